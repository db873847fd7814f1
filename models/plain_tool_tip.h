// A tool tip that shows text from outside as it is.
#pragma once

#include <QString>
#include <QVariant>

namespace ichido {

/// Nothing where there is nothing to add to what the cell shows. Qt guesses from a tool tip's text
/// whether it is markup, so it is always given as markup, escaped.
[[nodiscard]] QVariant plain_tool_tip(const QString& shown, const QString& whole, const QString& why);

} // namespace ichido
