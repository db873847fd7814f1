// What is read of payment requests.
#pragma once

#include "recovery/domain/gateway_answer.h"
#include "recovery/domain/intent.h"
#include "recovery/domain/login.h"
#include "recovery/domain/policy.h"
#include "recovery/domain/query.h"
#include "recovery/ports/cancel_token.h"
#include "recovery/ports/reply.h"

#include <optional>
#include <string>
#include <vector>

namespace ichido {

/// The cursor compares the row (created_at, org_id, idem_key); it survives the deletion of its row.
struct PageCursor {
    Instant created_at;
    RequestKey request;
    bool operator==(const PageCursor&) const = default;
};

struct PageRequest {
    Query query;
    std::optional<PageCursor> after; ///< nothing: from the beginning of the order
    bool newest_first = true;
    int limit = 500;                   ///< 1 to 10,000
    std::vector<RequestKey> keys = {}; ///< only these, as frozen when they were chosen; empty: any
};

struct RequestPage {
    std::vector<Intent> rows;
    std::optional<PageCursor> next; ///< nothing: this was the last page
    Instant now;                    ///< the database's clock when the page was read
};

/// A stuck intent with all that decide() and a list need.
struct StuckIntent {
    Intent intent;
    std::vector<Evidence> history; ///< oldest first, only of this created_at
    std::string lease_holder;      ///< empty: nobody
    bool lease_held_by_other = false;
    bool operator==(const StuckIntent&) const = default;
};

struct StuckPage {
    std::vector<StuckIntent> rows; ///< oldest first
    std::optional<PageCursor> next;
    Instant now;
};

struct AuditEntry {
    std::int64_t id = 0;
    Instant at;
    std::string actor;  ///< session_user
    std::string action; ///< "settle", "record_evidence", …
    std::string before; ///< status word or empty
    std::string after;
    std::string reason;
};

struct RequestDetail {
    Intent intent;
    std::string response; ///< masked JSON text; empty: none
    std::vector<Evidence> history;
    std::vector<AuditEntry> audit; ///< oldest first
    Instant now;
};

class RequestStore {
public:
    virtual ~RequestStore() = default;
    virtual void list(PageRequest page, CancelToken cancel, Reply<RequestPage> reply) = 0;
    /// Rows in 처리중 that match the query, oldest first, whatever their age (the query filters).
    virtual void stuck(PageRequest page, CancelToken cancel, Reply<StuckPage> reply) = 0;
    virtual void show(RequestKey request, CancelToken cancel, Reply<RequestDetail> reply) = 0;
    /// All organisations that this login may see; one without a row in ichido.organization but
    /// with requests is listed with configured = false.
    virtual void organizations(CancelToken cancel, Reply<std::vector<Organization>> reply) = 0;
    /// "<system identifier>/<database name>": what a plan is bound to.
    virtual void database_identity(CancelToken cancel, Reply<std::string> reply) = 0;
    /// Who is connected; also the cheapest question to a connection that may be lost.
    virtual void login(CancelToken cancel, Reply<Login> reply) = 0;
};

} // namespace ichido
