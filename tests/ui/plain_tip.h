// What a person reads in a tool tip.
#pragma once

#include <QApplication>
#include <QHelpEvent>
#include <QString>
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
    for (QWidget* one : QApplication::topLevelWidgets()) {
        if (one->inherits("QTipLabel"))
            one->hide(); // at once; QToolTip lets it stay for a moment
    }
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
    return QToolTip::isVisible() ? read_tip(QToolTip::text()) : QString();
}

} // namespace ichido::test
