// Turns the text of a profile into a Profile, or says in which line it cannot.
#include "recovery/gateways/profile_sections.h"
#include "recovery/gateways/profile_text.h"

#include <algorithm>
#include <toml++/toml.h>
#include <utility>

namespace ichido {

namespace {

/// Long chains of dotted keys would become tables nested as deep; destroying them needs as much stack.
constexpr std::size_t toml_size_limit = 64 * 1024;
constexpr std::size_t toml_line_limit = 2000;

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
