// What a sandbox holds, as a pure function of its seed: rows, organisations, and the gateway's truth.
#pragma once

#include "app/sandbox/gateway_charge.h"
#include "recovery/domain/failure.h"
#include "recovery/domain/intent.h"
#include "recovery/domain/policy.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ichido::sandbox {

/// Why a seeded intent is stuck: one for each row of the verdict table that one look-up can show.
enum class StuckKind {
    charged,
    failed_final,
    amount_differs,
    currency_differs,
    amount_unreadable,
    foreign_key,
    foreign_order,
    foreign_account,
    dead_then_charged,
    charged_and_pending,
    several_dead,
    refunded_and_charged,
    charged_twice,
    partly_refunded,
    wholly_refunded_shown,  ///< the organisation's template shows refunds
    wholly_refunded_hidden, ///< it does not
    authorized,
    failed_without_deadline,
    failed_retryable,
    pending,
    not_found,
    not_found_but_referenced, ///< earlier evidence holds a reference
    not_found_beyond_key_window,
    slow_answer,
    reset_answer,
    server_error,
    rate_limited,
    redirected,
    html_answer,
    malformed_answer,
    cut_answer,
    unknown_status,
    charged_before_created,
    within_grace,
    unconfigured,
};
inline constexpr int stuck_kinds = static_cast<int>(StuckKind::unconfigured) + 1;

struct SeedParameters {
    std::uint64_t seed = 0;
    std::int64_t rows = 0;  ///< all requests, the stuck ones included; at most 100 million
    std::int64_t stuck = 0; ///< rows in 처리중, those of crashed_rows() included
    int organizations = 40; ///< 8 to 10,000
    Instant base;           ///< ages count back from here
};

/// "sandbox.rows" or "sandbox.organizations" when they cannot be met.
[[nodiscard]] Result<SeedParameters> checked(const SeedParameters& parameters);

struct SeedRow {
    std::uint64_t number = 0;
    RequestKey request;
    RequestStatus status = RequestStatus::processing;
    Instant created_at;
    std::int64_t order_id = 0;
    Money amount;
    std::optional<StuckKind> kind; ///< exactly for processing rows
};

class SeedPlan final {
public:
    explicit SeedPlan(const SeedParameters& parameters) : m_parameters(parameters) {}

    [[nodiscard]] const SeedParameters& parameters() const noexcept { return m_parameters; }
    /// The rows that the merchant service is to leave behind by crashing, the last ones.
    [[nodiscard]] std::int64_t crashed_rows() const noexcept;
    /// Rows that are loaded: all but those.
    [[nodiscard]] std::int64_t loaded_rows() const noexcept { return m_parameters.rows - crashed_rows(); }
    /// number < rows; beyond loaded_rows() only the request and the amount have a meaning.
    [[nodiscard]] SeedRow row(std::uint64_t number) const;
    /// The loaded row of that request; nothing when no loaded row is it.
    [[nodiscard]] std::optional<SeedRow> find(const RequestKey& request) const;

    /// What a look-up of the row finds: none, one or several; a foreign one names another.
    [[nodiscard]] std::vector<GatewayCharge> charges(const SeedRow& row) const;
    /// How a look-up of the row goes wrong ("slow", "reset", …, as in the gateway's control);
    /// empty when it does not.
    [[nodiscard]] static std::string_view fault(const SeedRow& row) noexcept;

    /// All but the last organisation, which has rows and is not configured.
    [[nodiscard]] std::vector<Organization> organizations() const;

private:
    [[nodiscard]] std::uint64_t draw(std::uint64_t number, std::uint64_t salt, std::uint64_t bound) const noexcept;
    [[nodiscard]] StuckKind kind_of(std::uint64_t number) const noexcept;
    [[nodiscard]] std::int64_t organization_of(std::uint64_t number, std::optional<StuckKind> kind) const noexcept;
    [[nodiscard]] Duration age_of(std::uint64_t number, std::optional<StuckKind> kind) const noexcept;
    [[nodiscard]] Money amount_of(std::uint64_t number, std::int64_t organization) const;

    SeedParameters m_parameters;
};

} // namespace ichido::sandbox
