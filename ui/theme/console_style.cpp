#include "ui/theme/console_style.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QPainter>
#include <QStyleOption>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace ichido {

namespace {

constexpr double corner = 4.0;

bool is_accent(const QWidget* widget)
{
    return widget != nullptr && widget->property("accent").toBool();
}

bool is_framed(const QWidget* widget)
{
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && !button->autoRaise();
}

} // namespace

ConsoleStyle::ConsoleStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void ConsoleStyle::draw_frame(const QRect& area, QPainter& painter, const QColor& line, const QColor& fill,
                              double radius) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(line);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void ConsoleStyle::draw_button(const QStyleOption& option, QPainter& painter, bool accent) const
{
    const bool enabled = option.state.testFlag(State_Enabled);
    const bool down = option.state & (State_Sunken | State_On);
    QColor fill = enabled ? m_tokens->surface : m_tokens->background;
    QColor line = m_tokens->line;
    if (accent && enabled) {
        fill = line = m_tokens->accent;
        if (down || option.state.testFlag(State_MouseOver))
            fill = line = m_tokens->dark ? m_tokens->accent.lighter(110) : m_tokens->accent.darker(112);
    } else if (enabled && down) {
        fill = m_tokens->selection;
    } else if (enabled && option.state.testFlag(State_MouseOver)) {
        fill = m_tokens->hover;
    }
    draw_frame(option.rect, painter, line, fill, corner);
    if (option.state.testFlag(State_HasFocus) && option.state.testFlag(State_KeyboardFocusChange))
        draw_frame(option.rect.adjusted(2, 2, -2, -2), painter,
                   accent && enabled ? m_tokens->on_accent : m_tokens->accent, Qt::transparent, corner - 1);
}

void ConsoleStyle::draw_header(const QStyleOptionHeader& option, QPainter& painter) const
{
    painter.fillRect(option.rect, m_tokens->surface);
    painter.fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, m_tokens->line);
}

void ConsoleStyle::draw_tab(const QStyleOptionTab& option, QPainter& painter) const
{
    const bool selected = option.state.testFlag(State_Selected);
    if (!selected && option.state.testFlag(State_MouseOver) && option.state.testFlag(State_Enabled))
        painter.fillRect(option.rect, m_tokens->hover);
    if (selected)
        painter.fillRect(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), 2, m_tokens->accent);
}

void ConsoleStyle::draw_progress(const QStyleOptionProgressBar& option, QPainter& painter) const
{
    constexpr int thickness = 6;
    QRectF groove(option.rect);
    groove.setTop(groove.center().y() - thickness / 2.0);
    groove.setHeight(thickness);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_tokens->line);
    painter.drawRoundedRect(groove, 3, 3);
    const double whole = static_cast<double>(option.maximum) - option.minimum;
    if (whole > 0 && option.progress > option.minimum) {
        groove.setWidth(groove.width() * std::min(1.0, (option.progress - option.minimum) / whole));
        painter.setBrush(m_tokens->accent);
        painter.drawRoundedRect(groove, 3, 3);
    }
    painter.restore();
}

/// A thumb alone: arrows at its ends are clicked by nobody, and take from what is read.
void ConsoleStyle::draw_scroll_bar(const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget) const
{
    if (option.maximum <= option.minimum)
        return;
    const bool upright = option.orientation == Qt::Vertical;
    QRectF thumb = subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    thumb.adjust(upright ? 3 : 2, upright ? 2 : 3, upright ? -3 : -2, upright ? -2 : -3);
    QColor color = m_tokens->muted;
    color.setAlphaF(option.state.testFlag(State_Sunken) ? 0.9F : option.state.testFlag(State_MouseOver) ? 0.7F : 0.45F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const double round = std::min(thumb.width(), thumb.height()) / 2.0;
    painter.drawRoundedRect(thumb, round, round);
    painter.restore();
}

/// Points down; `turn` in degrees, clockwise.
void ConsoleStyle::draw_chevron(const QRect& area, QPainter& painter, const QColor& color, double turn) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(area).center());
    painter.rotate(turn);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({QPointF(-3.5, -1.75), QPointF(0, 1.75), QPointF(3.5, -1.75)}));
    painter.restore();
}

void ConsoleStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                      const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            painter->fillRect(bar->rect, m_tokens->surface);
            return draw_scroll_bar(*bar, *painter, widget);
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ConsoleStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                   const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const bool upright = bar->orientation == Qt::Vertical;
    const int length = upright ? bar->rect.height() : bar->rect.width();
    const int across = upright ? bar->rect.width() : bar->rect.height();
    constexpr int shortest = 28; // to be caught by a hand
    const double range = std::max(0, bar->maximum - bar->minimum);
    int thumb = length;
    if (range > 0)
        thumb = std::clamp(static_cast<int>(length * (bar->pageStep / (range + bar->pageStep))),
                           std::min(shortest, length), length);
    const int at =
        sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - thumb, bar->upsideDown);
    const auto from_to = [&](int from, int to) {
        const QRect along = upright ? QRect(0, from, across, to - from) : QRect(from, 0, to - from, across);
        return visualRect(bar->direction, bar->rect, along.translated(bar->rect.topLeft()));
    };
    switch (part) {
    case SC_ScrollBarGroove:
        return from_to(0, length);
    case SC_ScrollBarSlider:
        return from_to(at, at + thumb);
    case SC_ScrollBarSubPage:
        return from_to(0, at);
    case SC_ScrollBarAddPage:
        return from_to(at + thumb, length);
    default: // no arrows
        return {};
    }
}

QRect ConsoleStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect usual = QProxyStyle::subElementRect(element, option, widget);
    switch (element) {
    case SE_LineEditContents:
        return usual.adjusted(4, 0, -4, 0);
    default:
        return usual;
    }
}

void ConsoleStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        draw_button(*option, *painter, is_accent(widget));
        return;
    case PE_FrameFocusRect:
        // Rows of a table show their focus by the selection and the delegate.
        if (qobject_cast<const QAbstractItemView*>(widget) == nullptr)
            draw_frame(option->rect, *painter, m_tokens->accent, Qt::transparent, corner - 1);
        return;
    case PE_FrameLineEdit:
    case PE_Frame: {
        const bool focus = option->state.testFlag(State_HasFocus) && option->state.testFlag(State_Enabled);
        draw_frame(option->rect, *painter, focus ? m_tokens->accent : m_tokens->line, Qt::transparent, corner);
        return;
    }
    case PE_FrameTabBarBase:
        painter->fillRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1, m_tokens->line);
        return;
    case PE_FrameTabWidget:
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: {
        const bool on = option->state.testFlag(State_On);
        const bool part = option->state.testFlag(State_NoChange);
        const bool enabled = option->state.testFlag(State_Enabled);
        const QColor fill = (on || part) && enabled ? m_tokens->accent : m_tokens->surface;
        draw_frame(option->rect.adjusted(1, 1, -1, -1), *painter, (on || part) && enabled ? fill : m_tokens->muted,
                   fill, 3);
        const QRectF box(option->rect);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(
            QPen(enabled ? m_tokens->on_accent : m_tokens->muted, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&box](double x, double y) {
            return QPointF(box.left() + box.width() * x, box.top() + box.height() * y);
        };
        if (on)
            painter->drawPolyline(QPolygonF({at(0.28, 0.52), at(0.44, 0.68), at(0.73, 0.34)}));
        else if (part)
            painter->drawLine(at(0.3, 0.5), at(0.7, 0.5));
        painter->restore();
        return;
    }
    case PE_PanelScrollAreaCorner:
        painter->fillRect(option->rect, m_tokens->surface);
        return;
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem: {
        // Views whose delegate draws its own background come here for the tree's branches only.
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (item && item->state.testFlag(State_Selected))
            painter->fillRect(option->rect, m_tokens->selection);
        else if (item && item->state.testFlag(State_MouseOver) && element == PE_PanelItemViewItem)
            painter->fillRect(option->rect, m_tokens->hover);
        return;
    }
    case PE_IndicatorBranch:
        if (option->state.testFlag(State_Children))
            draw_chevron(option->rect, *painter, m_tokens->muted, option->state.testFlag(State_Open) ? 0 : -90);
        return;
    case PE_IndicatorHeaderArrow: // Qt says "up" for a descending order
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            draw_chevron(
                QRect(option->rect.left(), 0, option->rect.width(), widget ? widget->height() : option->rect.height()),
                *painter, m_tokens->muted, header->sortIndicator == QStyleOptionHeader::SortUp ? 0 : 180);
        return;
    case PE_PanelButtonTool:
        if (!option->state.testFlag(State_AutoRaise))
            return draw_button(*option, *painter, false);
        if (option->state.testFlag(State_Enabled) &&
            option->state & (State_Sunken | State_On | State_MouseOver | State_HasFocus))
            draw_frame(option->rect, *painter,
                       option->state.testFlag(State_HasFocus) ? m_tokens->accent : m_tokens->line,
                       option->state & (State_Sunken | State_On) ? m_tokens->selection : m_tokens->hover, corner);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ConsoleStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button != nullptr && is_accent(widget) && option->state.testFlag(State_Enabled)) {
            QStyleOptionButton copy = *button;
            copy.palette.setColor(QPalette::ButtonText, m_tokens->on_accent);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            draw_header(*header, *painter);
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, m_tokens->surface);
        painter->fillRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1, m_tokens->line);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader copy = *header;
            copy.palette.setColor(QPalette::ButtonText, m_tokens->muted);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            draw_tab(*tab, *painter);
            return;
        }
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            QStyleOptionTab copy = *tab;
            copy.palette.setColor(QPalette::WindowText,
                                  tab->state.testFlag(State_Selected) ? m_tokens->accent : m_tokens->muted);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_ProgressBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            draw_progress(*bar, *painter);
            return;
        }
        break;
    case CE_Splitter: {
        const QRect& area = option->rect;
        const bool upright = option->state.testFlag(State_Horizontal);
        if (upright)
            painter->fillRect(area.center().x(), area.top(), 1, area.height(), m_tokens->line);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

int ConsoleStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_TabBarIconSize:
        return 16;
    case PM_HeaderMargin:
        return 8;
    case PM_ScrollBarExtent:
        return 12;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_SplitterWidth:
        return 8;
    case PM_TabBarTabHSpace:
        return 24;
    case PM_TabBarTabVSpace:
        return 14;
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ConsoleStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_ItemView_ActivateItemOnSingleClick:
    case SH_ItemView_ShowDecorationSelected:
        return hint == SH_ItemView_ShowDecorationSelected ? 1 : 0;
    case SH_ToolTipLabel_Opacity:
        return 255;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize ConsoleStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                     const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    // One height for what stands side by side: 28 px at 100 %, from the font.
    const int height = (option != nullptr ? option->fontMetrics.height() : 16) + 12;
    if (type == CT_PushButton) {
        result.setHeight(std::max(result.height(), height));
        result.rwidth() += 8;
    } else if (type == CT_LineEdit || type == CT_ComboBox || (type == CT_ToolButton && is_framed(widget))) {
        if (type == CT_ToolButton)
            result.rwidth() += 24; // what a push button has around its text

        result.setHeight(std::max(result.height(), height));
    }
    return result;
}

} // namespace ichido
