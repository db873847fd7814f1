// The stable words: each value has one of its own, and each word leads back to its value.
#include "recovery/domain/failure.h"
#include "recovery/domain/verdict.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace ichido;

namespace {

/// All values up to the last have words of their own, in lower case, which lead back.
template <typename Value, typename FromWord>
void check_round_trip(Value last, FromWord from_word)
{
    std::set<std::string_view> seen;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const auto value = static_cast<Value>(i);
        const std::string_view word = to_word(value);
        QVERIFY2(seen.insert(word).second, std::string(word).c_str());
        QVERIFY(!word.empty());
        QVERIFY(std::all_of(word.begin(), word.end(), [](char c) { return c == '_' || (c >= 'a' && c <= 'z'); }));
        QVERIFY(from_word(word) == value);
        QVERIFY(!from_word(std::string(word) + " "));
        QVERIFY(!from_word(word.substr(1)));
    }
    QVERIFY(!from_word(std::string_view()));
    QVERIFY(!from_word(std::string_view("PERSON")));
}

} // namespace

class TestWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outcomes() { check_round_trip(Outcome::unintelligible, outcome_from_word); }
    void verdicts() { check_round_trip(VerdictKind::person, verdict_from_word); }
    void reasons() { check_round_trip(Reason::organization_unconfigured, reason_from_word); }
    void a_value_that_is_none_reads_carefully();
    void kinds_of_failure();
    void statuses_in_three_languages();
    void what_is_no_status();
};

void TestWords::a_value_that_is_none_reads_carefully()
{
    QVERIFY(to_word(static_cast<Outcome>(99)) == "unintelligible");
    QVERIFY(to_word(static_cast<VerdictKind>(99)) == "person");
    QVERIFY(to_word(static_cast<Reason>(99)) == "unintelligible_answer");
    QCOMPARE(to_word(static_cast<FailureKind>(99)), "unknown");
    QVERIFY(stored_word(static_cast<RequestStatus>(99)).empty());
    QVERIFY(stable_word(static_cast<RequestStatus>(99)).empty());
}

void TestWords::kinds_of_failure()
{
    const std::vector<std::string> words{"refused",   "conflict",  "busy",    "unavailable",
                                         "timed_out", "cancelled", "invalid", "unknown"};
    for (std::size_t i = 0; i < words.size(); ++i)
        QCOMPARE(std::string(to_word(static_cast<FailureKind>(i))), words[i]);
}

void TestWords::statuses_in_three_languages()
{
    struct {
        RequestStatus status;
        const char *english, *korean, *japanese;
    } const all[] = {{RequestStatus::processing, "processing", "처리중", "処理中"},
                     {RequestStatus::completed, "completed", "완료", "完了"},
                     {RequestStatus::failed, "failed", "실패", "失敗"}};
    for (const auto& one : all) {
        QCOMPARE(std::string(stable_word(one.status)), std::string(one.english));
        QCOMPARE(std::string(stored_word(one.status)), std::string(one.korean));
        QVERIFY(status_from_stored(one.korean) == one.status);
        for (const char* word : {one.english, one.korean, one.japanese})
            QVERIFY(status_from_any(word) == one.status);
        // What is stored is Korean and nothing else.
        QVERIFY(!status_from_stored(one.english));
        QVERIFY(!status_from_stored(one.japanese));
    }
}

void TestWords::what_is_no_status()
{
    for (const char* word : {"", "Processing", "처리 중", "완료 ", "done", "\xEC\xB2\x98"}) {
        QVERIFY(!status_from_any(word));
        QVERIFY(!status_from_stored(word));
    }
}

QTEST_APPLESS_MAIN(TestWords)
#include "tst_stable_words.moc"
