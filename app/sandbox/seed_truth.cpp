// The gateway's side of a seed plan.
#include "app/sandbox/seed_key.h"
#include "app/sandbox/seed_plan.h"

#include "recovery/domain/identifiers.h"

#include <array>

namespace ichido::sandbox {

namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t truth_salt = 0x7407;
/// Foreign payments name keys of numbers that no row has.
constexpr std::uint64_t foreign_numbers = std::uint64_t{1} << 40U;

GatewayCharge charge_of(const SeedRow& row, std::uint64_t seed, std::uint64_t attempt = 0)
{
    const std::uint64_t bits = mixed(seed, row.number, truth_salt + attempt);
    std::string bytes(8, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(bits >> (8 * i));
    GatewayCharge charge;
    charge.id = "pay_" + to_hex(bytes);
    charge.request = row.request;
    charge.order_id = row.order_id;
    charge.amount = row.amount;
    charge.created_at = row.created_at + 1s + attempt * 2s + Duration{static_cast<Duration::rep>(bits % 900'000)};
    return charge;
}

GatewayCharge failed(GatewayCharge charge)
{
    constexpr std::array<const char*, 3> codes{"card_declined", "insufficient_funds", "expired_card"};
    charge.status = "failed";
    charge.failure_code = codes[static_cast<std::size_t>(charge.order_id) % codes.size()];
    return charge;
}

GatewayCharge with_status(GatewayCharge charge, const char* status)
{
    charge.status = status;
    return charge;
}

GatewayCharge refunded(GatewayCharge charge, std::int64_t minor)
{
    charge.status = "refunded";
    charge.refunded = minor;
    return charge;
}

} // namespace

std::vector<GatewayCharge> SeedPlan::charges(const SeedRow& row) const
{
    const std::uint64_t seed = m_parameters.seed;
    GatewayCharge charge = charge_of(row, seed);
    const GatewayCharge second = charge_of(row, seed, 1);
    if (row.status == RequestStatus::completed)
        return {charge};
    if (row.status == RequestStatus::failed)
        return {failed(charge)};
    switch (row.kind.value_or(StuckKind::charged)) {
    case StuckKind::failed_final:
    case StuckKind::failed_without_deadline:
        return {failed(charge)};
    case StuckKind::amount_differs:
        charge.amount.minor *= 100; // the classic: minor units taken for major ones
        return {charge};
    case StuckKind::currency_differs:
        charge.amount.currency = charge.amount.currency == "USD" ? "JPY" : "USD";
        return {charge};
    case StuckKind::amount_unreadable:
        charge.amount_as_shown = "about " + std::to_string(charge.amount.minor);
        return {charge};
    case StuckKind::foreign_key:
        charge.request.key = seed_key(seed, foreign_numbers + row.number);
        return {charge};
    case StuckKind::foreign_order:
        // Under our key, for another order: a charge, but not this order's.
        charge.order_id += 500'000'000;
        return {charge};
    case StuckKind::foreign_account:
        charge.account = "acct_elsewhere";
        return {charge};
    case StuckKind::dead_then_charged:
        return {failed(charge), second};
    case StuckKind::charged_and_pending:
        return {charge, with_status(second, "pending")};
    case StuckKind::several_dead:
        return {failed(charge), failed(second)};
    case StuckKind::refunded_and_charged:
        return {refunded(charge, charge.amount.minor), second};
    case StuckKind::charged_twice:
        return {charge, second};
    case StuckKind::partly_refunded:
        return {refunded(charge, charge.amount.minor > 1 ? charge.amount.minor / 2 : 1)};
    case StuckKind::wholly_refunded_shown:
    case StuckKind::wholly_refunded_hidden:
        return {refunded(charge, charge.amount.minor)};
    case StuckKind::authorized:
        charge.expires_at = m_parameters.base + 24h * 4;
        return {with_status(charge, "authorized")};
    case StuckKind::failed_retryable:
        charge = with_status(failed(charge), "failed_retryable");
        return {charge};
    case StuckKind::pending:
        return {with_status(charge, "pending")};
    case StuckKind::not_found:
    case StuckKind::not_found_but_referenced:
    case StuckKind::not_found_beyond_key_window:
        return {};
    case StuckKind::unknown_status:
        return {with_status(charge, "on_the_moon")};
    case StuckKind::charged_before_created:
        charge.created_at = row.created_at - 1h;
        return {charge};
    default: // charged, and the answer goes wrong or is not asked for
        return {charge};
    }
}

std::string_view SeedPlan::fault(const SeedRow& row) noexcept
{
    if (!row.kind)
        return {};
    switch (*row.kind) {
    case StuckKind::slow_answer:
        return "slow";
    case StuckKind::reset_answer:
        return "reset";
    case StuckKind::server_error:
        return "500";
    case StuckKind::rate_limited:
        return "429";
    case StuckKind::redirected:
        return "redirect";
    case StuckKind::html_answer:
        return "html";
    case StuckKind::malformed_answer:
        return "malformed";
    case StuckKind::cut_answer:
        return "cut";
    default:
        return {};
    }
}

} // namespace ichido::sandbox
