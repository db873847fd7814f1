#include "app/ctl/json_text.h"

#include "recovery/domain/visible_text.h"

#include <cstdio>

namespace ichido::ctl {

namespace {

void append_escaped(std::string& json, char32_t c)
{
    char unit[8];
    if (c >= 0x10000) {
        append_escaped(json, 0xD800 + ((c - 0x10000) >> 10U));
        c = 0xDC00 + ((c - 0x10000) & 0x3FFU);
    }
    std::snprintf(unit, sizeof unit, "\\u%04x", static_cast<unsigned>(c) & 0xFFFFU);
    json += unit;
}

} // namespace

std::string json_string(std::string_view text)
{
    std::string json = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        if (c == '"' || c == '\\') {
            json += '\\';
            json += static_cast<char>(c);
        } else if (c == '\n') {
            json += "\\n";
        } else if (c == '\t') {
            json += "\\t";
        } else if (is_hidden(c)) {
            append_escaped(json, c);
        } else {
            append_utf8(json, c);
        }
    }
    return json + '"';
}

std::string guarded_json(std::string_view text)
{
    std::string json;
    json.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        if (is_hidden(c) && c != '\n' && c != '\t' && c != '\r')
            append_escaped(json, c);
        else
            append_utf8(json, c);
    }
    return json;
}

JsonObject& JsonObject::optional_text(std::string_view name, const std::optional<std::string>& value)
{
    return raw(name, value ? json_string(*value) : "null");
}

JsonObject& JsonObject::number(std::string_view name, std::optional<std::int64_t> value)
{
    return raw(name, value ? std::to_string(*value) : "null");
}

JsonObject& JsonObject::raw(std::string_view name, std::string_view json)
{
    if (m_text.size() > 1)
        m_text += ',';
    m_text += json_string(name);
    m_text += ':';
    m_text += json;
    return *this;
}

JsonArray& JsonArray::raw(std::string_view json)
{
    if (m_text.size() > 1)
        m_text += ',';
    m_text += json;
    return *this;
}

} // namespace ichido::ctl
