#include "ui/shell/command_palette.h"

#include "models/plain_tool_tip.h"
#include "recovery/domain/identifiers.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace ichido {

namespace {

constexpr int action_role = Qt::UserRole;
constexpr int query_role = Qt::UserRole + 1;

/// Every letter of `wanted` in this order, so that "asel" finds "Ask about the selected".
bool matches_loosely(const QString& text, const QString& wanted)
{
    qsizetype at = 0;
    for (const QChar c : wanted) {
        if (c.isSpace())
            continue;
        at = text.indexOf(c, at, Qt::CaseInsensitive);
        if (at < 0)
            return false;
        ++at;
    }
    return true;
}

} // namespace

QStringList queries_for_pasted(const QString& pasted)
{
    const QString text = pasted.trimmed().toLower();
    if (const auto request = parse_gateway_key(text.toStdString()))
        return {
            QStringLiteral("org:%1 key:%2").arg(request->org.value).arg(QString::fromStdString(request->key.text()))};
    if (Uuid::parse(text.toStdString()))
        return {QStringLiteral("key:%1").arg(text)};
    QStringList queries;
    static const QRegularExpression number(QStringLiteral("^[0-9]{1,18}$"));
    static const QRegularExpression hex(QStringLiteral("^[0-9a-f]{8,64}$"));
    if (number.match(text).hasMatch())
        queries << QStringLiteral("order:%1").arg(text);
    if (hex.match(text).hasMatch()) {
        if (text.size() == 8)
            queries << QStringLiteral("key:%1").arg(text);
        queries << QStringLiteral("sha:%1").arg(text);
    }
    return queries;
}

CommandPalette::CommandPalette(const Theme& theme, const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent), m_theme(theme), m_line(new QLineEdit), m_list(new QListWidget)
{
    setModal(true);
    resize(560, 380);
    for (QAction* action : actions)
        m_actions << action;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_line);
    layout->addWidget(m_list, 1);
    m_list->setUniformItemSizes(true);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::show_matches);
    connect(m_line, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::choose);
    retranslate();
}

void CommandPalette::retranslate()
{
    setWindowTitle(tr("Command palette"));
    m_line->setPlaceholderText(tr("An action, a page, or a pasted key, order number or hash"));
    m_line->setAccessibleName(tr("What to do or to find"));
    m_list->setAccessibleName(tr("Matches"));
    show_matches();
}

/// Later than the window, whose actions get their new texts with the same event.
void CommandPalette::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &CommandPalette::retranslate, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void CommandPalette::show_matches()
{
    m_list->clear();
    const QString wanted = m_line->text();
    for (const QString& query : queries_for_pasted(wanted)) {
        auto* item = new QListWidgetItem(m_theme.icon(QStringLiteral("search")), tr("Show requests: %1").arg(query));
        item->setData(query_role, query);
        m_list->addItem(item);
    }
    for (int i = 0; i < m_actions.size(); ++i) {
        const QAction* action = m_actions[i];
        if (!action || action->text().isEmpty() || !matches_loosely(action->text(), wanted))
            continue;
        QString text = action->text();
        if (!action->shortcut().isEmpty())
            text += QStringLiteral("   ") + action->shortcut().toString(QKeySequence::NativeText);
        if (!action->isEnabled())
            text = tr("%1 — not now", "an action that cannot be done at the moment").arg(text);
        auto* item = new QListWidgetItem(action->icon(), text);
        item->setData(action_role, i);
        if (!action->isEnabled()) {
            item->setFlags(item->flags() & ~(Qt::ItemIsEnabled | Qt::ItemIsSelectable));
            item->setToolTip(plain_tool_tip({}, action->toolTip(), {}).toString());
        }
        m_list->addItem(item);
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags() & Qt::ItemIsSelectable) {
            m_list->setCurrentRow(row);
            break;
        }
    }
}

void CommandPalette::choose()
{
    const QListWidgetItem* item = m_list->currentItem();
    // A key that is held, or one that comes after the choice, chooses nothing.
    if (!isVisible() || !item || !(item->flags() & Qt::ItemIsEnabled))
        return;
    const QString query = item->data(query_role).toString();
    const QVariant chosen = item->data(action_role);
    accept(); // before: what is done may open a dialog of its own
    if (!query.isEmpty()) {
        Q_EMIT query_wanted(query);
    } else if (chosen.isValid()) {
        if (QAction* action = m_actions.value(chosen.toInt()))
            action->trigger();
    }
}

/// The line keeps the keyboard; up and down walk the list.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (step != 0) {
            for (int row = m_list->currentRow() + step; row >= 0 && row < m_list->count(); row += step) {
                if (m_list->item(row)->flags() & Qt::ItemIsSelectable) {
                    m_list->setCurrentRow(row);
                    break;
                }
            }
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace ichido
