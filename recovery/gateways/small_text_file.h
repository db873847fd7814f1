// A small file, read whole and never waited for.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace ichido {

enum class SmallFileError { unreadable, others_may_read };

struct SmallTextFile {
    std::string text;
    std::optional<SmallFileError> error;
    explicit operator bool() const { return !error; }
    const std::string& operator*() const { return text; }
};

/// `unreadable` also when it is no regular file (a FIFO would block) or has more bytes than
/// `limit`. With `only_owner`, others_may_read unless group and others have no access, or it
/// belongs to root and the group may read (the rule of libpq's passfile).
[[nodiscard]] SmallTextFile read_small_text_file(const std::filesystem::path& file, std::size_t limit,
                                                 bool only_owner = false);

} // namespace ichido
