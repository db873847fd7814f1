#include "recovery/evidence/plan_file.h"

#include "recovery/evidence/plan_lines.h"
#include "recovery/evidence/sha256.h"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

namespace ichido {

namespace {

std::string last_line_text(std::size_t lines, std::string_view before)
{
    return R"({"lines":)" + std::to_string(lines) + R"(,"sha256":")" + sha256(before).hex() + "\"}\n";
}

tl::unexpected<Failure> unusable(const char* code)
{
    return fail(FailureKind::invalid, code);
}

/// A version is read before anything else: another version may have another form.
bool of_another_version(std::string_view header)
{
    const auto json = nlohmann::json::parse(header, nullptr, false);
    if (!json.is_object() || !json.contains("ichido_plan"))
        return false;
    const auto& version = json["ichido_plan"];
    return version.is_number_integer() && version != plan_file_version;
}

/// What write_plan() is never given and ApplyRun must never get.
bool consistent(const Verdict& verdict)
{
    const bool completes = verdict.kind == VerdictKind::settle_completed;
    if (!completes && verdict.kind != VerdictKind::settle_failed)
        return !verdict.settlement;
    return verdict.settlement && !verdict.evidence_ids.empty() &&
           verdict.settlement->status == (completes ? RequestStatus::completed : RequestStatus::failed);
}

} // namespace

std::string write_plan(const Plan& plan)
{
    std::string file = header_text(plan.header) + '\n';
    for (const PlanLine& line : plan.lines)
        file += line_text(line) + '\n';
    return file + last_line_text(plan.lines.size(), file);
}

Result<Plan> read_plan(std::string_view file)
{
    const auto header_end = file.find('\n');
    const std::string_view first = file.substr(0, header_end);
    if (of_another_version(first))
        return unusable("plan.version");
    const auto header = header_from(first);
    // A file that is cut within its first line can still be told from one that never was a plan.
    constexpr std::string_view begins = R"({"ichido_plan":)";
    const bool cut = header_end == std::string_view::npos && begins.starts_with(first.substr(0, begins.size()));
    if (!header && !cut)
        return unusable("plan.malformed");

    const auto last = header_end == std::string_view::npos ? header_end : file.find("\n{\"lines\":", header_end);
    if (last == std::string_view::npos || file.find('\n', last + 1) == std::string_view::npos)
        return unusable("plan.truncated");
    const std::string_view before = file.substr(0, last + 1);

    // The digest decides first: of an edited file nothing else is worth reading.
    const auto line_ends = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    if (file.substr(last + 1) != last_line_text(line_ends - 1, before))
        return unusable("plan.edited");

    Plan plan;
    plan.header = *header;
    std::set<CommandId> commands;
    std::set<RequestKey> requests;
    for (std::size_t at = header_end + 1; at < before.size();) {
        const auto end = before.find('\n', at);
        auto line = line_from(before.substr(at, end - at));
        if (!line || !consistent(line->verdict) || !requests.insert(line->intent.request).second ||
            !commands.insert(line->command).second)
            return unusable("plan.malformed");
        plan.lines.push_back(*std::move(line));
        at = end + 1;
    }
    return plan;
}

} // namespace ichido
