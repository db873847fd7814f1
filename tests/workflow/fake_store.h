// Stuck intents in memory, served by pages.
#pragma once

#include "tests/workflow/fake_time.h"

#include "recovery/ports/request_store.h"

#include <algorithm>

namespace ichido::testing {

class FakeStore final : public RequestStore {
public:
    explicit FakeStore(const FakeClock& clock) : m_clock(clock) {}

    std::vector<StuckIntent> rows; ///< oldest first
    std::vector<Organization> known;
    std::vector<Failure> failures; ///< answered first, one for each read
    int pages_read = 0;

    /// `count` intents of organisation 1, an hour old and older, amounts 1000 JPY.
    void add_stuck(int count)
    {
        FakeRandom random;
        for (int i = 0; i < count; ++i) {
            StuckIntent row;
            row.intent.request = RequestKey{OrgId{1}, IdemKey(random.uuid())};
            row.intent.created_at = database_time(m_clock) - std::chrono::hours{2} + std::chrono::milliseconds{i};
            row.intent.order = Order{i + 1, Money{1000, "JPY"}, "pending"};
            rows.push_back(std::move(row));
        }
    }
    void add_organization(std::string gateway = "fake")
    {
        Organization organization;
        organization.id = OrgId{1};
        organization.name = "First";
        organization.gateway = std::move(gateway);
        organization.send_deadline = std::chrono::seconds{30};
        known.push_back(std::move(organization));
    }

    void stuck(PageRequest page, CancelToken, Reply<StuckPage> reply) override
    {
        ++pages_read;
        if (fails(reply))
            return;
        std::size_t from = 0;
        if (page.after)
            while (from < rows.size() && rows[from].intent.created_at <= page.after->created_at)
                ++from;
        StuckPage answer;
        answer.now = database_time(m_clock);
        const std::size_t end = std::min(rows.size(), from + static_cast<std::size_t>(page.limit));
        answer.rows.assign(rows.begin() + static_cast<std::ptrdiff_t>(from),
                           rows.begin() + static_cast<std::ptrdiff_t>(end));
        if (end < rows.size())
            answer.next = PageCursor{rows[end - 1].intent.created_at, rows[end - 1].intent.request};
        reply(std::move(answer));
    }
    void organizations(CancelToken, Reply<std::vector<Organization>> reply) override
    {
        if (!fails(reply))
            reply(known);
    }
    void list(PageRequest, CancelToken, Reply<RequestPage> reply) override { reply(RequestPage{}); }
    void show(RequestKey, CancelToken, Reply<RequestDetail> reply) override { reply(RequestDetail{}); }
    void database_identity(CancelToken, Reply<std::string> reply) override { reply(std::string("1/fake")); }
    void login(CancelToken, Reply<Login> reply) override { reply(Login{}); }

private:
    template <typename T>
    bool fails(const Reply<T>& reply)
    {
        if (failures.empty())
            return false;
        const Failure failure = failures.front();
        failures.erase(failures.begin());
        reply(tl::unexpected(failure));
        return true;
    }

    const FakeClock& m_clock;
};

} // namespace ichido::testing
