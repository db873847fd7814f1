// A plan that the window saves is the file that ichidoctl reads.
#include "app/desktop/plan_shelf_file.h"
#include "recovery/evidence/plan_file.h"
#include "tests/desktop/private_folder.h"
#include "tests/evidence/plan_samples.h"
#include "tests/support/await_reply.h"
#include "tests/support/value_of.h"

#include <QTest>

#include <atomic>

using namespace ichido;
using namespace ichido::test;
namespace fs = std::filesystem;

namespace {

Result<Nothing> save(PlanShelfFile& shelf, const std::string& path, const Plan& plan)
{
    return await_reply<Nothing>([&](auto reply) { shelf.save(path, plan, std::move(reply)); });
}

Plan plan_of(std::string database)
{
    Plan plan = evidence_tests::sample_plan();
    plan.header.database = std::move(database);
    return plan;
}

} // namespace

class TestPlanShelfFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_saved_plan_is_read_as_the_same();
    void only_the_owner_may_read_it();
    void an_older_plan_is_replaced_at_once();
    void a_plan_that_cannot_be_saved_is_told();
    void what_was_asked_to_be_saved_is_saved_before_the_end();
};

void TestPlanShelfFile::a_saved_plan_is_read_as_the_same()
{
    const PrivateFolder folder;
    PlanShelfFile shelf;
    const Plan plan = plan_of("7/shop");
    value_of(save(shelf, folder.file("plan.jsonl"), plan));
    QVERIFY(plan.lines.size() == 5 && value_of(read_plan(content_of(folder.file("plan.jsonl")))) == plan);
}

void TestPlanShelfFile::only_the_owner_may_read_it()
{
    const PrivateFolder folder;
    PlanShelfFile shelf;
    value_of(save(shelf, folder.file("plan.jsonl"), plan_of("7/shop")));
    QCOMPARE(mode_of(folder.file("plan.jsonl")), mode_t{0600});
    QCOMPARE(folder.names(), std::set<std::string>{"plan.jsonl"});
}

void TestPlanShelfFile::an_older_plan_is_replaced_at_once()
{
    const PrivateFolder folder;
    PlanShelfFile shelf;
    value_of(save(shelf, folder.file("plan.jsonl"), plan_of("7/old")));
    const std::string before = content_of(folder.file("plan.jsonl"));
    fs::create_hard_link(folder.file("plan.jsonl"), folder.file("old")); // shows the old content's fate
    value_of(save(shelf, folder.file("plan.jsonl"), plan_of("7/new")));
    QCOMPARE(content_of(folder.file("old")), before);
    QCOMPARE(value_of(read_plan(content_of(folder.file("plan.jsonl")))).header.database, std::string("7/new"));
}

void TestPlanShelfFile::a_plan_that_cannot_be_saved_is_told()
{
    const PrivateFolder folder;
    fs::create_directory(folder.file("folder"));
    PlanShelfFile shelf;
    // The person chooses the folder; it is not made for a name that was mistyped.
    for (const std::string& path :
         {std::string(), folder.file("folder"), folder.file("folder/"), folder.file("missing/plan.jsonl")})
        QCOMPARE(save(shelf, path, plan_of("7/shop")).error().code, std::string("file.write"));
    QCOMPARE(folder.names(), std::set<std::string>{"folder"});
    QVERIFY(fs::is_empty(folder.file("folder")));
}

void TestPlanShelfFile::what_was_asked_to_be_saved_is_saved_before_the_end()
{
    const PrivateFolder folder;
    std::atomic<int> saved = 0;
    constexpr std::size_t plans = 20;
    {
        PlanShelfFile shelf;
        for (std::size_t i = 0; i < plans; ++i)
            shelf.save(folder.file(std::to_string(i)), plan_of("7/shop"),
                       [&saved](const Result<Nothing>& written) { saved += written ? 1 : 1'000; });
    }
    QCOMPARE(saved.load(), static_cast<int>(plans));
    QCOMPARE(folder.names().size(), plans);
}

QTEST_GUILESS_MAIN(TestPlanShelfFile)
#include "tst_plan_shelf_file.moc"
