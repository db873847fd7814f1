#include "ui/widgets/value_text.h"

#include <QEvent>
#include <QTextDocument>
#include <QWheelEvent>

#include <cmath>

namespace ichido {

ValueText::ValueText(QWidget* parent) : QTextEdit(parent)
{
    setReadOnly(true);
    setAcceptRichText(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    connect(document(), &QTextDocument::contentsChanged, this, &ValueText::fit_height);
}

void ValueText::set_text(const QString& text)
{
    if (text != toPlainText())
        setPlainText(text);
}

QSize ValueText::sizeHint() const
{
    return {200, static_cast<int>(std::ceil(document()->size().height()))};
}

void ValueText::fit_height()
{
    const int wanted = sizeHint().height();
    if (wanted != height()) {
        setFixedHeight(wanted);
        updateGeometry();
    }
}

void ValueText::resizeEvent(QResizeEvent* event)
{
    QTextEdit::resizeEvent(event);
    fit_height();
}

/// Whole values do not scroll; what they stand in does.
void ValueText::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void ValueText::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit_height();
}

} // namespace ichido
