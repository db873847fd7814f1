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
    std::vector<PageRequest> asked;

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
        asked.push_back(page);
        if (fails(reply))
            return;
        const std::vector<StuckIntent> found = chosen(page.keys);
        std::size_t from = 0;
        if (page.after)
            while (from < found.size() && found[from].intent.created_at <= page.after->created_at)
                ++from;
        StuckPage answer;
        answer.now = database_time(m_clock);
        const std::size_t end = std::min(found.size(), from + static_cast<std::size_t>(page.limit));
        answer.rows.assign(found.begin() + static_cast<std::ptrdiff_t>(from),
                           found.begin() + static_cast<std::ptrdiff_t>(end));
        if (end < found.size())
            answer.next = PageCursor{found[end - 1].intent.created_at, found[end - 1].intent.request};
        reply(std::move(answer));
    }
    void organizations(CancelToken, Reply<std::vector<Organization>> reply) override
    {
        if (!fails(reply))
            reply(known);
    }
    void list(PageRequest, CancelToken, Reply<RequestPage> reply) override { reply(RequestPage{}); }
    void show(RequestKey, CancelToken, Reply<RequestDetail> reply) override { reply(RequestDetail{}); }
    void database_identity(CancelToken, Reply<std::string> reply) override
    {
        if (!fails(reply))
            reply(std::string("1/fake"));
    }
    void login(CancelToken, Reply<Login> reply) override { reply(Login{}); }

private:
    [[nodiscard]] std::vector<StuckIntent> chosen(const std::vector<RequestKey>& keys) const
    {
        if (keys.empty())
            return rows;
        std::vector<StuckIntent> found;
        for (const StuckIntent& row : rows) {
            if (std::find(keys.begin(), keys.end(), row.intent.request) != keys.end())
                found.push_back(row);
        }
        return found;
    }

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
