#include "recovery/ports/cancel_token.h"
#include "recovery/ports/inbox.h"
#include "recovery/ports/lane.h"

#include <QtTest>

#include <atomic>
#include <future>
#include <thread>

using namespace ichido;
using namespace std::chrono_literals;

namespace {

struct Owned {
    explicit Owned(std::atomic<int>* destroyed_in = nullptr) : destroyed(destroyed_in) {}
    ~Owned()
    {
        if (destroyed)
            *destroyed += std::this_thread::get_id() == made_in ? 1 : 100;
    }
    std::thread::id made_in = std::this_thread::get_id();
    std::atomic<int>* destroyed;
    std::vector<int> order;
};

} // namespace

class TestLanes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jobsRunInOrderInOneThread()
    {
        Inbox inbox;
        std::vector<int> order;
        bool other_thread = false;
        {
            Lane<Owned> lane([] { return std::make_unique<Owned>(); });
            for (int i = 0; i < 100; ++i)
                lane.post([i, &order, &other_thread, sender = inbox.sender()](Owned& owned) {
                    const bool wrong = owned.made_in != std::this_thread::get_id();
                    sender.post([i, wrong, &order, &other_thread] {
                        order.push_back(i);
                        other_thread = other_thread || wrong;
                    });
                });
            while (order.size() < 100)
                QVERIFY(inbox.wait_and_drain(10s) > 0);
        }
        QVERIFY(std::is_sorted(order.begin(), order.end()));
        QVERIFY(!other_thread);
    }

    void theResourceDiesInItsOwnThread()
    {
        std::atomic<int> destroyed{0};
        {
            Lane<Owned> lane([&destroyed] { return std::make_unique<Owned>(&destroyed); });
        }
        QCOMPARE(destroyed.load(), 1);
    }

    void destructionLetsTheRunningJobEndAndDropsTheRest()
    {
        std::atomic<int> ran{0};
        std::promise<void> started;
        std::promise<void> may_end;
        auto lane = std::make_unique<Lane<Owned>>([] { return std::make_unique<Owned>(); });
        lane->post([&](Owned&) {
            started.set_value();
            may_end.get_future().wait();
            ++ran;
        });
        started.get_future().wait();
        std::thread closer([&lane] { lane.reset(); });
        // Whatever is posted behind the running job may run only if the closing came later.
        may_end.set_value();
        closer.join();
        QCOMPARE(ran.load(), 1);
    }

    void anInboxDiesWithItsReceiver()
    {
        auto inbox = std::make_unique<Inbox>();
        const Inbox::Sender sender = inbox->sender();
        int ran = 0;
        QVERIFY(sender.post([&ran] { ++ran; }));
        inbox.reset();
        QVERIFY(!sender.post([&ran] { ++ran; }));
        QCOMPARE(ran, 0);
    }

    void theEventLoopIsWokenForEachDelivery()
    {
        int woken = 0;
        Inbox inbox([&woken] { ++woken; });
        inbox.sender().post([] {});
        inbox.sender().post([] {});
        QCOMPARE(woken, 2);
        QCOMPARE(inbox.drain(), std::size_t{2});
        QCOMPARE(inbox.drain(), std::size_t{0});
    }

    void aDeliveryMayPostAgain()
    {
        Inbox inbox;
        int ran = 0;
        inbox.sender().post([&ran, sender = inbox.sender()] {
            ++ran;
            sender.post([&ran] { ++ran; });
        });
        QCOMPARE(inbox.drain(), std::size_t{1});
        QCOMPARE(inbox.drain(), std::size_t{1});
        QCOMPARE(ran, 2);
    }

    void waitingEndsAtItsLimit()
    {
        Inbox inbox;
        QCOMPARE(inbox.wait_and_drain(1ms), std::size_t{0});
    }

    void copiesOfATokenShareOneFlag()
    {
        const CancelToken token;
        const CancelToken copy = token;
        QVERIFY(!copy.cancelled());
        token.cancel();
        QVERIFY(copy.cancelled());
        QVERIFY(!CancelToken().cancelled());
    }
};

QTEST_APPLESS_MAIN(TestLanes)
#include "tst_lanes.moc"
