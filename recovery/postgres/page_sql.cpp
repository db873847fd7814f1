#include "recovery/postgres/page_sql.h"

#include <algorithm>

namespace ichido::postgres {
namespace {

class PageBuilder {
public:
    PageBuilder(const PageRequest& page, const SchemaFacts& facts, bool stuck)
        : m_page(page), m_query(page.query), m_facts(facts), m_stuck(stuck)
    {
    }

    PageSql build()
    {
        add_scope();
        add_keys();
        add_status();
        add_times();
        add_prefixes();
        add_order();
        add_stuck_threshold();
        add_cursor();
        m_sql.text = select_from(m_facts, m_query.stuck_only) + where() + order_by() + " limit " + limit();
        return std::move(m_sql);
    }

    static std::string select_from(const SchemaFacts& facts, bool with_organization)
    {
        std::string text = "select r.org_id, r.idem_key, r.request_sha, r.status, r.created_at, ";
        text += facts.orders ? "o.order_id, o.amount, o.currency, o.payment_state"
                             : "null::bigint, null::bigint, null::text, null::text";
        text += ", now() from payment_requests r";
        if (facts.orders)
            text += " left join orders o on o.org_id = r.org_id and o.idem_key = r.idem_key";
        if (with_organization && facts.organization)
            text += " left join ichido.organization g on g.org_id = r.org_id";
        return text;
    }

private:
    // The place of the next parameter, as the text names it.
    std::string place() const { return "$" + std::to_string(m_sql.parameters.count() + 1); }

    void require(std::string condition) { m_conditions.push_back(std::move(condition)); }

    void add_scope()
    {
        if (m_query.org) {
            require("r.org_id = " + place());
            m_sql.parameters.int8(m_query.org->value);
        }
        if (!m_query.org_name.empty() && !m_facts.organization)
            require("false");
        else if (!m_query.org_name.empty()) {
            require("r.org_id = any(array(select org_id from ichido.organization where name = " + place() + "))");
            m_sql.parameters.text(m_query.org_name);
        }
    }

    // A semi-join, so that few keys are probed one by one in the primary key, and many are hashed
    // beside an index scan: the planner knows how long the arrays are.
    void add_keys()
    {
        if (m_page.keys.empty())
            return;
        std::vector<std::int64_t> orgs;
        std::vector<Uuid> keys;
        for (const RequestKey& request : m_page.keys) {
            orgs.push_back(request.org.value);
            keys.push_back(request.key);
        }
        std::string arrays = place() + "::bigint[], ";
        m_sql.parameters.int8_array(orgs);
        arrays += place() + "::uuid[]";
        m_sql.parameters.uuid_array(keys);
        require("(r.org_id, r.idem_key) in (select w.org_id, w.idem_key from unnest(" + arrays +
                ") as w(org_id, idem_key))");
    }

    // As literals, so that the index on 처리중 alone can serve.
    void add_status()
    {
        if (m_stuck || m_query.stuck_only)
            require("r.status = '처리중'");
        if (m_query.statuses.empty())
            return;
        std::string words;
        for (const RequestStatus status : m_query.statuses) {
            const std::string literal = "'" + std::string(stored_word(status)) + "'";
            words += words.empty() ? literal : ", " + literal;
        }
        require(m_query.statuses.size() == 1 ? "r.status = " + words : "r.status in (" + words + ")");
    }

    void add_times()
    {
        if (m_query.age_over) {
            require("r.created_at < now() - " + place() + "::interval");
            m_sql.parameters.interval(*m_query.age_over);
        }
        if (m_query.age_under) {
            require("r.created_at > now() - " + place() + "::interval");
            m_sql.parameters.interval(*m_query.age_under);
        }
        if (m_query.created_from) {
            require("r.created_at >= " + place());
            m_sql.parameters.instant(*m_query.created_from);
        }
        if (m_query.created_to) {
            require("r.created_at < " + place());
            m_sql.parameters.instant(*m_query.created_to);
        }
    }

    // A prefix is a range of the type's own order, which the indexes follow.
    void add_prefixes()
    {
        if (!m_query.key_prefix.empty()) {
            std::string digits = m_query.key_prefix;
            digits.erase(std::remove(digits.begin(), digits.end(), '-'), digits.end());
            add_key_range(digits);
        }
        if (!m_query.sha_prefix.empty()) {
            const auto first = Sha256::parse(filled(m_query.sha_prefix, 64, '0'));
            const auto last = Sha256::parse(filled(m_query.sha_prefix, 64, 'f'));
            if (!first || !last)
                return require("false");
            require("r.request_sha >= " + place());
            m_sql.parameters.sha256(*first);
            require("r.request_sha <= " + place());
            m_sql.parameters.sha256(*last);
        }
    }

    void add_key_range(const std::string& digits)
    {
        const auto first = from_digits(filled(digits, 32, '0'));
        const auto last = from_digits(filled(digits, 32, 'f'));
        if (!first || !last)
            return require("false");
        require("r.idem_key >= " + place());
        m_sql.parameters.uuid(*first);
        require("r.idem_key <= " + place());
        m_sql.parameters.uuid(*last);
        // One probe of the primary key per organisation, instead of reading the whole table.
        if (!m_query.org && digits.size() >= 8)
            require("r.org_id = any(array(" + std::string(organisations_with_requests_sql()) + "))");
    }

    static std::string filled(std::string digits, std::size_t length, char with)
    {
        if (digits.size() < length)
            digits.append(length - digits.size(), with);
        return digits;
    }

    static std::optional<Uuid> from_digits(std::string digits)
    {
        if (digits.size() != 32)
            return std::nullopt;
        for (const std::size_t at : {std::size_t{8}, std::size_t{13}, std::size_t{18}, std::size_t{23}})
            digits.insert(at, "-");
        return Uuid::parse(digits);
    }

    void add_order()
    {
        if (!m_query.order_id)
            return;
        if (!m_facts.orders)
            return require("false");
        require("o.order_id = " + place());
        m_sql.parameters.int8(*m_query.order_id);
    }

    // Ten minutes for an organisation that stated nothing, as policy.h has it.
    void add_stuck_threshold()
    {
        if (!m_query.stuck_only)
            return;
        require(m_facts.organization ? "r.created_at < now() - coalesce(g.stuck_threshold, interval '10 minutes')"
                                     : "r.created_at < now() - interval '10 minutes'");
    }

    bool one_organisation() const { return m_query.org.has_value(); }
    bool newest_first() const { return m_page.newest_first && !m_stuck; }

    void add_cursor()
    {
        if (!m_page.after)
            return;
        std::string places = place();
        m_sql.parameters.instant(m_page.after->created_at);
        if (!one_organisation()) {
            places += ", " + place();
            m_sql.parameters.int8(m_page.after->request.org.value);
        }
        places += ", " + place();
        m_sql.parameters.uuid(m_page.after->request.key);
        require(std::string("(") + columns("") + ")" + (newest_first() ? " < (" : " > (") + places + ")");
    }

    std::string columns(std::string_view direction) const
    {
        const std::string end(direction);
        std::string text = "r.created_at" + end;
        if (!one_organisation())
            text += ", r.org_id" + end;
        return text + ", r.idem_key" + end;
    }

    std::string where() const
    {
        std::string text;
        for (const std::string& condition : m_conditions)
            text += (text.empty() ? " where " : " and ") + condition;
        return text;
    }

    std::string order_by() const { return " order by " + columns(newest_first() ? " desc" : ""); }

    std::string limit()
    {
        std::string text = place();
        m_sql.parameters.int8(std::clamp(m_page.limit, 1, 10'000) + 1);
        return text;
    }

    const PageRequest& m_page;
    const Query& m_query;
    const SchemaFacts& m_facts;
    bool m_stuck;
    std::vector<std::string> m_conditions;
    PageSql m_sql;
};

} // namespace

PageSql page_sql(const PageRequest& page, const SchemaFacts& facts, bool stuck)
{
    return PageBuilder(page, facts, stuck).build();
}

PageSql row_sql(const RequestKey& request, const SchemaFacts& facts)
{
    return {PageBuilder::select_from(facts, false) + " where r.org_id = $1 and r.idem_key = $2",
            Parameters().int8(request.org.value).uuid(request.key)};
}

std::string_view organisations_with_requests_sql() noexcept
{
    return "with recursive seen(org_id) as ("
           "(select p.org_id from payment_requests p order by p.org_id limit 1)"
           " union all "
           "select (select p.org_id from payment_requests p where p.org_id > seen.org_id order by p.org_id limit 1)"
           " from seen where seen.org_id is not null)"
           " select org_id from seen where org_id is not null";
}

} // namespace ichido::postgres
