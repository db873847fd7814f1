#include "app/sandbox/charge_book.h"

#include "app/sandbox/seed_key.h"

#include <chrono>

namespace ichido::sandbox {

namespace {

/// Stable, so that a demonstration can choose a decline: 402 is its HTTP status.
bool is_declined(const Money& amount)
{
    return amount.minor % 1000 == 402;
}

std::string reference_of(const RequestKey& request)
{
    const std::uint64_t org = static_cast<std::uint64_t>(request.org.value);
    std::uint64_t bits = org;
    for (const std::uint8_t byte : request.key.bytes)
        bits = mixed(org, bits, byte);
    std::string bytes(8, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(bits >> (8 * i));
    return "pay_" + to_hex(bytes);
}

} // namespace

ChargeBook::ChargeBook(const SeedPlan& plan, std::filesystem::path journal) : m_plan(plan)
{
    std::ifstream written(journal);
    std::string line;
    while (std::getline(written, line)) {
        if (auto charge = charge_from_journal(line))
            m_live.insert_or_assign(charge->request, std::move(*charge));
    }
    m_journal.open(journal, std::ios::app);
}

std::vector<GatewayCharge> ChargeBook::find(const RequestKey& request) const
{
    if (const auto row = m_plan.find(request))
        return m_plan.charges(*row);
    const std::lock_guard lock(m_mutex);
    const auto found = m_live.find(request);
    return found == m_live.end() ? std::vector<GatewayCharge>{} : std::vector{found->second};
}

ChargeBook::Charged ChargeBook::charge(const RequestKey& request, std::int64_t order_id, const Money& amount)
{
    if (const auto row = m_plan.find(request)) {
        if (auto seeded = m_plan.charges(*row); !seeded.empty())
            return {seeded.front(), false};
    }
    const std::lock_guard lock(m_mutex);
    if (const auto found = m_live.find(request); found != m_live.end())
        return {found->second, false};
    GatewayCharge charge;
    charge.id = reference_of(request);
    charge.request = request;
    charge.order_id = order_id;
    charge.amount = amount;
    charge.created_at = std::chrono::floor<Duration>(std::chrono::system_clock::now());
    if (is_declined(amount)) {
        charge.status = "failed";
        charge.failure_code = "card_declined";
    }
    m_journal << journal_json(charge) << '\n' << std::flush;
    return {m_live.emplace(request, std::move(charge)).first->second, true};
}

std::vector<GatewayCharge> ChargeBook::live() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<GatewayCharge> charges;
    for (const auto& [request, charge] : m_live)
        charges.push_back(charge);
    return charges;
}

} // namespace ichido::sandbox
