// Files that only their owner may read: replaced at once, or left as they were.
#include "app/files/owner_file.h"
#include "tests/desktop/private_folder.h"

#include <QTest>

#include <fcntl.h>
#include <unistd.h>

using namespace ichido;
using namespace ichido::test;
namespace fs = std::filesystem;

namespace {

std::string code_of(const Result<Nothing>& result)
{
    return result ? "none" : result.error().code;
}

const std::string not_written = "file.write";

} // namespace

class TestOwnerFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_file_holds_every_byte_for_its_owner_only();
    void a_file_that_others_could_read_is_closed_to_them();
    void whoever_reads_the_old_file_goes_on_with_it();
    void a_link_stays_a_link();
    void what_cannot_be_written_is_told_and_nothing_is_left_data();
    void what_cannot_be_written_is_told_and_nothing_is_left();
    void asking_changes_nothing();
    void folders_are_made_for_their_owner_only();
    void folders_that_stand_keep_their_rights();
    void folders_that_cannot_be_made_are_told();
};

void TestOwnerFile::a_file_holds_every_byte_for_its_owner_only()
{
    const PrivateFolder folder;
    const std::string content("a\0b\r\n\xff", 6);
    const mode_t before = ::umask(0); // the widest
    const auto written = write_owner_file(folder.file("한 file"), content);
    ::umask(before);
    QVERIFY(written);
    QVERIFY(content_of(folder.file("한 file")) == content);
    QCOMPARE(mode_of(folder.file("한 file")), mode_t{0600});
    QCOMPARE(folder.names(), std::set<std::string>{"한 file"});
    QVERIFY(write_owner_file(folder.file("한 file"), ""));
    QVERIFY(content_of(folder.file("한 file")).empty());
}

void TestOwnerFile::a_file_that_others_could_read_is_closed_to_them()
{
    const PrivateFolder folder;
    put(folder.file("plan"), "old");
    QCOMPARE(::chmod(folder.file("plan").c_str(), 0644), 0);
    QVERIFY(write_owner_file(folder.file("plan"), "new"));
    QCOMPARE(content_of(folder.file("plan")), std::string("new"));
    QCOMPARE(mode_of(folder.file("plan")), mode_t{0600});
}

void TestOwnerFile::whoever_reads_the_old_file_goes_on_with_it()
{
    const PrivateFolder folder;
    put(folder.file("plan"), "the whole old content");
    std::ifstream reader(folder.file("plan"), std::ios::binary);
    std::string first, rest;
    reader >> first;
    QVERIFY(write_owner_file(folder.file("plan"), "new"));
    std::getline(reader, rest);
    QCOMPARE(first + rest, std::string("the whole old content")); // not written over in place
    QCOMPARE(content_of(folder.file("plan")), std::string("new"));
    QCOMPARE(folder.names(), std::set<std::string>{"plan"});
}

void TestOwnerFile::a_link_stays_a_link()
{
    const PrivateFolder folder;
    fs::create_directory(folder.file("kept"));
    put(folder.file("kept/book"), "old");
    fs::create_symlink("kept/book", folder.file("book"));
    QVERIFY(write_owner_file(folder.file("book"), "new"));
    QVERIFY(fs::is_symlink(folder.file("book")));
    QCOMPARE(content_of(folder.file("kept/book")), std::string("new"));
}

void TestOwnerFile::what_cannot_be_written_is_told_and_nothing_is_left_data()
{
    QTest::addColumn<std::string>("name");
    QTest::newRow("no name") << std::string();
    QTest::newRow("a folder") << std::string("folder");
    QTest::newRow("a folder, with a slash") << std::string("folder/");
    QTest::newRow("a pipe") << std::string("pipe");
    QTest::newRow("in no folder") << std::string("missing/file");
    QTest::newRow("below a file") << std::string("file/below");
    QTest::newRow("too long a name") << std::string(300, 'n');
}

void TestOwnerFile::what_cannot_be_written_is_told_and_nothing_is_left()
{
    QFETCH(std::string, name);
    const PrivateFolder folder;
    fs::create_directory(folder.file("folder"));
    put(folder.file("file"), "mine");
    QCOMPARE(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
    const std::string path = name.empty() ? name : folder.file(name);
    QCOMPARE(code_of(write_owner_file(path, "content")), not_written);
    QCOMPARE(code_of(check_writable(path)), not_written);
    QCOMPARE(folder.names(), (std::set<std::string>{"file", "folder", "pipe"}));
    QCOMPARE(content_of(folder.file("file")), std::string("mine"));
    QVERIFY(fs::is_fifo(folder.file("pipe")));
    QVERIFY(fs::is_empty(folder.file("folder")));
}

void TestOwnerFile::asking_changes_nothing()
{
    const PrivateFolder folder;
    put(folder.file("old"), "mine");
    QCOMPARE(::chmod(folder.file("old").c_str(), 0640), 0);
    QVERIFY(check_writable(folder.file("old")));
    QVERIFY(check_writable(folder.file("new")));
    QCOMPARE(folder.names(), std::set<std::string>{"old"});
    QCOMPARE(content_of(folder.file("old")), std::string("mine"));
    QCOMPARE(mode_of(folder.file("old")), mode_t{0640});
}

void TestOwnerFile::folders_are_made_for_their_owner_only()
{
    const PrivateFolder folder;
    const mode_t before = ::umask(0);
    const auto made = make_owner_folders(folder.file("a/b/c/file"));
    ::umask(before);
    QVERIFY(made);
    for (const char* name : {"a", "a/b", "a/b/c"})
        QCOMPARE(mode_of(folder.file(name)), mode_t{0700});
    QVERIFY(fs::is_empty(folder.file("a/b/c"))); // the file itself is not made
}

void TestOwnerFile::folders_that_stand_keep_their_rights()
{
    const PrivateFolder folder;
    fs::create_directory(folder.file("a"));
    QCOMPARE(::chmod(folder.file("a").c_str(), 0755), 0);
    QVERIFY(make_owner_folders(folder.file("a/b/file")));
    QVERIFY(make_owner_folders(folder.file("a/b/file"))); // again
    QCOMPARE(mode_of(folder.file("a")), mode_t{0755});
    QCOMPARE(mode_of(folder.file("a/b")), mode_t{0700});
    QVERIFY(make_owner_folders("file of the working folder"));
}

void TestOwnerFile::folders_that_cannot_be_made_are_told()
{
    const PrivateFolder folder;
    put(folder.file("file"), "mine");
    fs::create_symlink("nowhere", folder.file("link"));
    QCOMPARE(code_of(make_owner_folders(folder.file("file/a/b"))), not_written);
    QCOMPARE(code_of(make_owner_folders(folder.file("link/a/b"))), not_written);
    QCOMPARE(code_of(make_owner_folders(folder.file(std::string(300, 'n') + "/a"))), not_written);
    QCOMPARE(folder.names(), (std::set<std::string>{"file", "link"}));
}

QTEST_GUILESS_MAIN(TestOwnerFile)
#include "tst_owner_file.moc"
