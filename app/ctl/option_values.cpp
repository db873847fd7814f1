#include "app/ctl/option_values.h"

#include "app/ctl/query_text.h"
#include "app/ctl/usage_error.h"

#include <QCoreApplication>

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <system_error>

namespace ichido::ctl {

namespace {

template <typename Number>
Number number_of(const std::string& typed, const char* option, Number least, Number most, Number otherwise)
{
    if (typed.empty())
        return otherwise;
    Number value{};
    const char* end = typed.data() + typed.size();
    const auto [stop, error] = std::from_chars(typed.data(), end, value);
    if (error != std::errc{} || stop != end || value < least || value > most)
        throw UsageError{
            QCoreApplication::translate("usage", "%1 takes a whole number from %2 to %3.", "%1 is an option")
                .arg(QLatin1String(option))
                .arg(least)
                .arg(most)};
    return value;
}

bool is_blank(const std::string& text)
{
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

std::string reason_of(const TypedOptions& typed)
{
    constexpr std::size_t longest = 1000;
    if (is_blank(typed.reason))
        throw UsageError{QCoreApplication::translate("usage", "Say why with --reason; it stands in the audit trail.")};
    if (typed.reason.size() > longest)
        throw UsageError{QCoreApplication::translate("usage", "The reason is too long; at most 1,000 bytes are kept.")};
    return typed.reason;
}

std::string output_of(const TypedOptions& typed)
{
    if (is_blank(typed.output))
        throw UsageError{QCoreApplication::translate("usage", "Name the file for the plan with --output.")};
    return typed.output;
}

} // namespace

Globals globals_of(const TypedOptions& typed)
{
    Globals globals;
    globals.uri = typed.uri;
    if (const char* uri = std::getenv("ICHIDO_URI"); globals.uri.empty() && uri)
        globals.uri = uri;
    globals.gateways = typed.gateways;
    if (typed.format == "json")
        globals.format = Format::json;
    else if (typed.format == "csv")
        globals.format = Format::csv;
    else if (!typed.format.empty() && typed.format != "table")
        throw UsageError{QCoreApplication::translate("usage", "--format takes table, json or csv.")};
    if (!typed.language.empty() && typed.language != "en" && typed.language != "ja" && typed.language != "ko")
        throw UsageError{QCoreApplication::translate("usage", "--lang takes en, ja or ko.")};
    return globals;
}

RequestsListOptions requests_list_of(const TypedOptions& typed, Format format)
{
    constexpr std::int64_t rows_of_a_table = 50;
    RequestsListOptions options;
    options.query = query_of(typed.query);
    options.limit = number_of<std::int64_t>(typed.limit, "--limit", 0, std::numeric_limits<std::int64_t>::max(),
                                            format == Format::table ? rows_of_a_table : 0);
    return options;
}

RequestsShowOptions requests_show_of(const TypedOptions& typed)
{
    RequestsShowOptions options;
    std::string key = typed.key;
    options.organization = typed.organization;
    // "12/3f2a…" as in links, and what the gateways receive, "12-3f2a…", in one word
    if (const auto split = typed.organization.find_first_of("/-"); key.empty() && split != std::string::npos) {
        options.organization = typed.organization.substr(0, split);
        key = typed.organization.substr(split + 1);
    }
    const auto parsed = IdemKey::parse(key);
    if (!parsed || options.organization.empty())
        throw UsageError{QCoreApplication::translate(
            "usage",
            "Name the organisation and the idempotency key; a key has the form 01234567-89ab-cdef-0123-456789abcdef.")};
    options.key = *parsed;
    return options;
}

RecoverAskOptions recover_ask_of(const TypedOptions& typed)
{
    return {query_of(typed.query), typed.even_if_fresh};
}

RecoverPlanOptions recover_plan_of(const TypedOptions& typed)
{
    return {recover_ask_of(typed), output_of(typed)};
}

RecoverApplyOptions recover_apply_of(const TypedOptions& typed)
{
    if (typed.file.empty())
        throw UsageError{QCoreApplication::translate("usage", "Name the file with the plan.")};
    return {typed.file, reason_of(typed), typed.outcomes};
}

RecoverRunOptions recover_run_of(const TypedOptions& typed)
{
    return {recover_ask_of(typed), reason_of(typed), typed.output, typed.outcomes};
}

SandboxStartOptions sandbox_start_of(const TypedOptions& typed)
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    SandboxStartOptions options;
    options.dir = sandbox_dir_of(typed);
    options.rows = number_of<std::int64_t>(typed.rows, "--rows", 0, most, options.rows);
    options.stuck = number_of<std::int64_t>(typed.stuck, "--stuck", 0, most, options.stuck);
    options.seed =
        number_of<std::uint64_t>(typed.seed, "--seed", 0, std::numeric_limits<std::uint64_t>::max(), options.seed);
    options.organizations = number_of<int>(typed.organizations, "--organizations", 0, std::numeric_limits<int>::max(),
                                           options.organizations);
    return options;
}

SandboxServiceOptions sandbox_service_of(const TypedOptions& typed, bool merchant)
{
    constexpr int most = 65535;
    return {merchant, sandbox_dir_of(typed), number_of<int>(typed.port, "--port", 0, most, 0), typed.crash_at};
}

std::string sandbox_dir_of(const TypedOptions& typed)
{
    if (typed.dir.empty())
        throw UsageError{QCoreApplication::translate("usage", "Name the folder of the sandbox with --dir.")};
    std::error_code error;
    const auto path = std::filesystem::absolute(typed.dir, error);
    return error ? typed.dir : path.lexically_normal().string();
}

} // namespace ichido::ctl
