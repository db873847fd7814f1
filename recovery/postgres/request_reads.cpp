#include "recovery/postgres/request_reads.h"

#include "recovery/postgres/history_reads.h"
#include "recovery/postgres/page_sql.h"

#include <algorithm>

namespace ichido::postgres {
namespace {

struct IntentRows {
    std::vector<Intent> rows;
    std::optional<PageCursor> next;
    Instant now;
};

Intent read_intent(RowReader& reader, Instant& now)
{
    Intent intent;
    intent.request.org.value = reader.int8();
    intent.request.key = IdemKey(reader.uuid());
    // The service's own column: a hash of another length is the service's affair, but no hash of ours
    intent.request_sha = reader.sha256();
    if (const auto status = status_from_stored(reader.text()))
        intent.status = *status;
    else
        reader.mark_bad();
    intent.created_at = reader.instant();
    const auto order_id = reader.int8_or_null();
    const auto amount = reader.int8_or_null();
    auto currency = reader.text_or_null();
    auto state = reader.text_or_null();
    if (order_id && amount && currency)
        intent.order = Order{*order_id, {*amount, std::move(*currency)}, state.value_or("")};
    now = reader.instant();
    return intent;
}

Result<Instant> read_now(const ReadContext& context)
{
    const auto rows = run(context.session, "select now()", {}, context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    RowReader reader(*rows, 0);
    const Instant now = reader.instant();
    if (!reader.good())
        return tl::unexpected<Failure>(unexpected_result());
    return now;
}

Result<IntentRows> read_rows(const ReadContext& context, const PageSql& sql, int limit)
{
    const auto rows = run(context.session, sql.text, sql.parameters, context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    IntentRows read;
    const int most = std::clamp(limit, 1, 10'000);
    for (int row = 0; row < std::min(rows->count(), most); ++row) {
        RowReader reader(*rows, row);
        read.rows.push_back(read_intent(reader, read.now));
        if (!reader.good())
            return tl::unexpected<Failure>(unexpected_result());
    }
    if (rows->count() > most)
        read.next = PageCursor{read.rows.back().created_at, read.rows.back().request};
    if (read.rows.empty()) {
        const auto now = read_now(context);
        if (!now)
            return tl::unexpected<Failure>(now.error());
        read.now = *now;
    }
    return read;
}

// An empty page of an organisation that nobody knows is a mistake in the query, not an answer.
Result<Nothing> check_organization(const ReadContext& context, const Query& query)
{
    if (!query.org && query.org_name.empty())
        return Nothing{};
    const bool by_name = !query.org_name.empty();
    std::string sql = "select ";
    Parameters parameters;
    if (by_name) {
        sql += context.facts.organization ? "exists (select from ichido.organization where name = $1)"
                                          : "$1::text is null";
        parameters.text(query.org_name);
    } else {
        sql += "exists (select from payment_requests where org_id = $1)";
        if (context.facts.organization)
            sql += " or exists (select from ichido.organization where org_id = $1)";
        parameters.int8(query.org->value);
    }
    const auto rows = run(context.session, sql, parameters, context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    if (!RowReader(*rows, 0).boolean())
        return fail(FailureKind::invalid, "organization.unknown",
                    "no such organisation, or none that this login may see");
    return Nothing{};
}

Result<IntentRows> read_checked(const ReadContext& context, const PageRequest& page, bool stuck)
{
    auto read = read_rows(context, page_sql(page, context.facts, stuck), page.limit);
    if (read && read->rows.empty() && !page.after)
        if (const auto known = check_organization(context, page.query); !known)
            return tl::unexpected<Failure>(known.error());
    return read;
}

Organization read_organization(RowReader& reader)
{
    Organization organization;
    organization.id.value = reader.int8();
    organization.configured = reader.boolean();
    organization.name = reader.text_or_null().value_or("");
    organization.gateway = reader.text_or_null().value_or("");
    organization.fingerprint =
        reader.text_or_null().value_or("jcs") == "raw" ? FingerprintKind::raw : FingerprintKind::jcs;
    organization.conflict_policy = reader.text_or_null().value_or("reject") == "return_original"
                                       ? ContentConflictPolicy::return_original
                                       : ContentConflictPolicy::reject;
    organization.stuck_threshold = reader.duration_or_null().value_or(organization.stuck_threshold);
    organization.send_deadline = reader.duration_or_null();
    organization.clock_skew = reader.duration_or_null().value_or(organization.clock_skew);
    organization.template_shows_refunds = reader.boolean();
    organization.approval_above_minor = reader.int8_or_null();
    return organization;
}

std::string organizations_sql(bool configured)
{
    const std::string seen(organisations_with_requests_sql());
    if (!configured)
        return "select s.org_id, false, null::text, null::text, null::text, null::text, null::interval,"
               " null::interval, null::interval, false, null::bigint from (" +
               seen + ") s order by 1";
    return "select coalesce(g.org_id, s.org_id), g.org_id is not null, g.name, g.gateway, g.fingerprint_kind,"
           " g.conflict_policy, g.stuck_threshold, g.send_deadline, g.clock_skew,"
           " coalesce(g.template_shows_refunds, false), g.approval_above_minor"
           " from ichido.organization g full join (" +
           seen + ") s on s.org_id = g.org_id order by 1";
}

} // namespace

Result<RequestPage> read_page(const ReadContext& context, const PageRequest& page)
{
    auto read = read_checked(context, page, false);
    if (!read)
        return tl::unexpected<Failure>(read.error());
    return RequestPage{std::move(read->rows), read->next, read->now};
}

Result<StuckPage> read_stuck(const ReadContext& context, const PageRequest& page)
{
    auto read = read_checked(context, page, true);
    if (!read)
        return tl::unexpected<Failure>(read.error());
    auto histories = read_histories(context, read->rows);
    if (!histories)
        return tl::unexpected<Failure>(histories.error());
    auto holders = read_lease_holders(context, read->rows);
    if (!holders)
        return tl::unexpected<Failure>(holders.error());
    StuckPage stuck{{}, read->next, read->now};
    for (Intent& intent : read->rows) {
        StuckIntent row;
        row.history = std::move((*histories)[intent.request]);
        intent.known_reference = reference_in(row.history);
        if (const auto holder = holders->find(intent.request); holder != holders->end()) {
            row.lease_holder = holder->second;
            row.lease_held_by_other = true;
        }
        row.intent = std::move(intent);
        stuck.rows.push_back(std::move(row));
    }
    return stuck;
}

Result<RequestDetail> read_detail(const ReadContext& context, const RequestKey& request)
{
    auto read = read_rows(context, row_sql(request, context.facts), 1);
    if (!read)
        return tl::unexpected<Failure>(read.error());
    if (read->rows.empty())
        return fail(FailureKind::invalid, "request.unknown", "no such request, or none that this login may see");
    RequestDetail detail;
    detail.now = read->now;
    auto histories = read_histories(context, read->rows);
    if (!histories)
        return tl::unexpected<Failure>(histories.error());
    detail.intent = std::move(read->rows.front());
    detail.history = std::move((*histories)[request]);
    detail.intent.known_reference = reference_in(detail.history);
    if (context.facts.peek) {
        const auto masked = run(context.session, "select ichido.peek($1, $2)::text",
                                Parameters().int8(request.org.value).uuid(request.key), context.options);
        if (!masked)
            return tl::unexpected<Failure>(masked.error());
        detail.response = RowReader(*masked, 0).text_or_null().value_or("");
    }
    auto audit = read_audit(context, request);
    if (!audit)
        return tl::unexpected<Failure>(audit.error());
    detail.audit = std::move(*audit);
    return detail;
}

Result<std::vector<Organization>> read_organizations(const ReadContext& context)
{
    const auto rows = run(context.session, organizations_sql(context.facts.organization), {}, context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    std::vector<Organization> organizations;
    for (int row = 0; row < rows->count(); ++row) {
        RowReader reader(*rows, row);
        organizations.push_back(read_organization(reader));
        if (!reader.good())
            return tl::unexpected<Failure>(unexpected_result());
    }
    return organizations;
}

Result<std::string> read_database_identity(const ReadContext& context)
{
    const auto rows =
        run(context.session, "select system_identifier::text || '/' || current_database() from pg_control_system()", {},
            context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    RowReader reader(*rows, 0);
    std::string identity = reader.text();
    if (!reader.good())
        return tl::unexpected<Failure>(unexpected_result());
    return identity;
}

} // namespace ichido::postgres
