// The payment service's three steps as a state machine: events in, the next step out.
#pragma once

#include "recovery/workflow/pay.h"

#include <optional>
#include <variant>

namespace ichido {

/// Pure, like RecoveryMachine. `elapsed` is monotonic, from before the claim was sent.
///
/// The fence: a charge is wanted only while elapsed < send_deadline, and carries what is left of
/// it. A claim is never sent twice: its second answer could not tell our own row from another
/// worker's. A charge may be sent again within the fence, under the same key.
class PaymentMachine final {
public:
    static constexpr int most_charges = 3;
    static constexpr int most_settles = 4;

    struct Claim {
        ClaimCommand command;
    };
    struct Charge {
        ChargeRequest request;
    };
    struct Settle {
        ServiceSettleCommand command;
    };
    /// Come back with resume() after a time drawn from [0, at_most).
    struct BackOff {
        Duration at_most{0};
    };
    struct End {
        PaymentResult result;
    };
    using Step = std::variant<Claim, Charge, Settle, BackOff, End>;

    explicit PaymentMachine(PaymentCall call) : m_call(std::move(call)) {}

    [[nodiscard]] Step begin() const;
    [[nodiscard]] Step claimed(Result<ClaimReceipt> reply, Duration elapsed);
    [[nodiscard]] Step charged(const Result<ChargeReply>& reply, Duration elapsed);
    [[nodiscard]] Step settled(Result<SettleReceipt> reply);
    /// The wait is over.
    [[nodiscard]] Step resume(Duration elapsed);

private:
    [[nodiscard]] Step charge(Duration elapsed);
    [[nodiscard]] Step settle();
    [[nodiscard]] Step end(PaymentEnd end, std::optional<Failure> failure = {});

    PaymentCall m_call;
    PaymentResult m_result;
    ServiceSettleCommand m_settle;
    int m_charges = 0;
    int m_settles = 0;
    bool m_settling = false;
};

} // namespace ichido
