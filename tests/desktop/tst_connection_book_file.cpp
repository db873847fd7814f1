// The connection book as a file: made, replaced, and never half of it.
#include "app/desktop/connection_book_file.h"
#include "tests/desktop/private_folder.h"
#include "tests/support/await_reply.h"
#include "tests/support/value_of.h"

#include <QTest>

#include <atomic>

using namespace ichido;
using namespace ichido::test;
namespace fs = std::filesystem;

namespace {

const ConnectionProfile shop{"shop", "postgresql://ops@db.example:5433/shop", Environment::production};
const ConnectionProfile attic{"attic", "dbname=attic", Environment::development};

Result<SavedConnections> read(ConnectionBookFile& book)
{
    return await_reply<SavedConnections>([&](auto reply) { book.read(std::move(reply)); });
}

Result<Nothing> write(ConnectionBookFile& book, SavedConnections connections)
{
    return await_reply<Nothing>([&](auto reply) { book.write(std::move(connections), std::move(reply)); });
}

} // namespace

class TestConnectionBookFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_file_that_is_missing_is_an_empty_book();
    void what_is_written_is_read_by_the_next_program();
    void only_the_owner_may_read_file_and_folders();
    void the_file_is_replaced_at_once();
    void a_book_that_cannot_be_read_is_told();
    void a_book_that_cannot_be_written_is_told();
    void a_refused_book_leaves_the_old_one();
    void what_was_asked_to_be_written_is_written_before_the_end();
};

void TestConnectionBookFile::a_file_that_is_missing_is_an_empty_book()
{
    const PrivateFolder folder;
    for (const char* name : {"connections.toml", "no/folder/connections.toml"}) {
        ConnectionBookFile book(folder.file(name));
        const SavedConnections saved = value_of(read(book));
        QVERIFY(saved.profiles.empty() && saved.last.empty());
    }
    QVERIFY(folder.names().empty()); // reading makes nothing
}

void TestConnectionBookFile::what_is_written_is_read_by_the_next_program()
{
    const PrivateFolder folder;
    {
        ConnectionBookFile book(folder.file("connections.toml"));
        value_of(write(book, {{shop, attic}, "attic"}));
        QVERIFY(value_of(read(book)).last == "attic");
    }
    ConnectionBookFile next(folder.file("connections.toml"));
    const SavedConnections saved = value_of(read(next));
    QVERIFY((saved.profiles == std::vector<ConnectionProfile>{shop, attic}));
    QCOMPARE(saved.last, std::string("attic"));
}

void TestConnectionBookFile::only_the_owner_may_read_file_and_folders()
{
    const PrivateFolder folder;
    ConnectionBookFile book(folder.file("config/ichido/connections.toml"));
    value_of(write(book, {{shop}, ""}));
    QCOMPARE(mode_of(folder.file("config")), mode_t{0700});
    QCOMPARE(mode_of(folder.file("config/ichido")), mode_t{0700});
    QCOMPARE(mode_of(folder.file("config/ichido/connections.toml")), mode_t{0600});
    QCOMPARE(::chmod(folder.file("config/ichido/connections.toml").c_str(), 0644), 0);
    value_of(write(book, {{shop, attic}, ""}));
    QCOMPARE(mode_of(folder.file("config/ichido/connections.toml")), mode_t{0600});
}

void TestConnectionBookFile::the_file_is_replaced_at_once()
{
    const PrivateFolder folder;
    ConnectionBookFile book(folder.file("connections.toml"));
    value_of(write(book, {{shop}, ""}));
    const std::string before = content_of(folder.file("connections.toml"));
    // A second name of the same file: it shows what became of the old content.
    fs::create_hard_link(folder.file("connections.toml"), folder.file("old"));
    value_of(write(book, {{attic}, ""}));
    QCOMPARE(content_of(folder.file("old")), before);
    QVERIFY(content_of(folder.file("connections.toml")) != before);
    QCOMPARE(folder.names(), (std::set<std::string>{"connections.toml", "old"}));
}

void TestConnectionBookFile::a_book_that_cannot_be_read_is_told()
{
    const PrivateFolder folder;
    put(folder.file("edited"), "last = shop\n");
    put(folder.file("huge"), std::string((std::size_t{1} << 20) + 1, '\n'));
    put(folder.file("largest"), std::string(std::size_t{1} << 20, '\n'));
    fs::create_directory(folder.file("folder"));
    QCOMPARE(::mkfifo(folder.file("pipe").c_str(), 0600), 0); // would never end
    fs::create_symlink("loop", folder.file("loop"));
    const auto code = [&folder](const char* name) {
        ConnectionBookFile book(folder.file(name));
        const auto saved = read(book);
        return saved ? std::string("none") : saved.error().code;
    };
    QCOMPARE(code("edited"), std::string("connections.malformed"));
    QCOMPARE(code("largest"), std::string("none"));
    for (const char* name : {"huge", "folder", "pipe", "loop"})
        QCOMPARE(code(name), std::string("file.read"));
}

void TestConnectionBookFile::a_book_that_cannot_be_written_is_told()
{
    const PrivateFolder folder;
    put(folder.file("file"), "mine");
    fs::create_directory(folder.file("folder"));
    for (const char* name : {"file/connections.toml", "file/below/connections.toml", "folder"}) {
        ConnectionBookFile book(folder.file(name));
        QCOMPARE(write(book, {{shop}, ""}).error().code, std::string("file.write"));
    }
    QCOMPARE(content_of(folder.file("file")), std::string("mine"));
    QCOMPARE(folder.names(), (std::set<std::string>{"file", "folder"}));
}

void TestConnectionBookFile::a_refused_book_leaves_the_old_one()
{
    const PrivateFolder folder;
    ConnectionBookFile book(folder.file("connections.toml"));
    value_of(write(book, {{shop}, "shop"}));
    const std::string before = content_of(folder.file("connections.toml"));
    const ConnectionProfile open{"open", "postgresql://ops:secret@db/shop", Environment::staging};
    QCOMPARE(write(book, {{attic, open}, ""}).error().code, std::string("uri.password"));
    QCOMPARE(write(book, {{attic, attic}, ""}).error().code, std::string("connections.malformed"));
    QCOMPARE(content_of(folder.file("connections.toml")), before);
    // And no folder for what is never written.
    ConnectionBookFile nowhere(folder.file("new/connections.toml"));
    QVERIFY(!write(nowhere, {{open}, ""}));
    QVERIFY(!fs::exists(folder.file("new")));
}

void TestConnectionBookFile::what_was_asked_to_be_written_is_written_before_the_end()
{
    const PrivateFolder folder;
    std::atomic<int> replies = 0;
    constexpr int writes = 30;
    {
        ConnectionBookFile book(folder.file("connections.toml"));
        for (int i = 1; i <= writes; ++i)
            book.write({{{std::to_string(i), "", Environment::staging}}, ""},
                       [&replies](const Result<Nothing>& written) { replies += written ? 1 : 1'000; });
    }
    QCOMPARE(replies.load(), writes);
    ConnectionBookFile next(folder.file("connections.toml"));
    QCOMPARE(value_of(read(next)).profiles.at(0).name, std::string("30")); // in the order of asking
}

QTEST_GUILESS_MAIN(TestConnectionBookFile)
#include "tst_connection_book_file.moc"
