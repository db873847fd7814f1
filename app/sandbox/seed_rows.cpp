#include "app/sandbox/seed_rows.h"

#include "recovery/evidence/sha256.h"
#include "recovery/workflow/envelope.h"

#include <string_view>

namespace ichido::sandbox {

namespace {

using namespace std::chrono_literals;

/// In COPY's text format a backslash, a tab and an end of line are written with a backslash.
void append_escaped(std::string& to, std::string_view text)
{
    for (const char c : text) {
        if (c == '\\')
            to += "\\\\";
        else if (c == '\t')
            to += "\\t";
        else if (c == '\n')
            to += "\\n";
        else
            to += c;
    }
}

/// What the service stored when it settled the row, a few seconds after the claim.
std::string stored_response(const SeedPlan& plan, const SeedRow& row)
{
    const GatewayCharge charge = plan.charges(row).front();
    const bool completed = row.status == RequestStatus::completed;
    Settlement settlement;
    settlement.status = row.status;
    settlement.gateway_reference = charge.id;
    if (completed)
        settlement.amount = row.amount;
    settlement.failure_code = charge.failure_code.value_or("");
    std::string envelope =
        settlement_envelope(settlement, Order{row.order_id, row.amount, completed ? "paid" : "failed"}, "service");
    envelope.pop_back(); // the closing brace: the database would have added the time
    return envelope + ",\"settled_at\":\"" + format_instant(charge.created_at + 1s) + "\"}";
}

std::string sql_literal(std::string_view text)
{
    std::string literal = "'";
    for (const char c : text)
        literal += c == '\'' ? std::string("''") : std::string(1, c);
    return literal + "'";
}

std::string interval(const std::optional<Duration>& duration)
{
    return duration ? "interval '" + std::to_string(duration->count()) + " microseconds'" : "null";
}

} // namespace

std::string seed_body(const Money& amount)
{
    return "{\"amount\":" + std::to_string(amount.minor) + ",\"currency\":\"" + amount.currency + "\"}";
}

void append_request_line(std::string& to, const SeedPlan& plan, const SeedRow& row)
{
    to += std::to_string(row.request.org.value);
    to += '\t';
    to += row.request.key.text();
    to += "\t\\\\x"; // COPY takes one of the two backslashes, bytea the other
    to += sha256(seed_body(row.amount)).hex();
    to += '\t';
    to += stored_word(row.status);
    to += '\t';
    if (row.status == RequestStatus::processing)
        to += "\\N";
    else
        append_escaped(to, stored_response(plan, row));
    to += '\t';
    to += format_instant(row.created_at);
    to += '\n';
}

void append_order_line(std::string& to, const SeedRow& row)
{
    const char* state = "pending";
    if (row.status == RequestStatus::completed)
        state = "paid";
    else if (row.status == RequestStatus::failed)
        state = "failed";
    to += std::to_string(row.order_id) + '\t' + std::to_string(row.request.org.value) + '\t' + row.request.key.text() +
          '\t' + std::to_string(row.amount.minor) + '\t' + row.amount.currency + '\t' + state + '\t' +
          format_instant(row.created_at) + '\n';
}

std::string organizations_sql(const SeedPlan& plan)
{
    std::string sql = "insert into ichido.organization (org_id, name, gateway, fingerprint_kind, conflict_policy,"
                      " stuck_threshold, send_deadline, clock_skew, template_shows_refunds) values ";
    bool first = true;
    for (const Organization& organization : plan.organizations()) {
        sql += first ? "(" : ", (";
        first = false;
        sql += std::to_string(organization.id.value) + ", " + sql_literal(organization.name) + ", " +
               sql_literal(organization.gateway) + ", " +
               (organization.fingerprint == FingerprintKind::jcs ? "'jcs'" : "'raw'") + ", " +
               (organization.conflict_policy == ContentConflictPolicy::reject ? "'reject'" : "'return_original'") +
               ", " + interval(organization.stuck_threshold) + ", " + interval(organization.send_deadline) + ", " +
               interval(organization.clock_skew) + ", " + (organization.template_shows_refunds ? "true" : "false") +
               ")";
    }
    return sql;
}

} // namespace ichido::sandbox
