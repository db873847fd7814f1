#include "app/desktop/dotted_keys.h"

#include <algorithm>

namespace ichido {

namespace {

/// Behind the string that begins at the front of the text.
std::string_view after_string(std::string_view text)
{
    const char quote = text.front();
    const std::size_t triple = text.substr(0, 3) == std::string_view("\"\"\"") || text.substr(0, 3) == "'''" ? 3 : 1;
    const std::string_view end = text.substr(0, triple);
    text.remove_prefix(triple);
    while (!text.empty() && !text.starts_with(end))
        text.remove_prefix(std::min<std::size_t>(quote == '"' && text.front() == '\\' ? 2 : 1, text.size()));
    text.remove_prefix(std::min(triple, text.size()));
    // One or two quotes before the three that end a string belong to it.
    for (int more = 0; triple == 3 && more < 2 && text.starts_with(quote); ++more)
        text.remove_prefix(1);
    return text;
}

} // namespace

bool has_dotted_key(std::string_view toml)
{
    while (!toml.empty()) {
        const char next = toml.front();
        if (next == '.')
            return true;
        if (next == '"' || next == '\'')
            toml = after_string(toml);
        else
            toml.remove_prefix(next == '#' ? std::min(toml.find('\n'), toml.size()) : 1);
    }
    return false;
}

} // namespace ichido
