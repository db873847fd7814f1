// Ports whose replies come from threads of their own, as those of the real ones do.
#pragma once

#include "recovery/ports/clock.h"
#include "recovery/ports/gateway.h"
#include "recovery/ports/lane.h"
#include "recovery/ports/ledger.h"
#include "recovery/ports/request_store.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>

namespace ichido::testing {

/// Read in the runner's thread while the test moves it.
class MovableClock final : public Clock {
public:
    std::atomic<Duration::rep> now{std::chrono::microseconds{std::chrono::hours{1}}.count()};
    void move(Duration by) { now += by.count(); }
    [[nodiscard]] Duration monotonic() const override { return Duration{now}; }
};

class LockedRandom final : public Random {
public:
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) override { return next() % bound; }
    [[nodiscard]] Uuid uuid() override
    {
        Uuid uuid;
        for (auto& byte : uuid.bytes)
            byte = static_cast<std::uint8_t>(next() >> 40);
        return uuid;
    }

private:
    std::uint64_t next()
    {
        const std::lock_guard lock(m_mutex);
        return m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
    }
    std::mutex m_mutex;
    std::uint64_t m_state = 42;
};

/// Closed: whoever passes waits. Tests close it to stop a port in the middle of an answer.
class Barrier final {
public:
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_open = false;
    }
    void open()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_open = true;
        }
        m_opened.notify_all();
    }
    void pass()
    {
        std::unique_lock lock(m_mutex);
        m_opened.wait(lock, [this] { return m_open; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_opened;
    bool m_open = true;
};

inline constexpr Instant threaded_now{std::chrono::hours{24 * 365 * 50}};

/// `count` intents of organisation 1, hours old, each with an order of 1000 JPY.
class ThreadedStore final : public RequestStore {
public:
    explicit ThreadedStore(int count)
    {
        LockedRandom random;
        for (int i = 0; i < count; ++i) {
            StuckIntent row;
            row.intent.request = RequestKey{OrgId{1}, IdemKey(random.uuid())};
            row.intent.created_at = threaded_now - std::chrono::hours{2} + std::chrono::milliseconds{i};
            row.intent.order = Order{i + 1, Money{1000, "JPY"}, "pending"};
            rows.push_back(std::move(row));
        }
    }

    std::vector<StuckIntent> rows; ///< oldest first; not changed while anything runs
    std::optional<Failure> identity_failure;
    Barrier identity_barrier;
    std::atomic<int> identities_read{0};

    void stuck(PageRequest page, CancelToken, Reply<StuckPage> reply) override
    {
        m_lane.post([this, page = std::move(page), reply = std::move(reply)](Nothing&) {
            std::size_t from = 0;
            while (page.after && from < rows.size() && rows[from].intent.created_at <= page.after->created_at)
                ++from;
            const std::size_t end = std::min(rows.size(), from + static_cast<std::size_t>(page.limit));
            StuckPage answer;
            answer.now = threaded_now;
            for (std::size_t i = from; i < end; ++i)
                answer.rows.push_back(rows[i]);
            if (end < rows.size())
                answer.next = PageCursor{rows[end - 1].intent.created_at, rows[end - 1].intent.request};
            reply(std::move(answer));
        });
    }
    void organizations(CancelToken, Reply<std::vector<Organization>> reply) override
    {
        m_lane.post([reply = std::move(reply)](Nothing&) {
            Organization organization;
            organization.id = OrgId{1};
            organization.name = "First";
            organization.gateway = "fake";
            organization.send_deadline = std::chrono::seconds{30};
            reply(std::vector<Organization>{organization});
        });
    }
    void database_identity(CancelToken, Reply<std::string> reply) override
    {
        m_lane.post([this, reply = std::move(reply)](Nothing&) {
            ++identities_read;
            identity_barrier.pass();
            if (identity_failure)
                reply(tl::unexpected(*identity_failure));
            else
                reply(std::string("1/fake"));
        });
    }
    void list(PageRequest, CancelToken, Reply<RequestPage> reply) override { reply(RequestPage{}); }
    void show(RequestKey, CancelToken, Reply<RequestDetail> reply) override { reply(RequestDetail{}); }
    void login(CancelToken, Reply<Login> reply) override { reply(Login{}); }

private:
    Lane<Nothing> m_lane{[] { return std::make_unique<Nothing>(); }};
};

/// Settles everything; counts in its own thread.
class ThreadedLedger final : public Ledger {
public:
    Barrier settle_barrier;
    std::atomic<int> settles_sent{0};
    std::atomic<int> settled{0};
    std::atomic<int> recorded{0};
    std::atomic<int> leased{0}; ///< keys that are leased now

    void settle(SettleCommand command, Reply<SettleReceipt> reply) override
    {
        ++settles_sent;
        m_lane.post([this, command = std::move(command), reply = std::move(reply)](Nothing&) {
            settle_barrier.pass();
            SettleReceipt receipt;
            receipt.outcome = SettleOutcome::settled;
            receipt.replayed = !m_commands.insert(command.command).second;
            receipt.status = command.status;
            settled += receipt.replayed ? 0 : 1;
            reply(std::move(receipt));
        });
    }
    void record_evidence(EvidenceRecord, Reply<RecordedEvidence> reply) override
    {
        m_lane.post([this, reply = std::move(reply)](Nothing&) {
            const int id = ++recorded;
            reply(RecordedEvidence{id, threaded_now});
        });
    }
    void lease(Uuid, std::vector<RequestKey> keys, Duration ttl, Reply<std::vector<LeaseGrant>> reply) override
    {
        m_lane.post([this, keys = std::move(keys), ttl, reply = std::move(reply)](Nothing&) {
            std::vector<LeaseGrant> grants;
            for (const RequestKey& key : keys) {
                m_leases.insert(key);
                grants.push_back(LeaseGrant{key, true, "me", threaded_now + ttl});
            }
            leased = static_cast<int>(m_leases.size());
            reply(std::move(grants));
        });
    }
    void release(Uuid, std::vector<RequestKey> keys, Reply<Nothing> reply) override
    {
        m_lane.post([this, keys = std::move(keys), reply = std::move(reply)](Nothing&) {
            for (const RequestKey& key : keys)
                m_leases.erase(key);
            leased = static_cast<int>(m_leases.size());
            reply(Nothing{});
        });
    }
    void claim(ClaimCommand, Reply<ClaimReceipt> reply) override { reply(fail(FailureKind::unknown, "")); }
    void service_settle(ServiceSettleCommand, Reply<SettleReceipt> reply) override
    {
        reply(fail(FailureKind::unknown, ""));
    }

private:
    std::set<CommandId> m_commands; // both are touched in the lane only
    std::set<RequestKey> m_leases;
    Lane<Nothing> m_lane{[] { return std::make_unique<Nothing>(); }};
};

/// Everything was charged.
class ThreadedGateway final : public Gateway {
public:
    Barrier barrier;
    std::atomic<int> asked{0};

    void look_up(LookupRequest request, CancelToken cancel, Reply<LookupReply> reply) override
    {
        ++asked;
        m_lane.post(
            [this, request = std::move(request), cancel = std::move(cancel), reply = std::move(reply)](Nothing&) {
                barrier.pass();
                if (cancel.cancelled())
                    return reply(fail(FailureKind::cancelled, "cancelled"));
                Payment payment;
                payment.state = Outcome::succeeded;
                payment.reference = "pay_1";
                payment.key = gateway_key(request.request);
                payment.amount_minor = 1000;
                payment.currency = "JPY";
                LookupReply answer;
                answer.answer.outcome = Outcome::succeeded;
                answer.answer.payments.push_back(std::move(payment));
                answer.traits = *traits("fake");
                answer.profile = "fake";
                reply(std::move(answer));
            });
    }
    [[nodiscard]] std::optional<GatewayTraits> traits(const std::string& gateway) const override
    {
        if (gateway != "fake")
            return std::nullopt;
        GatewayTraits traits;
        traits.credentials_proven = true;
        return traits;
    }

private:
    Lane<Nothing> m_lane{[] { return std::make_unique<Nothing>(); }};
};

} // namespace ichido::testing
