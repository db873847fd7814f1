#include "models/plain_tool_tip.h"

#include <QStringList>

namespace ichido {

QVariant plain_tool_tip(const QString& shown, const QString& whole, const QString& why)
{
    QStringList lines;
    if (whole != shown)
        lines << whole.toHtmlEscaped();
    if (!why.isEmpty())
        lines << why.toHtmlEscaped();
    return lines.isEmpty() ? QVariant()
                           : QVariant(QStringLiteral("<qt>%1</qt>").arg(lines.join(QStringLiteral("<br>"))));
}

} // namespace ichido
