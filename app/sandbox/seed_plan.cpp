#include "app/sandbox/seed_plan.h"

#include "app/sandbox/seed_key.h"

#include <algorithm>

namespace ichido::sandbox {

namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t rows_per_kind = 3; ///< of each at least, where there are enough stuck rows

/// The last organisations have something special; the others are plain.
enum SpecialFromEnd { from_end_unconfigured = 0, from_end_patient = 1, from_end_no_deadline = 2, from_end_refunds = 4 };
constexpr int special_organizations = 6;

enum Salt : std::uint64_t { salt_kind = 1, salt_org, salt_age, salt_amount, salt_status };

} // namespace

Result<SeedParameters> checked(const SeedParameters& parameters)
{
    if (parameters.organizations < 8 || parameters.organizations > 10'000)
        return fail(FailureKind::invalid, "sandbox.organizations", "a sandbox has 8 to 10,000 organisations");
    if (parameters.rows < 0 || parameters.rows > 100'000'000 || parameters.stuck < 0 ||
        parameters.stuck > parameters.rows)
        return fail(FailureKind::invalid, "sandbox.rows",
                    "a sandbox has at most 100 million requests, and no more stuck ones than requests");
    return parameters;
}

std::int64_t SeedPlan::crashed_rows() const noexcept
{
    return std::min<std::int64_t>(6, m_parameters.stuck / 4);
}

std::uint64_t SeedPlan::draw(std::uint64_t number, std::uint64_t salt, std::uint64_t bound) const noexcept
{
    return mixed(m_parameters.seed, number, salt) % bound;
}

StuckKind SeedPlan::kind_of(std::uint64_t number) const noexcept
{
    // In turn, so that few stuck rows are of many kinds.
    if (number < rows_per_kind * stuck_kinds)
        return static_cast<StuckKind>(number % stuck_kinds);
    return draw(number, salt_kind, 5) < 3 ? StuckKind::charged : StuckKind::failed_final;
}

std::int64_t SeedPlan::organization_of(std::uint64_t number, std::optional<StuckKind> kind) const noexcept
{
    const std::int64_t last = m_parameters.organizations;
    const auto plain = static_cast<std::uint64_t>(last - special_organizations);
    if (!kind) { // each has rows, some have many
        const auto all = static_cast<std::uint64_t>(last);
        const std::uint64_t turn = number % all;
        return 1 + static_cast<std::int64_t>(draw(number, salt_org, 4) == 0 ? turn / 4 : turn);
    }
    const auto one_of_two = static_cast<std::int64_t>(draw(number, salt_org, 2));
    switch (*kind) {
    case StuckKind::unconfigured:
        return last - from_end_unconfigured;
    case StuckKind::within_grace:
        return last - from_end_patient;
    case StuckKind::failed_without_deadline:
        return last - from_end_no_deadline - one_of_two;
    case StuckKind::wholly_refunded_shown:
        return last - from_end_refunds - one_of_two;
    default:
        return 1 + static_cast<std::int64_t>(draw(number, salt_org, plain));
    }
}

Duration SeedPlan::age_of(std::uint64_t number, std::optional<StuckKind> kind) const noexcept
{
    Duration youngest = 11min, oldest = 72h;
    if (!kind)
        oldest = 24h * 30;
    else if (*kind == StuckKind::within_grace)
        oldest = 20min; // over the threshold, but its service may still send
    else if (*kind == StuckKind::not_found_but_referenced)
        youngest = 3h; // the earlier evidence is older than two
    else if (*kind == StuckKind::not_found_beyond_key_window)
        youngest = 24h * 16, oldest = 24h * 20;
    const auto span = static_cast<std::uint64_t>((oldest - youngest).count());
    return youngest + Duration{static_cast<Duration::rep>(draw(number, salt_age, span))};
}

Money SeedPlan::amount_of(std::uint64_t number, std::int64_t organization) const
{
    const auto step = static_cast<std::int64_t>(1 + draw(number, salt_amount, 9'999));
    switch (organization % 5) {
    case 0:
        return {step * 25, "USD"};
    case 1:
        return {step * 100, "KRW"};
    default:
        return {step * 10, "JPY"};
    }
}

SeedRow SeedPlan::row(std::uint64_t number) const
{
    SeedRow row;
    row.number = number;
    const auto stuck = static_cast<std::uint64_t>(m_parameters.stuck - crashed_rows());
    if (number < stuck)
        row.kind = kind_of(number);
    else if (number >= static_cast<std::uint64_t>(loaded_rows()))
        row.kind = StuckKind::charged;
    else
        row.status = draw(number, salt_status, 100) < 93 ? RequestStatus::completed : RequestStatus::failed;
    const std::int64_t organization = organization_of(number, row.kind);
    row.request = {OrgId{organization}, seed_key(m_parameters.seed, number)};
    row.created_at = m_parameters.base - age_of(number, row.kind);
    row.order_id = static_cast<std::int64_t>(number) + 1;
    row.amount = amount_of(number, organization);
    return row;
}

std::optional<SeedRow> SeedPlan::find(const RequestKey& request) const
{
    const auto number = seed_number(m_parameters.seed, request.key);
    if (!number || *number >= static_cast<std::uint64_t>(loaded_rows()))
        return std::nullopt;
    const SeedRow found = row(*number);
    if (found.request != request)
        return std::nullopt;
    return found;
}

std::vector<Organization> SeedPlan::organizations() const
{
    constexpr std::string_view names[] = {"Acme Books",     "青葉書店",
                                          "한빛 문구",      "Blue Harbour Coffee",
                                          "さくら生花",     "Northwind Bicycles",
                                          "달빛 베이커리",  "Cedar Street Tools",
                                          "みなと食堂",     "Silver Birch Tea",
                                          "푸른산 캠핑",    "Lantern Games",
                                          "北山工房",       "Copper Kettle Kitchen",
                                          "바다향 수산",    "Maple Lane Toys",
                                          "白樺家具",       "Granite Peak Outdoor",
                                          "솔숲 한복",      "Riverbend Cycles",
                                          "月見茶屋",       "Quiet Corner Records",
                                          "은하 전자",      "Juniper Garden Centre",
                                          "東雲楽器",       "Paper Crane Prints",
                                          "아침 과일",      "Saltmarsh Sailing",
                                          "若草ベーカリー", "Bright Lamp Theatre",
                                          "하늘 여행사",    "Oak and Anvil",
                                          "海鳴り釣具",     "Meadow Veterinary",
                                          "늘푸른 화원",    "Sundial Watches",
                                          "紅葉温泉",       "Tin Robot Comics",
                                          "구름 카페",      "Willow Press"};
    constexpr int named = static_cast<int>(std::size(names));
    std::vector<Organization> organizations;
    const int last = m_parameters.organizations;
    for (int id = 1; id < last; ++id) {
        Organization organization;
        organization.id = OrgId{id};
        organization.name = id <= named ? std::string(names[id - 1]) : "Shop " + std::to_string(id);
        organization.gateway = "sandbox";
        organization.send_deadline = 30s;
        if (id == 2)
            organization.conflict_policy = ContentConflictPolicy::return_original;
        if (id == last - from_end_patient)
            organization.send_deadline = 45min;
        if (id <= last - from_end_no_deadline && id > last - from_end_refunds)
            organization.send_deadline.reset();
        if (id <= last - from_end_refunds && id > last - special_organizations)
            organization.template_shows_refunds = true;
        organizations.push_back(std::move(organization));
    }
    return organizations;
}

} // namespace ichido::sandbox
