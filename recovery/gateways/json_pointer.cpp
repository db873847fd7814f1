#include "recovery/gateways/json_pointer.h"

#include <charconv>

namespace ichido {

std::optional<JsonPointer> JsonPointer::parse(std::string_view text)
{
    JsonPointer pointer;
    if (text.empty())
        return pointer;
    if (text.front() != '/')
        return std::nullopt;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '/') {
            pointer.tokens.emplace_back();
        } else if (text[at] != '~') {
            pointer.tokens.back() += text[at];
        } else {
            if (++at == text.size() || (text[at] != '0' && text[at] != '1'))
                return std::nullopt;
            pointer.tokens.back() += text[at] == '0' ? '~' : '/';
        }
    }
    return pointer;
}

const JsonValue* JsonPointer::in(const JsonValue& document) const
{
    const JsonValue* value = &document;
    for (const std::string& token : tokens) {
        if (value->kind == JsonValue::Kind::object) {
            value = value->member(token);
        } else if (value->kind == JsonValue::Kind::array) {
            std::size_t index = 0;
            const char* const end = token.data() + token.size();
            const auto [stopped, error] = std::from_chars(token.data(), end, index);
            const bool plain = error == std::errc() && stopped == end && (token.size() == 1 || token.front() != '0');
            value = plain && index < value->items.size() ? &value->items[index] : nullptr;
        } else {
            value = nullptr;
        }
        if (!value)
            return nullptr;
    }
    return value;
}

} // namespace ichido
