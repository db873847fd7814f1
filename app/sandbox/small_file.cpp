#include "app/sandbox/small_file.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace ichido::sandbox {

Result<Nothing> write_small_file(const std::filesystem::path& path, std::string_view content, mode_t mode)
{
    const std::string beside = path.string() + "." + std::to_string(::getpid()) + ".new";
    const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode);
    bool good = file >= 0 && ::fchmod(file, mode) == 0; // whatever the umask
    while (good && !content.empty()) {
        const ssize_t written = ::write(file, content.data(), content.size());
        good = written > 0;
        if (good)
            content.remove_prefix(static_cast<std::size_t>(written));
    }
    if (file >= 0)
        good = ::close(file) == 0 && good;
    if (good && std::rename(beside.c_str(), path.c_str()) == 0)
        return Nothing{};
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    return fail(FailureKind::refused, "sandbox.file", "a file of the sandbox cannot be written");
}

std::optional<std::string> read_small_file(const std::filesystem::path& path)
{
    constexpr std::size_t most = std::size_t{1} << 20;
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0)
        return std::nullopt;
    struct stat facts {};
    bool good = ::fstat(file, &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_uid == ::geteuid();
    std::string content(most + 1, '\0');
    std::size_t size = 0;
    for (ssize_t got = 1; good && got > 0 && size < content.size();) {
        got = ::read(file, content.data() + size, content.size() - size);
        good = got >= 0;
        size += good ? static_cast<std::size_t>(got) : 0;
    }
    ::close(file);
    if (!good || size > most)
        return std::nullopt;
    content.resize(size);
    return content;
}

} // namespace ichido::sandbox
