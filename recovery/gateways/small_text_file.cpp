#include "recovery/gateways/small_text_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ichido {

namespace {

bool others_may_read(const struct stat& status)
{
    const auto mode = status.st_mode & (S_IRWXG | S_IRWXO);
    return mode != 0 && !(status.st_uid == 0 && mode == S_IRGRP);
}

bool read_whole(int descriptor, std::size_t limit, std::string& text)
{
    char buffer[4096];
    for (;;) {
        const ssize_t count = ::read(descriptor, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 || text.size() + static_cast<std::size_t>(count) > limit)
            return false;
        if (count == 0)
            return true;
        text.append(buffer, static_cast<std::size_t>(count));
    }
}

} // namespace

SmallTextFile read_small_text_file(const std::filesystem::path& file, std::size_t limit, bool only_owner)
{
    SmallTextFile result;
    result.error = SmallFileError::unreadable;
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return result;
    struct stat status {};
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
        if (only_owner && others_may_read(status))
            result.error = SmallFileError::others_may_read;
        else if (read_whole(descriptor, limit, result.text))
            result.error.reset();
    }
    ::close(descriptor);
    return result;
}

} // namespace ichido
