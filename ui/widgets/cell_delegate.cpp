#include "ui/widgets/cell_delegate.h"

#include "models/plain_tool_tip.h"
#include "models/table_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/glyph.h"
#include "ui/widgets/pill.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ichido {

namespace {

constexpr int check_side = 16;
constexpr int check_room = 24; // the box and what parts it from the text
constexpr int cell_margin = 8; // that of the header's texts (ConsoleStyle), so that columns align

Tone tone_of(const QModelIndex& index)
{
    return static_cast<Tone>(index.data(TableModel::tone_role).toInt());
}

/// What is drawn of a text without a pill. One pixel more, since widths are rounded.
QString drawn_text(const QString& text, const QFont& font, const QModelIndex& index, int room)
{
    const bool fixed = index.data(TableModel::fixed_width_role).toBool();
    return QFontMetrics(font).elidedText(text, fixed ? Qt::ElideMiddle : Qt::ElideRight, room + 1);
}

} // namespace

CellDelegate::CellDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_fixed(theme.fixed_font())
{
    connect(&theme, &Theme::changed, this, [this] { m_fixed = m_theme.fixed_font(); });
}

QFont CellDelegate::font_of(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (index.data(TableModel::fixed_width_role).toBool())
        return m_fixed;
    QFont font = option.font;
    if (const QVariant own = index.data(Qt::FontRole); own.isValid())
        font = own.value<QFont>().resolve(font);
    return font;
}

int CellDelegate::width_of(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const QFont font = font_of(option, index);
    const Tone tone = tone_of(index);
    const int content = has_glyph(tone) && !text.isEmpty() ? pill_size(text, tone, font).width()
                                                           : QFontMetrics(font).horizontalAdvance(text) + 1;
    const int box = index.data(Qt::CheckStateRole).isValid() ? check_room : 0;
    return content + box + 2 * cell_margin;
}

bool CellDelegate::is_cut(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const Tone tone = tone_of(index);
    const QFont font = font_of(option, index);
    const int box = index.data(Qt::CheckStateRole).isValid() ? check_room : 0;
    const int room = option.rect.width() - 2 * cell_margin - box;
    return (has_glyph(tone) ? pill_text(text, tone, font, room) : drawn_text(text, font, index, room)) != text;
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& tokens = m_theme.tokens();
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool focused = view && view->hasFocus() && view->currentIndex().row() == index.row() &&
                         view->currentIndex().parent() == index.parent();
    painter->save();
    if (selected)
        painter->fillRect(option.rect, tokens.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, tokens.hover);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, tokens.line);
    if (selected && index.column() == 0 && option.rect.left() <= 0)
        painter->fillRect(option.rect.left(), option.rect.top(), 3, option.rect.height() - 1, tokens.accent);

    QRect inside = option.rect.adjusted(cell_margin, 0, -cell_margin, -1);
    if (const QVariant state = index.data(Qt::CheckStateRole); state.isValid()) {
        QStyleOptionViewItem box = option;
        box.rect =
            QRect(inside.left(), option.rect.top() + (option.rect.height() - check_side) / 2, check_side, check_side);
        box.state = state.toInt() == Qt::Checked            ? QStyle::State_On | QStyle::State_Enabled
                    : state.toInt() == Qt::PartiallyChecked ? QStyle::State_NoChange | QStyle::State_Enabled
                                                            : QStyle::State_Off | QStyle::State_Enabled;
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, option.widget);
        inside.setLeft(inside.left() + check_room);
    }
    const QString text = index.data(Qt::DisplayRole).toString();
    const Tone tone = tone_of(index);
    const QFont font = font_of(option, index);
    if (index.data(TableModel::loading_role).toBool() && text.isEmpty()) {
        // A bar where the text will be: the row is known, its content is on its way.
        const int width = std::min(inside.width(), 72);
        painter->fillRect(QRect(inside.left(), option.rect.center().y() - 3, width, 6), tokens.line);
    } else if (has_glyph(tone) && !text.isEmpty()) {
        draw_pill(*painter, inside, text, tone, m_theme, font);
    } else if (!text.isEmpty()) {
        painter->setFont(font);
        painter->setPen(tone == Tone::muted ? tokens.muted : tokens.text);
        painter->drawText(inside, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine | Qt::TextDontClip,
                          drawn_text(text, font, index, inside.width()));
    }
    if (focused) {
        // Around the whole row, since rows are what is acted on.
        painter->fillRect(option.rect.left(), option.rect.top(), option.rect.width(), 1, tokens.accent);
        painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, tokens.accent);
    }
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {width_of(option, index), QFontMetrics(option.font).height() + 12};
}

bool CellDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                             const QModelIndex& index)
{
    if (!event || !view || event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QVariant tip = index.data(Qt::ToolTipRole);
    if (is_cut(option, index)) {
        const QVariant whole = index.data(TableModel::full_text_role);
        tip = plain_tool_tip({}, (whole.isValid() ? whole : index.data(Qt::DisplayRole)).toString(),
                             index.data(Qt::AccessibleDescriptionRole).toString());
    }
    if (!tip.isValid()) {
        QToolTip::hideText();
        return false;
    }
    QToolTip::showText(event->globalPos(), tip.toString(), view, view->visualRect(index));
    return true;
}

} // namespace ichido
