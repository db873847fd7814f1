#include "models/json_text.h"

#include "models/shown_text.h"

#include <nlohmann/json.hpp>

#include <QStringList>

#include <algorithm>
#include <string>

namespace ichido {

namespace {

/// Of the string that begins at `at`: its closing quote, or the end of the text.
std::size_t end_of_string(std::string_view json, std::size_t at)
{
    std::size_t end = at + 1;
    while (end < json.size() && json[end] != '"')
        end += json[end] == '\\' ? 2U : 1U;
    return std::min(end, json.size() - 1);
}

/// RFC 8259, section 6.
bool is_number(std::string_view text)
{
    std::size_t at = text.starts_with('-') ? 1 : 0;
    const auto next_is = [&](char c) { return at < text.size() && text[at] == c; };
    const auto take_digits = [&] {
        const std::size_t begin = at;
        at = std::min(text.find_first_not_of("0123456789", at), text.size());
        return at - begin;
    };
    const bool zero = next_is('0');
    if (const std::size_t whole = take_digits(); whole == 0 || (zero && whole > 1))
        return false;
    if (next_is('.')) {
        ++at;
        if (take_digits() == 0)
            return false;
    }
    if (next_is('e') || next_is('E')) {
        ++at;
        if (next_is('+') || next_is('-'))
            ++at;
        if (take_digits() == 0)
            return false;
    }
    return at == text.size();
}

/// 0 for every number: the parser takes one that no double can hold, such as 1e400, for a fault.
std::string with_zeros(std::string_view json)
{
    std::string text;
    text.reserve(json.size());
    for (std::size_t at = 0, end = 0; at < json.size(); at = end) {
        const char c = json[at];
        const bool number = c == '-' || (c >= '0' && c <= '9');
        if (number)
            end = std::min(json.find_first_not_of("+-.0123456789Ee", at), json.size());
        else
            end = c == '"' ? end_of_string(json, at) + 1 : at + 1;
        const std::string_view part = json.substr(at, end - at);
        text += number && is_number(part) ? std::string_view("0") : part;
    }
    return text;
}

/// Moves only white space: a parsed number would be written in another form than it was stored.
class JsonIndenter {
public:
    std::string indented(std::string_view json)
    {
        for (std::size_t at = 0; at < json.size(); ++at)
            at = take(json, at);
        return std::move(m_text);
    }

private:
    std::size_t take(std::string_view json, std::size_t at)
    {
        const char c = json[at];
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
            return at;
        if (c == '"')
            return take_string(json, at);
        if (c == '{' || c == '[') {
            m_text += c;
            const std::size_t next = json.find_first_not_of(" \t\r\n", at + 1);
            if (next != std::string_view::npos && (json[next] == '}' || json[next] == ']')) {
                m_text += json[next];
                return next;
            }
            ++m_depth;
            new_line();
        } else if (c == '}' || c == ']') {
            --m_depth;
            new_line();
            m_text += c;
        } else if (c == ',') {
            m_text += c;
            new_line();
        } else {
            m_text += c;
            if (c == ':')
                m_text += ' ';
        }
        return at;
    }

    std::size_t take_string(std::string_view json, std::size_t at)
    {
        const std::size_t end = end_of_string(json, at);
        m_text += json.substr(at, end - at + 1);
        return end;
    }

    void new_line()
    {
        // Deeper levels than a person can follow are not moved further to the right.
        constexpr int deepest = 40;
        m_text += '\n';
        m_text.append(2 * static_cast<std::size_t>(std::clamp(m_depth, 0, deepest)), ' ');
    }

    std::string m_text;
    int m_depth = 0;
};

} // namespace

QString pretty_json(std::string_view json)
{
    const std::string text =
        nlohmann::json::accept(with_zeros(json)) ? JsonIndenter().indented(json) : std::string(json);
    QStringList lines;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines << shown_text(std::string_view(text).substr(begin, end - begin));
        begin = end + 1;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace ichido
