#include "recovery/domain/intent.h"

#include <array>

namespace ichido {

namespace {

struct StatusWords {
    RequestStatus status;
    std::string_view stable;
    std::string_view stored;
    std::string_view japanese;
};

constexpr std::array<StatusWords, 3> status_words{{
    {RequestStatus::processing, "processing", "처리중", "処理中"},
    {RequestStatus::completed, "completed", "완료", "完了"},
    {RequestStatus::failed, "failed", "실패", "失敗"},
}};

} // namespace

std::string_view stored_word(RequestStatus status) noexcept
{
    for (const StatusWords& words : status_words)
        if (words.status == status)
            return words.stored;
    return {};
}

std::optional<RequestStatus> status_from_stored(std::string_view word) noexcept
{
    for (const StatusWords& words : status_words)
        if (words.stored == word)
            return words.status;
    return std::nullopt;
}

std::string_view stable_word(RequestStatus status) noexcept
{
    for (const StatusWords& words : status_words)
        if (words.status == status)
            return words.stable;
    return {};
}

std::optional<RequestStatus> status_from_any(std::string_view word) noexcept
{
    for (const StatusWords& words : status_words)
        if (words.stable == word || words.stored == word || words.japanese == word)
            return words.status;
    return std::nullopt;
}

} // namespace ichido
