// What a person reads in a tool tip.
#pragma once

#include <QHelpEvent>
#include <QString>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

namespace ichido::test {

/// Qt takes a tip for markup where it looks like it; then what is read is what the markup says.
inline QString read_tip(const QString& tip)
{
    if (!Qt::mightBeRichText(tip))
        return tip;
    QTextDocument document;
    document.setHtml(tip);
    return document.toPlainText();
}

/// Rests the pointer there; what is shown then, or nothing.
inline QString tip_at(QWidget& widget, const QPoint& at)
{
    QToolTip::hideText();
    if (!QTest::qWaitFor([] { return !QToolTip::isVisible(); }))
        return QStringLiteral("the tool tip does not go away");
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
    return QToolTip::isVisible() ? read_tip(QToolTip::text()) : QString();
}

} // namespace ichido::test
