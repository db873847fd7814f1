#include "recovery/postgres/history_reads.h"

#include "recovery/postgres/payments_json.h"

namespace ichido::postgres {
namespace {

Parameters keys_of(const std::vector<Intent>& intents)
{
    std::vector<std::int64_t> orgs;
    std::vector<Uuid> keys;
    for (const Intent& intent : intents) {
        orgs.push_back(intent.request.org.value);
        keys.push_back(intent.request.key);
    }
    return Parameters().int8_array(orgs).uuid_array(keys);
}

RequestKey read_key(RowReader& reader)
{
    RequestKey request;
    request.org.value = reader.int8();
    request.key = IdemKey(reader.uuid());
    return request;
}

Evidence read_evidence(const Rows& rows, int row, bool& good)
{
    RowReader reader(rows, row);
    Evidence evidence;
    evidence.request = read_key(reader);
    evidence.id = reader.int8();
    evidence.row_created_at = reader.instant();
    evidence.asked_at = reader.instant();
    if (const auto outcome = outcome_from_word(reader.text()))
        evidence.answer.outcome = *outcome;
    else
        reader.mark_bad();
    if (auto payments = payments_from_json(reader.text_or_null().value_or("[]")))
        evidence.answer.payments = std::move(*payments);
    else
        reader.mark_bad();
    evidence.answer.detail = reader.text_or_null().value_or("");
    evidence.authoritative = reader.boolean();
    evidence.credentials_proven = reader.boolean();
    evidence.failure_is_final = reader.boolean();
    good = reader.good();
    return evidence;
}

} // namespace

Result<Histories> read_histories(const ReadContext& context, const std::vector<Intent>& intents)
{
    Histories histories;
    if (!context.facts.evidence || intents.empty())
        return histories;
    const auto rows = run(context.session,
                          "select e.org_id, e.idem_key, e.evidence_id, e.row_created_at, e.asked_at, e.outcome,"
                          " e.payments::text, e.detail, e.authoritative, e.credentials_proven, e.failure_is_final"
                          " from unnest($1, $2) as k(org_id, idem_key)"
                          " join ichido.evidence e on e.org_id = k.org_id and e.idem_key = k.idem_key"
                          " order by e.evidence_id",
                          keys_of(intents), context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    std::map<RequestKey, Instant> created;
    for (const Intent& intent : intents)
        created.emplace(intent.request, intent.created_at);
    for (int row = 0; row < rows->count(); ++row) {
        bool good = false;
        Evidence evidence = read_evidence(*rows, row, good);
        if (!good)
            return tl::unexpected<Failure>(unexpected_result());
        const auto ours = created.find(evidence.request);
        if (ours != created.end() && ours->second == evidence.row_created_at)
            histories[evidence.request].push_back(std::move(evidence));
    }
    return histories;
}

Result<std::map<RequestKey, std::string>> read_lease_holders(const ReadContext& context,
                                                             const std::vector<Intent>& intents)
{
    std::map<RequestKey, std::string> holders;
    if (!context.facts.recovery_case || intents.empty())
        return holders;
    const auto rows = run(context.session,
                          "select c.org_id, c.idem_key, c.lease_holder from unnest($1, $2) as k(org_id, idem_key)"
                          " join ichido.recovery_case c on c.org_id = k.org_id and c.idem_key = k.idem_key"
                          " where c.lease_holder is not null and c.lease_until > now()",
                          keys_of(intents), context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    for (int row = 0; row < rows->count(); ++row) {
        RowReader reader(*rows, row);
        const RequestKey request = read_key(reader);
        std::string holder = reader.text();
        if (!reader.good())
            return tl::unexpected<Failure>(unexpected_result());
        holders.emplace(request, std::move(holder));
    }
    return holders;
}

Result<std::vector<AuditEntry>> read_audit(const ReadContext& context, const RequestKey& request)
{
    std::vector<AuditEntry> entries;
    if (!context.facts.audit_event)
        return entries;
    const auto rows = run(context.session,
                          "select event_id, at, actor, action, before_status, after_status, reason"
                          " from ichido.audit_event where org_id = $1 and idem_key = $2 order by event_id",
                          Parameters().int8(request.org.value).uuid(request.key), context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    for (int row = 0; row < rows->count(); ++row) {
        RowReader reader(*rows, row);
        AuditEntry entry;
        entry.id = reader.int8();
        entry.at = reader.instant();
        entry.actor = reader.text_or_null().value_or("");
        entry.action = reader.text();
        entry.before = reader.text_or_null().value_or("");
        entry.after = reader.text_or_null().value_or("");
        entry.reason = reader.text_or_null().value_or("");
        if (!reader.good())
            return tl::unexpected<Failure>(unexpected_result());
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::optional<std::string> reference_in(const std::vector<Evidence>& history)
{
    for (auto evidence = history.rbegin(); evidence != history.rend(); ++evidence)
        for (const Payment& payment : evidence->answer.payments)
            if (!payment.reference.empty() && (!payment.key || *payment.key == gateway_key(evidence->request)))
                return payment.reference;
    return std::nullopt;
}

} // namespace ichido::postgres
