#include "recovery/domain/query_words.h"

#include <algorithm>
#include <vector>

namespace ichido {

namespace {

constexpr std::size_t longest_word = 24; ///< in code points; no field or status comes near

/// Bytes that follow a first byte, and the range of the first of them; 0 when it starts nothing.
struct SequenceShape {
    std::size_t following;
    unsigned char least, most;
};

SequenceShape shape_of(unsigned char first) noexcept
{
    if (first >= 0xC2 && first <= 0xDF)
        return {1, 0x80, 0xBF};
    if (first == 0xE0)
        return {2, 0xA0, 0xBF};
    if (first == 0xED)
        return {2, 0x80, 0x9F};
    if (first >= 0xE1 && first <= 0xEF)
        return {2, 0x80, 0xBF};
    if (first == 0xF0)
        return {3, 0x90, 0xBF};
    if (first >= 0xF1 && first <= 0xF3)
        return {3, 0x80, 0xBF};
    if (first == 0xF4)
        return {3, 0x80, 0x8F};
    return {0, 0, 0};
}

/// One string per code point, so that one wrong kanji is one slip and not three.
std::vector<std::string_view> code_points(std::string_view text)
{
    std::vector<std::string_view> points;
    while (!text.empty()) {
        std::size_t length = 1;
        while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
            ++length;
        points.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return points;
}

/// Optimal string alignment: Levenshtein's distance with swaps of neighbours.
std::size_t slips_between(const std::vector<std::string_view>& a, const std::vector<std::string_view>& b)
{
    std::vector<std::vector<std::size_t>> slips(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                slips[i][j] = i + j;
                continue;
            }
            const std::size_t replaced = slips[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            slips[i][j] = std::min({slips[i - 1][j] + 1, slips[i][j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                slips[i][j] = std::min(slips[i][j], slips[i - 2][j - 2] + 1);
        }
    return slips[a.size()][b.size()];
}

} // namespace

std::optional<std::size_t> first_invalid_utf8(std::string_view text) noexcept
{
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        if (first < 0x80) {
            ++i;
            continue;
        }
        const SequenceShape shape = shape_of(first);
        if (shape.following == 0 || text.size() - i <= shape.following)
            return i;
        for (std::size_t k = 1; k <= shape.following; ++k) {
            const auto byte = static_cast<unsigned char>(text[i + k]);
            if (byte < (k == 1 ? shape.least : 0x80) || byte > (k == 1 ? shape.most : 0xBF))
                return i;
        }
        i += shape.following + 1;
    }
    return std::nullopt;
}

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates)
{
    if (word.size() > longest_word * 4)
        return {};
    const auto points = code_points(word);
    if (points.empty() || points.size() > longest_word)
        return {};
    std::string_view nearest;
    std::size_t fewest = longest_word;
    for (const std::string_view candidate : candidates) {
        const auto wanted = code_points(candidate);
        const std::size_t slips = slips_between(points, wanted);
        // Short words change their meaning with one slip; a third of the word is a typing error.
        const std::size_t allowed = std::max<std::size_t>(1, wanted.size() / 3);
        if (slips <= allowed && slips < wanted.size() && slips < fewest) {
            nearest = candidate;
            fewest = slips;
        }
    }
    return nearest;
}

std::string ascii_lower(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

} // namespace ichido
