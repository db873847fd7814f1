// Keys and hashes shortened in the middle; copying takes the whole.
#pragma once

#include <QString>

namespace ichido {

[[nodiscard]] inline QString short_id(const QString& text)
{
    return text.size() <= 14 ? text : text.left(8) + QChar(0x2026) + text.right(4);
}

} // namespace ichido
