// The only file that knows TOML: it turns the text of a profile into a Profile, or says in which
// line it cannot.
#include "recovery/gateways/lookup_url.h"
#include "recovery/gateways/profile.h"
#include "recovery/gateways/profile_text.h"

#include <algorithm>
#include <array>
#include <set>
#include <toml++/toml.h>
#include <utility>

namespace ichido {

namespace {

/// Long chains of dotted keys would become tables nested as deep; destroying them needs as much stack.
constexpr std::size_t toml_size_limit = 64 * 1024;
constexpr std::size_t toml_line_limit = 2000;

/// Remembers the first thing that is wrong.
class TomlErrors final {
public:
    explicit TomlErrors(std::string_view profile) : m_profile(profile) {}
    void add(const char* code, std::size_t line, const std::string& what)
    {
        if (m_first)
            return;
        m_first = Failure{FailureKind::invalid, code,
                          "gateway profile \"" + m_profile + "\"" +
                              (line > 0 ? ", line " + std::to_string(line) : std::string()) + ": " + what};
    }
    [[nodiscard]] const std::optional<Failure>& first() const { return m_first; }

private:
    std::string m_profile;
    std::optional<Failure> m_first;
};

/// One table; every key must be asked for, whatever else it holds is refused by finish().
class TomlTable final {
public:
    TomlTable(TomlErrors& errors, const toml::table& table, std::string where)
        : m_errors(errors), m_table(table), m_where(std::move(where))
    {
    }

    [[nodiscard]] std::size_t line() const { return m_table.source().begin.line; }
    [[nodiscard]] std::size_t line(std::string_view key) const
    {
        const toml::node* const node = m_table.get(key);
        return node ? node->source().begin.line : line();
    }
    void wrong(std::string_view key, const std::string& what) const
    {
        m_errors.add("profile.value", line(key), name(key) + " " + what);
    }

    const toml::node* get(std::string_view key, bool required = false)
    {
        m_known.emplace(key);
        const toml::node* const node = m_table.get(key);
        if (!node && required)
            m_errors.add("profile.key", line(), name(key) + " is missing");
        return node;
    }
    std::string text(std::string_view key, bool required = false)
    {
        const toml::node* const node = get(key, required);
        if (!node)
            return {};
        const auto value = node->value_exact<std::string>();
        if (!value || !is_profile_text(*value) || (required && value->empty())) {
            wrong(key, "must be a text without control characters");
            return {};
        }
        return *value;
    }
    bool boolean(std::string_view key, bool otherwise)
    {
        const toml::node* const node = get(key);
        if (!node)
            return otherwise;
        const auto value = node->value_exact<bool>();
        if (!value)
            wrong(key, "must be true or false");
        return value.value_or(otherwise);
    }
    int integer(std::string_view key, int least, int most, int otherwise)
    {
        const toml::node* const node = get(key);
        if (!node)
            return otherwise;
        const auto value = node->value_exact<std::int64_t>();
        if (!value || *value < least || *value > most) {
            wrong(key, "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
            return otherwise;
        }
        return static_cast<int>(*value);
    }
    Duration duration(std::string_view key, Duration least, Duration most, std::optional<Duration> otherwise)
    {
        const toml::node* const node = get(key, !otherwise);
        if (!node)
            return otherwise.value_or(least);
        const auto written = node->value_exact<std::string>();
        const auto value = written ? parse_duration(*written) : std::nullopt;
        if (!value || *value < least || *value > most) {
            wrong(key, "must be a duration from " + format_duration(least) + " to " + format_duration(most) +
                           ", such as \"10s\" or \"15d\"");
            return least;
        }
        return *value;
    }
    std::optional<JsonPointer> pointer(std::string_view key, bool required = false)
    {
        const toml::node* const node = get(key, required);
        if (!node)
            return std::nullopt;
        const auto written = node->value_exact<std::string>();
        auto pointer = written ? JsonPointer::parse(*written) : std::nullopt;
        if (!pointer)
            wrong(key, "must be a JSON pointer, such as \"/data/id\"");
        return pointer;
    }
    /// A table of texts, by name.
    std::vector<Parameter> parameters(std::string_view key, bool required = false)
    {
        std::vector<Parameter> result;
        const toml::node* const node = get(key, required);
        if (node && !node->is_table())
            wrong(key, "must be a table of texts");
        if (!node || !node->is_table())
            return result;
        for (const auto& [item, value] : *node->as_table()) {
            const auto written = value.value_exact<std::string>();
            if (!written || !is_profile_text(*written) || !is_profile_text(item.str()) || item.str().empty())
                m_errors.add("profile.value", item.source().begin.line,
                             name(key) + ": \"" + shown_key(item.str()) + "\" must be a text");
            else
                result.push_back({std::string(item.str()), *written});
        }
        return result;
    }
    std::optional<TomlTable> table(std::string_view key, bool required = false)
    {
        const toml::node* const node = get(key, required);
        if (node && !node->is_table())
            wrong(key, "must be a table");
        if (!node || !node->is_table())
            return std::nullopt;
        return TomlTable(m_errors, *node->as_table(), name(key));
    }
    std::vector<TomlTable> tables(std::string_view key, bool required = false)
    {
        std::vector<TomlTable> result;
        const toml::node* const node = get(key, required);
        if (!node)
            return result;
        const toml::array* const array = node->as_array();
        if (!array || array->empty() || array->size() > 20 ||
            !std::all_of(array->begin(), array->end(), [](const toml::node& item) { return item.is_table(); })) {
            wrong(key, "must be 1 to 20 tables");
            return result;
        }
        for (const toml::node& item : *array)
            result.emplace_back(m_errors, *item.as_table(), name(key));
        return result;
    }
    void finish() const
    {
        for (const auto& [key, value] : m_table) {
            if (m_known.find(key.str()) == m_known.end())
                m_errors.add("profile.key", key.source().begin.line,
                             "\"" + shown_key(key.str()) + "\" is not a key of " +
                                 (m_where.empty() ? "a profile" : "[" + m_where + "]"));
        }
    }

private:
    [[nodiscard]] std::string name(std::string_view key) const
    {
        return m_where.empty() ? std::string(key) : m_where + "." + std::string(key);
    }

    TomlErrors& m_errors;
    const toml::table& m_table;
    std::string m_where;
    std::set<std::string, std::less<>> m_known;
};

void read_auth(TomlTable table, AuthRule& auth)
{
    const std::string kind = table.text("kind", true);
    auth.secret = table.text("secret", true);
    auth.secret_file = table.text("secret_file");
    if (!auth.secret.empty() && !is_secret_name(auth.secret))
        table.wrong("secret", "is the name of a secret (letters, digits, '_', '-'), never the secret itself");
    if (kind == "bearer") {
        auth.kind = AuthKind::bearer;
    } else if (kind == "basic") {
        auth.kind = AuthKind::basic;
        auth.user = table.text("user");
        if (auth.user.find(':') != std::string::npos)
            table.wrong("user", "must not contain a colon");
    } else if (kind == "header") {
        auth.kind = AuthKind::header;
        auth.header = table.text("header", true);
        auth.prefix = table.text("prefix");
        if (!auth.header.empty() && !is_own_header(auth.header))
            table.wrong("header", "must be the name of a header that is no business of the transport's");
    } else if (!kind.empty()) {
        table.wrong("kind", "must be \"bearer\", \"basic\" or \"header\"");
    }
    table.finish();
}

bool all_templates(const std::vector<Parameter>& parameters, bool may_have = true)
{
    return std::all_of(parameters.begin(), parameters.end(),
                       [may_have](const Parameter& parameter) { return is_template(parameter.value, may_have); });
}

bool names_the_request(const LookupRule& rule)
{
    const auto has = [](std::string_view text) {
        return text.find("{key}") != text.npos || text.find("{idem_key}") != text.npos ||
               text.find("{order_id}") != text.npos || text.find("{reference}") != text.npos;
    };
    const auto any = [&has](const std::vector<Parameter>& parameters) {
        return std::any_of(parameters.begin(), parameters.end(),
                           [&has](const Parameter& parameter) { return has(parameter.value); });
    };
    return has(rule.path) || any(rule.query) || any(rule.form);
}

LookupRule read_look_up(TomlTable table)
{
    LookupRule rule;
    const std::string method = table.get("method") ? table.text("method", true) : "GET";
    rule.path = table.text("path", true);
    rule.query = table.parameters("query");
    rule.authoritative = table.boolean("authoritative", true);
    rule.post = method == "POST";
    if (rule.post) {
        rule.form = table.parameters("form");
        if (!table.boolean("reads", false))
            table.wrong("method", "may be POST only where `reads = true` states that it changes nothing");
    } else if (method != "GET" && !method.empty()) {
        table.wrong("method", "must be \"GET\", or \"POST\" with `reads = true`");
    }
    if (!rule.path.empty() && (!is_profile_path(rule.path) || !is_template(rule.path)))
        table.wrong("path", "must begin with '/', have no '?', '#' or dot segments, and only known placeholders");
    if (!all_templates(rule.query))
        table.wrong("query", "has a placeholder that does not exist");
    if (!all_templates(rule.form))
        table.wrong("form", "has a placeholder that does not exist");
    if (!rule.path.empty() && !names_the_request(rule))
        table.wrong("path", "or query must name the request, by {key}, {idem_key}, {order_id} or {reference}");
    table.finish();
    return rule;
}

void read_answer(TomlTable table, AnswerRule& answer)
{
    answer.list = table.pointer("list");
    answer.status = table.pointer("status", true).value_or(JsonPointer{});
    answer.amount = table.pointer("amount", true).value_or(JsonPointer{});
    answer.currency = table.pointer("currency", true).value_or(JsonPointer{});
    answer.reference = table.pointer("reference", true).value_or(JsonPointer{});
    answer.key = table.pointer("key");
    answer.order = table.pointer("order");
    answer.account = table.pointer("account");
    answer.refunded = table.pointer("refunded");
    answer.failure_code = table.pointer("failure_code");
    answer.created = table.pointer("created");
    answer.expires = table.pointer("expires");
    const std::string amounts = table.text("amounts", true);
    answer.amounts = amounts == "decimal" ? AmountForm::decimal : AmountForm::minor;
    if (!amounts.empty() && amounts != "decimal" && amounts != "minor")
        table.wrong("amounts", "must be \"minor\" or \"decimal\"");
    if (const std::string header = table.text("request_id_header"); !header.empty()) {
        answer.request_id_header = lower_case(header);
        if (!is_header_name(header))
            table.wrong("request_id_header", "must be the name of a header");
    }
    table.finish();
}

void read_statuses(TomlTable& profile, TomlErrors& errors, Profile& result)
{
    constexpr std::array allowed{Outcome::succeeded, Outcome::succeeded_then_refunded, Outcome::authorized,
                                 Outcome::pending,   Outcome::failed_terminal,         Outcome::failed_retryable};
    const std::vector<Parameter> words = profile.parameters("status", true);
    if (words.empty())
        errors.add("profile.value", profile.line("status"), "status must map at least one word");
    for (const Parameter& word : words) {
        const auto outcome = outcome_from_word(word.value);
        const std::string where = "status: \"" + shown_key(word.name) + "\" ";
        if (is_catch_all(word.name))
            errors.add("profile.value", profile.line("status"),
                       where + "would be a default; every word must be listed by itself");
        else if (!outcome || std::find(allowed.begin(), allowed.end(), *outcome) == allowed.end())
            errors.add("profile.value", profile.line("status"),
                       where + "must be succeeded, succeeded_then_refunded, authorized, pending, failed_terminal "
                               "or failed_retryable");
        else if (*outcome == Outcome::succeeded_then_refunded && !result.answer.refunded)
            errors.add("profile.key", profile.line("answer"), "answer.refunded is missing, and a status needs it");
        else
            result.statuses.emplace(word.name, *outcome);
    }
}

void read_absences(TomlTable table, TomlErrors& errors, Profile& result)
{
    result.empty_list_is_absence = table.boolean("empty_list", false);
    for (TomlTable& entry : table.tables("answers")) {
        AbsenceRule rule;
        if (!entry.get("http_status", true))
            continue;
        rule.http_status = entry.integer("http_status", 200, 499, 404);
        if (rule.http_status != 200 &&
            (rule.http_status < 400 || rule.http_status == 401 || rule.http_status == 403 || rule.http_status == 429))
            entry.wrong("http_status", "must be 200 or a refusal other than 401, 403 and 429");
        rule.pointer = entry.pointer("pointer", true).value_or(JsonPointer{});
        rule.value = entry.text("value", true);
        entry.finish();
        result.absences.push_back(std::move(rule));
    }
    if (result.empty_list_is_absence && !result.answer.list)
        table.wrong("empty_list", "needs answer.list");
    if (!result.empty_list_is_absence && result.absences.empty())
        errors.add("profile.key", table.line(), "not_found must state empty_list or answers");
    table.finish();
}

void read_traits(TomlTable table, Profile& result)
{
    using namespace std::chrono_literals;
    GatewayTraits& traits = result.traits;
    traits.authoritative = std::all_of(result.look_ups.begin(), result.look_ups.end(),
                                       [](const LookupRule& rule) { return rule.authoritative; });
    traits.call_deadline = table.duration("call_deadline", 100ms, 5min, traits.call_deadline);
    // An index without a stated lag would let its silence count at once.
    const std::optional<Duration> lag = traits.authoritative ? std::optional<Duration>(0s) : std::nullopt;
    traits.lookup_lag = table.duration("lookup_lag", 0s, 24h * 7, lag);
    traits.key_window = table.duration("key_window", 1min, 24h * 3650, std::nullopt);
    traits.failure_is_final = table.boolean("failure_is_final", false);
    traits.account = table.text("account");
    table.finish();
}

ProbeRule read_probe(TomlTable table)
{
    ProbeRule probe;
    probe.path = table.text("path", true);
    probe.query = table.parameters("query");
    probe.http_status = table.integer("http_status", 200, 299, 200);
    probe.pointer = table.pointer("pointer");
    probe.value = table.text("value", probe.pointer.has_value());
    if (!probe.path.empty() && (!is_profile_path(probe.path) || !is_template(probe.path, false)))
        table.wrong("path", "must begin with '/' and have no '?', '#', dot segments or placeholders");
    if (!all_templates(probe.query, false))
        table.wrong("query", "must have no placeholders");
    if (!probe.pointer && !probe.value.empty())
        table.wrong("value", "needs a pointer");
    table.finish();
    return probe;
}

Profile read_profile(const toml::table& root, TomlErrors& errors)
{
    Profile result;
    TomlTable table(errors, root, {});
    result.description = table.text("description");
    if (const std::string url = table.text("base_url", true); !url.empty()) {
        const auto base_url = BaseUrl::parse(url);
        if (!base_url)
            table.wrong("base_url", "must be https://host[:port][/path], or http to a loopback address");
        result.base_url = base_url.value_or(BaseUrl{});
    }
    if (auto tls = table.table("tls")) {
        result.ca_file = tls->text("ca_file", true);
        tls->finish();
    }
    if (auto auth = table.table("auth", true))
        read_auth(std::move(*auth), result.auth);
    for (TomlTable& look_up : table.tables("lookup", true))
        result.look_ups.push_back(read_look_up(std::move(look_up)));
    if (auto answer = table.table("answer", true))
        read_answer(std::move(*answer), result.answer);
    read_statuses(table, errors, result);
    if (auto absences = table.table("not_found", true))
        read_absences(std::move(*absences), errors, result);
    if (auto traits = table.table("traits", true))
        read_traits(std::move(*traits), result);
    if (auto limits = table.table("limits")) {
        result.concurrency = limits->integer("concurrency", 1, 256, result.concurrency);
        result.per_second = limits->integer("per_second", 1, 10'000, result.per_second);
        limits->finish();
    }
    if (auto probe = table.table("probe"))
        result.probe = read_probe(std::move(*probe));
    table.finish();
    return result;
}

} // namespace

Result<Profile> parse_profile(std::string_view text, std::string_view name, const std::filesystem::path& folder)
{
    if (!is_profile_name(name))
        return fail(FailureKind::invalid, "profile.name",
                    "a gateway profile's file is named with lower-case letters, digits, '_' and '-'");
    TomlErrors errors(name);
    if (text.size() > toml_size_limit || longest_line(text) > toml_line_limit) {
        errors.add("profile.syntax", 0, "the file or one of its lines is too long");
        return tl::unexpected(*errors.first());
    }
    try {
        const toml::table root = toml::parse(text);
        Profile profile = read_profile(root, errors);
        if (errors.first())
            return tl::unexpected(*errors.first());
        profile.name = name;
        profile.folder = folder;
        return profile;
    } catch (const toml::parse_error& error) {
        // Its text may quote the file.
        errors.add("profile.syntax", error.source().begin.line, "this is not TOML");
        return tl::unexpected(*errors.first());
    }
}

} // namespace ichido
