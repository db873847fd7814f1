// What one gateway is: everything that is special about it, read from a TOML file.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/gateway_answer.h"
#include "recovery/gateways/base_url.h"
#include "recovery/gateways/json_pointer.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ichido {

enum class AuthKind {
    bearer, ///< Authorization: Bearer <secret>
    basic,  ///< Authorization: Basic of "<user>:<secret>", or of "<secret>:" without a user
    header, ///< <header>: <prefix><secret>
};

/// How to authenticate. The secret is named, never written.
struct AuthRule {
    AuthKind kind = AuthKind::bearer;
    std::string header;                ///< of AuthKind::header
    std::string prefix;                ///< of AuthKind::header, with its space: "PortOne "
    std::string user;                  ///< of AuthKind::basic; may be empty
    std::string secret;                ///< name: looked for in ICHIDO_SECRET_<NAME>, then in secret_file
    std::filesystem::path secret_file; ///< relative to the profile's folder; may be empty
    bool operator==(const AuthRule&) const = default;
};

/// A name and a template with {key} (gateway_key), {idem_key}, {org_id}, {order_id}, {reference}.
struct Parameter {
    std::string name;
    std::string value;
    bool operator==(const Parameter&) const = default;
};

struct LookupRule {
    bool post = false; ///< only where the profile states `reads = true`
    std::string path;  ///< template below base_url; values are percent-encoded as one segment
    std::vector<Parameter> query;
    std::vector<Parameter> form; ///< of a POST
    bool authoritative = true;   ///< false: an index that lags
    bool operator==(const LookupRule&) const = default;
};

enum class AmountForm {
    minor,   ///< an integer in the currency's minor unit
    decimal, ///< a decimal number, written as a number or as a text
};

/// Where in the answer things stand. `list` starts at the document, the others at a payment.
struct AnswerRule {
    std::optional<JsonPointer> list; ///< nothing: the document is the payment
    JsonPointer status;
    JsonPointer amount;
    JsonPointer currency;
    JsonPointer reference;
    AmountForm amounts = AmountForm::minor;
    std::optional<JsonPointer> key, order, account, refunded, failure_code, created, expires;
    std::string request_id_header = "x-request-id"; ///< lower case
    bool operator==(const AnswerRule&) const = default;
};

/// An answer that means "no such payment": the status alone never does, because a proxy's 404 is
/// no gateway's word.
struct AbsenceRule {
    int http_status = 404;
    JsonPointer pointer;
    std::string value;
    bool operator==(const AbsenceRule&) const = default;
};

/// A look-up of a known payment that proves credentials and mode.
struct ProbeRule {
    std::string path;
    std::vector<Parameter> query; ///< without placeholders
    int http_status = 200;        ///< 2xx
    std::optional<JsonPointer> pointer;
    std::string value; ///< what must stand at `pointer`
    bool operator==(const ProbeRule&) const = default;
};

struct Profile {
    std::string name;
    std::string description;
    std::filesystem::path folder; ///< of its file; empty for a shipped one
    BaseUrl base_url;
    std::filesystem::path ca_file; ///< relative to folder; empty: the system's authorities
    AuthRule auth;
    std::vector<LookupRule> look_ups; ///< the first one whose placeholders are all known is used
    AnswerRule answer;
    std::map<std::string, Outcome, std::less<>> statuses; ///< the gateway's words; no default
    bool empty_list_is_absence = false;
    std::vector<AbsenceRule> absences;
    GatewayTraits traits; ///< credentials_proven is false here: a file proves nothing
    int concurrency = 8;
    int per_second = 0; ///< 0: no limit stated
    std::optional<ProbeRule> probe;
    bool operator==(const Profile&) const = default;

    /// False for a profile that ships without an address (port 0) and needs a site's own.
    [[nodiscard]] bool has_address() const { return base_url.port != 0; }
    [[nodiscard]] std::filesystem::path beside(const std::filesystem::path& file) const { return folder / file; }
};

/// `name` is the file's name without ".toml": lower-case letters, digits, '_' and '-'.
/// Failures: kind invalid, code "profile.name", "profile.syntax" (not TOML), "profile.key" (an
/// unknown or missing key) or "profile.value"; the text names profile, line and key, never a value.
[[nodiscard]] Result<Profile> parse_profile(std::string_view toml, std::string_view name,
                                            const std::filesystem::path& folder = {});

} // namespace ichido
