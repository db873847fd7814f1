#include "app/desktop/connection_book_file.h"

#include "app/desktop/connection_book_text.h"
#include "app/desktop/lane_end.h"
#include "app/files/owner_file.h"
#include "recovery/gateways/small_text_file.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace ichido {

namespace {

constexpr std::size_t largest_book = std::size_t{1} << 20;

Result<SavedConnections> read_book_file(const std::string& path)
{
    std::error_code error;
    if (std::filesystem::status(path, error).type() == std::filesystem::file_type::not_found)
        return SavedConnections{};
    const SmallTextFile file = read_small_text_file(path, largest_book);
    if (!file)
        return fail(FailureKind::invalid, "file.read", "the saved connections cannot be read");
    return read_connection_book(*file);
}

} // namespace

ConnectionBookFile::ConnectionBookFile(std::string path)
    : m_path(std::move(path)), m_lane([] { return std::make_unique<Nothing>(); })
{
}

ConnectionBookFile::~ConnectionBookFile()
{
    finish_jobs(m_lane);
}

void ConnectionBookFile::read(Reply<SavedConnections> reply)
{
    m_lane.post([this, reply = std::move(reply)](Nothing&) { reply(read_book_file(m_path)); });
}

void ConnectionBookFile::write(SavedConnections connections, Reply<Nothing> reply)
{
    m_lane.post([this, connections = std::move(connections), reply = std::move(reply)](Nothing&) {
        const auto text = write_connection_book(connections);
        if (!text)
            return reply(tl::unexpected<Failure>(text.error()));
        reply(make_owner_folders(m_path).and_then([&](Nothing) { return write_owner_file(m_path, *text); }));
    });
}

} // namespace ichido
