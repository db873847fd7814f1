#include "ui/widgets/table_view.h"

#include "models/table_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/cell_delegate.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace ichido {

namespace {

constexpr int fitted_rows = 60; // the first screens; measuring every row would stall the window
constexpr int widest_column = 420;
constexpr int header_room = 20; // margins
constexpr int order_arrow = 32; // with what parts it from the title

QString copied_text(const QModelIndex& index)
{
    const QVariant whole = index.data(TableModel::full_text_role);
    QString text = whole.isValid() ? whole.toString() : index.data(Qt::DisplayRole).toString();
    // What separates cells and rows must not stand in one.
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

} // namespace

TableView::TableView(const Theme& theme, QWidget* parent) : QTableView(parent), m_theme(theme)
{
    setItemDelegate(new CellDelegate(theme, this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(48);
    connect(&theme, &Theme::changed, this, [this] {
        if (m_theme.fixed_font() != m_fitted_font) // colours alone move nothing
            fit_columns();
    });
    fit_columns();
}

void TableView::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    if (!model)
        return;
    connect(model, &QAbstractItemModel::headerDataChanged, this, [this] { fit_columns(); });
    fit_columns();
}

void TableView::fit_columns()
{
    m_fitted_font = m_theme.fixed_font();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 12);
    if (!model())
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int rows = std::min(model()->rowCount(), fitted_rows);
    const int columns = model()->columnCount();
    for (int column = 0; column < columns; ++column) {
        // Qt measures titles as bold; they are not drawn so.
        const QString title = model()->headerData(column, Qt::Horizontal).toString();
        int width = horizontalHeader()->fontMetrics().horizontalAdvance(title) + header_room;
        if (horizontalHeader()->isSortIndicatorShown() && horizontalHeader()->sortIndicatorSection() == column)
            width += order_arrow;
        for (int row = 0; row < rows; ++row)
            width = std::max(width, itemDelegate()->sizeHint(option, model()->index(row, column)).width());
        setColumnWidth(column, std::min(width + 4, widest_column));
    }
}

void TableView::show_message(const QString& text, const QString& icon)
{
    if (text == m_message && icon == m_message_icon)
        return;
    m_message = text;
    m_message_icon = icon;
    setAccessibleDescription(text);
    viewport()->update();
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy_selection();
        event->accept();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && event->modifiers() == Qt::NoModifier) {
        if (currentIndex().isValid() && !event->isAutoRepeat())
            Q_EMIT activated_row(currentIndex());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event)
{
    QTableView::mouseDoubleClickEvent(event);
    if (const QModelIndex index = indexAt(event->position().toPoint()); index.isValid())
        Q_EMIT activated_row(index);
}

void TableView::copy_selection() const
{
    if (!selectionModel())
        return;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            cells << copied_text(row.siblingAtColumn(column));
        lines << cells.join(QLatin1Char('\t'));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void TableView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_message.isEmpty())
        return;
    QPainter painter(viewport());
    const Tokens& tokens = m_theme.tokens();
    QRect area = viewport()->rect().adjusted(24, 16, -24, -16);
    constexpr int icon_side = 28;
    if (!m_message_icon.isEmpty() && area.height() > 3 * icon_side) {
        const QRect icon(area.center().x() - icon_side / 2, area.center().y() - icon_side - 4, icon_side, icon_side);
        m_theme.icon(m_message_icon, tokens.muted).paint(&painter, icon);
        area.setTop(icon.bottom() + 10);
        painter.setPen(tokens.muted);
        painter.drawText(area, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_message);
        return;
    }
    painter.setPen(tokens.muted);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, m_message);
}

void TableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fit_columns();
}

} // namespace ichido
