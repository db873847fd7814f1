#include "app/sandbox/order_answer.h"

#include <nlohmann/json.hpp>

namespace ichido::sandbox {

namespace {

using nlohmann::json;

OrderAnswer in_progress()
{
    OrderAnswer answer =
        problem(409, "Request in progress",
                "This command was received and its outcome is not known yet; repeat it with the same key.");
    answer.headers["Retry-After"] = "2";
    return answer;
}

/// A stored envelope; `first_status` is the answer of a completed one.
OrderAnswer stored(const std::optional<std::string>& response, int first_status)
{
    const json envelope = json::parse(response.value_or(""), nullptr, false);
    const json body = envelope.is_object() ? envelope.value("body", json()) : json();
    const json status = envelope.is_object() ? envelope.value("http_status", json()) : json();
    if (!body.is_object() || !status.is_number_integer())
        return problem(500, "Stored answer unreadable", "The stored answer has not the form that this service writes.");
    const int stored_status = status.get<int>();
    if (stored_status >= 200 && stored_status < 300) {
        OrderAnswer answer;
        answer.status = first_status;
        answer.body = body.dump();
        answer.content_type = "application/json";
        return answer;
    }
    OrderAnswer answer =
        problem(stored_status, "Payment failed", "The payment was not made; this is final for this key.");
    json members = json::parse(answer.body);
    for (const char* name : {"id", "error", "new_key_allowed"}) {
        if (body.contains(name))
            members[name] = body[name];
    }
    answer.body = members.dump();
    return answer;
}

OrderAnswer replayed(const ClaimReceipt& claim)
{
    if (claim.status == RequestStatus::processing)
        return in_progress();
    OrderAnswer answer = stored(claim.response, 200);
    answer.headers["Idempotent-Replayed"] = "true";
    return answer;
}

OrderAnswer not_new(const ClaimReceipt& claim)
{
    switch (claim.outcome) {
    case ClaimOutcome::replay:
        return replayed(claim);
    case ClaimOutcome::conflict: {
        OrderAnswer answer = claim.policy == ContentConflictPolicy::return_original
                                 ? replayed(claim)
                                 : problem(422, "Idempotency key already used",
                                           "This key was used for another content; nothing has changed.");
        answer.headers["Idempotency-Conflict"] = "true";
        return answer;
    }
    case ClaimOutcome::expired:
        return problem(410, "Idempotency key expired",
                       "This key is no longer kept; its order exists and nothing was charged now.");
    case ClaimOutcome::created:
    case ClaimOutcome::in_progress:
        break;
    }
    return in_progress();
}

} // namespace

OrderAnswer problem(int status, const std::string& title, const std::string& detail)
{
    OrderAnswer answer;
    answer.status = status;
    answer.body = json{{"type", "about:blank"}, {"title", title}, {"status", status}, {"detail", detail}}.dump();
    return answer;
}

OrderAnswer order_answer(const PaymentResult& result)
{
    switch (result.end) {
    case PaymentEnd::settled:
        // Final already by another's hand counts as a replay of that result.
        if (result.settled && result.settled->outcome == SettleOutcome::settled)
            return stored(result.settled->response, 201);
        if (result.settled && result.settled->status == RequestStatus::processing)
            return in_progress();
        return stored(result.settled ? result.settled->response : std::nullopt, 200);
    case PaymentEnd::not_new:
        return result.claim ? not_new(*result.claim) : in_progress();
    case PaymentEnd::too_late:
    case PaymentEnd::charge_unknown:
    case PaymentEnd::settle_unknown:
        return in_progress(); // the row stays 처리중 for recovery; the same key finds the outcome
    case PaymentEnd::claim_unknown:
    case PaymentEnd::unavailable:
        break;
    }
    if (result.failure && result.failure->kind == FailureKind::refused &&
        (result.failure->code == "IC001" || result.failure->code == "IC002" || result.failure->code == "42501"))
        return problem(403, "Not allowed", "This service may not act for the organisation.");
    OrderAnswer answer = problem(503, "Temporarily unavailable", "Repeat the command with the same key.");
    answer.headers["Retry-After"] = "2";
    return answer;
}

} // namespace ichido::sandbox
