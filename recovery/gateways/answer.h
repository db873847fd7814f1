// What an answer means, by its profile.
#pragma once

#include "recovery/domain/gateway_answer.h"
#include "recovery/gateways/profile.h"
#include "recovery/gateways/raw_reply.h"
#include "recovery/ports/gateway.h"

namespace ichido {

/// A longer Retry-After is cut to this.
inline constexpr Duration retry_after_cap = std::chrono::hours{1};
/// More payments than this in one answer are not a look-up's result.
inline constexpr std::size_t payments_cap = 100;

/// Pure. Never guesses: what the profile does not name is unintelligible. GatewayAnswer::detail is
/// one of: "timeout", "reset", "no_connection", "resend", "tls", "transport", "cancelled", "http_NNN",
/// "truncated", "oversized", "protocol", "redirect", "content_encoding", "content_type", "malformed",
/// "unknown_status", "contradiction" (a payment's own fields disagree), "another_reference" (a
/// payment other than the one asked for by its reference), "unexpected_status".
[[nodiscard]] GatewayAnswer interpret(const Profile& profile, const RawReply& reply, const LookupRequest& request);

/// The JSON document of an answer that arrived whole, uncoded and as JSON in UTF-8, whatever its
/// status; nothing, with the word of GatewayAnswer::detail in `why`, for any other.
[[nodiscard]] std::optional<JsonValue> answered_document(const RawReply& reply, std::string* why = nullptr);

} // namespace ichido
