#include "app/sandbox/seed_key.h"
#include "app/sandbox/seed_plan.h"

#include <QtTest>

#include <map>
#include <set>

using namespace ichido;
using namespace ichido::sandbox;
using namespace std::chrono_literals;

namespace {

constexpr Instant base_time{std::chrono::sys_days{std::chrono::year{2026} / 11 / 30} + 14h};

SeedPlan plan_of(std::uint64_t seed, std::int64_t rows = 5'000, std::int64_t stuck = 200)
{
    return SeedPlan({seed, rows, stuck, 40, base_time});
}

} // namespace

class TestSeedPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKeyLeadsBackToItsNumber()
    {
        std::set<std::string> keys;
        for (std::uint64_t number :
             {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{99'999}, (std::uint64_t{1} << 48U) - 1}) {
            const IdemKey key = seed_key(7, number);
            QCOMPARE(seed_number(7, key).value(), number);
            QVERIFY(!seed_number(8, key).has_value());
            QCOMPARE(key.text().at(14), '4');
            keys.insert(key.text());
        }
        QCOMPARE(keys.size(), std::size_t{4});
        IdemKey changed = seed_key(7, 1);
        changed.bytes[15] ^= 1U;
        QVERIFY(!seed_number(7, changed).has_value());
    }

    void theSameSeedGivesTheSameRows()
    {
        const SeedPlan one = plan_of(7), again = plan_of(7), other = plan_of(8);
        bool differs = false;
        for (std::uint64_t number = 0; number < 5'000; ++number) {
            const SeedRow a = one.row(number), b = again.row(number);
            QVERIFY(a.request == b.request && a.status == b.status && a.created_at == b.created_at &&
                    a.amount == b.amount && a.kind == b.kind);
            differs = differs || !(a.request == other.row(number).request);
        }
        QVERIFY(differs);
    }

    void aRowIsFoundByItsRequestOnly()
    {
        const SeedPlan plan = plan_of(7);
        const SeedRow row = plan.row(1234);
        QCOMPARE(plan.find(row.request).value().number, std::uint64_t{1234});
        RequestKey elsewhere = row.request;
        elsewhere.org.value = row.request.org.value % 40 + 1;
        QVERIFY(!plan.find(elsewhere).has_value());
        QVERIFY(!plan.find(plan.row(4'999).request).has_value()); // left to the merchant service
    }

    void everyKindOfStuckIntentComesThreeTimes()
    {
        for (const std::int64_t stuck : {std::int64_t{120}, std::int64_t{200}}) {
            const SeedPlan plan = plan_of(7, 5'000, stuck);
            std::map<StuckKind, int> kinds;
            std::int64_t processing = 0;
            for (std::uint64_t number = 0; number < 5'000; ++number) {
                const SeedRow row = plan.row(number);
                processing += row.status == RequestStatus::processing;
                if (row.kind && static_cast<std::int64_t>(number) < plan.loaded_rows())
                    ++kinds[*row.kind];
            }
            QCOMPARE(processing, stuck);
            QCOMPARE(kinds.size(), static_cast<std::size_t>(stuck_kinds));
            for (const auto& [kind, count] : kinds)
                QVERIFY2(count >= 3, qPrintable(QString::number(static_cast<int>(kind))));
        }
    }

    void stuckIntentsAreOverTheThreshold()
    {
        const SeedPlan plan = plan_of(7);
        for (std::uint64_t number = 0; number < 194; ++number) {
            const SeedRow row = plan.row(number);
            const Duration age = base_time - row.created_at;
            QVERIFY(age >= 11min);
            QVERIFY(age <= 72h || row.kind == StuckKind::not_found_beyond_key_window);
        }
    }

    void theTruthFitsTheKind()
    {
        const SeedPlan plan = plan_of(7);
        std::map<StuckKind, std::vector<GatewayCharge>> truth;
        std::map<StuckKind, SeedRow> rows;
        for (std::uint64_t number = 0; number < stuck_kinds; ++number) {
            const SeedRow row = plan.row(number);
            truth[*row.kind] = plan.charges(row);
            rows[*row.kind] = row;
        }
        const auto only = [&](StuckKind kind) { return truth[kind].at(0); };
        QVERIFY(only(StuckKind::charged).amount == rows[StuckKind::charged].amount);
        QVERIFY(only(StuckKind::charged).request == rows[StuckKind::charged].request);
        QVERIFY(only(StuckKind::amount_differs).amount.minor != rows[StuckKind::amount_differs].amount.minor);
        QVERIFY(only(StuckKind::currency_differs).amount.currency != rows[StuckKind::currency_differs].amount.currency);
        QVERIFY(!only(StuckKind::amount_unreadable).amount_as_shown.empty());
        QVERIFY(only(StuckKind::foreign_key).request != rows[StuckKind::foreign_key].request);
        QVERIFY(only(StuckKind::foreign_order).order_id != rows[StuckKind::foreign_order].order_id);
        QVERIFY(only(StuckKind::foreign_account).account != sandbox_account);
        QCOMPARE(only(StuckKind::failed_final).status, std::string("failed"));
        QVERIFY(only(StuckKind::partly_refunded).refunded < only(StuckKind::partly_refunded).amount.minor);
        QCOMPARE(only(StuckKind::wholly_refunded_shown).refunded, only(StuckKind::wholly_refunded_shown).amount.minor);
        QVERIFY(only(StuckKind::charged_before_created).created_at <
                rows[StuckKind::charged_before_created].created_at);
        QVERIFY(truth[StuckKind::not_found].empty());
        for (const StuckKind kind :
             {StuckKind::dead_then_charged, StuckKind::charged_and_pending, StuckKind::several_dead,
              StuckKind::refunded_and_charged, StuckKind::charged_twice}) {
            QCOMPARE(truth[kind].size(), std::size_t{2});
            QVERIFY(truth[kind][0].id != truth[kind][1].id);
        }
        for (const auto& [kind, row] : rows)
            QVERIFY(SeedPlan::fault(row) != "401"); // would stop the whole gateway
    }

    void organisationsFitTheKinds()
    {
        const SeedPlan plan = plan_of(7);
        std::map<std::int64_t, Organization> organizations;
        for (const Organization& organization : plan.organizations())
            organizations[organization.id.value] = organization;
        QCOMPARE(organizations.size(), std::size_t{39});
        for (std::uint64_t number = 0; number < 194; ++number) {
            const SeedRow row = plan.row(number);
            const auto found = organizations.find(row.request.org.value);
            if (row.kind == StuckKind::unconfigured) {
                QVERIFY(found == organizations.end());
                continue;
            }
            QVERIFY(found != organizations.end());
            const Organization& organization = found->second;
            QCOMPARE(organization.send_deadline.has_value(), row.kind != StuckKind::failed_without_deadline);
            QCOMPARE(organization.template_shows_refunds, row.kind == StuckKind::wholly_refunded_shown);
            QCOMPARE(organization.send_deadline > std::optional<Duration>(30min), row.kind == StuckKind::within_grace);
        }
    }

    void whatCannotBeMetIsRefused()
    {
        QCOMPARE(checked({7, 10, 11, 40, base_time}).error().code, std::string("sandbox.rows"));
        QCOMPARE(checked({7, -1, 0, 40, base_time}).error().code, std::string("sandbox.rows"));
        QCOMPARE(checked({7, 10, 1, 7, base_time}).error().code, std::string("sandbox.organizations"));
        QVERIFY(checked({7, 0, 0, 8, base_time}).has_value());
    }
};

QTEST_APPLESS_MAIN(TestSeedPlan)
#include "tst_seed_plan.moc"
