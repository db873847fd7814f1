// What may be written: each a definer function of schema ichido, in one round trip.
#pragma once

#include "recovery/domain/gateway_answer.h"
#include "recovery/domain/intent.h"
#include "recovery/domain/policy.h"
#include "recovery/ports/reply.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ichido {

struct ClaimCommand {
    RequestKey request;
    Sha256 sha_raw;
    Sha256 sha_jcs;
    Money amount;
};

enum class ClaimOutcome { created, replay, in_progress, conflict, expired };

struct ClaimReceipt {
    ClaimOutcome outcome = ClaimOutcome::in_progress;
    ContentConflictPolicy policy = ContentConflictPolicy::reject; ///< meaningful for conflict
    RequestStatus status = RequestStatus::processing;
    Instant created_at;
    Sha256 request_sha;                  ///< the stored one
    std::optional<std::string> response; ///< stored jsonb as the database renders it
    std::optional<Order> order;
};

/// A settle by Ichido; identical when sent again.
struct SettleCommand {
    CommandId command;
    RequestKey request;
    Sha256 request_sha;
    Instant created_at;
    RequestStatus status = RequestStatus::completed; ///< completed or failed
    std::string response_json;                       ///< the envelope of product.md; compact JSON
    std::vector<std::int64_t> evidence_ids;
    std::string reason; ///< what the person wrote
};

enum class SettleOutcome {
    settled, ///< this command wrote it, now or the first time it was sent (see replayed)
    already, ///< the row was final with the same status and reference
    changed, ///< the row is another command's, or final and different; nothing was written
    refused, ///< the database's own checks said no; `refusal` is a stable word
};

struct SettleReceipt {
    SettleOutcome outcome = SettleOutcome::refused;
    bool replayed = false; ///< the outcome is that of an earlier sending of this command
    std::string refusal;
    std::optional<RequestStatus> status; ///< as stored now
    std::optional<std::string> response; ///< as stored now, rendered by the database
    std::string settled_by;              ///< "service" or "ichido"; empty where the row does not tell
    std::optional<Instant> settled_at;
};

/// The payment service's own settle (step three); it needs no evidence rows, it made the call.
struct ServiceSettleCommand {
    RequestKey request;
    Sha256 request_sha;
    Instant created_at;
    RequestStatus status = RequestStatus::completed;
    std::string response_json;
};

struct EvidenceRecord {
    CommandId command; ///< makes recording repeatable
    RequestKey request;
    Instant row_created_at;
    std::string profile;
    std::string url_path;   ///< path only; no origin, no query with secrets
    int http_status = 0;    ///< 0: no answer
    std::string request_id; ///< the gateway's own id of the answer, if it sent one
    Sha256 body_sha;        ///< of the body as received
    std::string body;       ///< secrets and card data removed; any bytes
    GatewayAnswer answer;
    bool authoritative = true;
    bool credentials_proven = false;
    bool failure_is_final = false;
    Duration since_asked{0}; ///< monotonic, from sending to recording: the database subtracts it
    Duration latency{0};
};

struct RecordedEvidence {
    std::int64_t id = 0;
    Instant asked_at;
};

struct LeaseGrant {
    RequestKey request;
    bool granted = false;
    std::string holder; ///< who has it, when not granted
    Instant until;
};

class Ledger {
public:
    virtual ~Ledger() = default;
    virtual void claim(ClaimCommand command, Reply<ClaimReceipt> reply) = 0;
    virtual void service_settle(ServiceSettleCommand command, Reply<SettleReceipt> reply) = 0;
    virtual void settle(SettleCommand command, Reply<SettleReceipt> reply) = 0;
    virtual void record_evidence(EvidenceRecord record, Reply<RecordedEvidence> reply) = 0;
    /// Takes the lease of each key for this client; a key held by another is not granted.
    virtual void lease(Uuid client, std::vector<RequestKey> keys, Duration ttl,
                       Reply<std::vector<LeaseGrant>> reply) = 0;
    virtual void release(Uuid client, std::vector<RequestKey> keys, Reply<Nothing> reply) = 0;
};

} // namespace ichido
