#include "ui/requests/requests_page.h"

#include "models/request_table_model.h"
#include "models/words.h"
#include "ui/connection/console_connection.h"
#include "ui/recovery/recovery_job.h"
#include "ui/requests/filter_bar.h"
#include "ui/requests/request_pager.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/heading.h"
#include "ui/widgets/key_selection.h"
#include "ui/widgets/table_view.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ichido {

RequestsPage::RequestsPage(const Theme& theme, ConsoleConnection& connection, const RecoveryJob& job, QWidget* parent)
    : Page(parent)
    , m_theme(theme)
    , m_connection(connection)
    , m_job(job)
    , m_model(new RequestTableModel(this))
    , m_pager(new RequestPager(connection, *m_model, this))
    , m_heading(new Heading(theme))
    , m_filter(new FilterBar(theme))
    , m_table(new TableView(theme))
    , m_selection(nullptr)
    , m_place(*m_table)
    , m_counts(new ElidedLabel)
    , m_newer(new QPushButton)
    , m_refresh(new QAction(this))
    , m_find(new QAction(this))
    , m_copy_keys(new QAction(this))
    , m_ask(new QAction(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(12);
    auto* top = new QHBoxLayout;
    top->addWidget(m_heading, 1);
    top->addWidget(m_newer);
    layout->addLayout(top);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_counts);
    m_newer->hide();
    m_newer->setAutoDefault(false);

    m_table->setModel(m_model);
    m_selection = new KeySelection(*m_table, this);
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    make_actions();

    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        if (section == RequestTableModel::created)
            turn_order();
        else // only what an index serves can be sorted
            m_table->horizontalHeader()->setSortIndicator(RequestTableModel::created,
                                                          m_newest_first ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
    m_table->horizontalHeader()->setSortIndicator(RequestTableModel::created, Qt::DescendingOrder);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &RequestsPage::read_where_scrolled);
    connect(m_table->verticalScrollBar(), &QScrollBar::rangeChanged, this, &RequestsPage::read_where_scrolled);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                Q_EMIT current_changed(
                    parse_gateway_key(current.data(TableModel::request_key_role).toString().toStdString()));
            });
    connect(m_selection, &KeySelection::changed, this, &RequestsPage::show_state);
    connect(m_filter, &FilterBar::query_changed, this, [this] {
        m_selection->clear(); // what another filter hides must not be acted on
        start();
    });
    connect(m_pager, &RequestPager::changed, this, &RequestsPage::show_state);
    connect(m_pager, &RequestPager::rows_will_change, this, [this] {
        m_place.remember();
        m_first_key = m_model->rowCount() > 0 && !m_pager->more_before()
                          ? m_model->index(0, 0).data(TableModel::request_key_role).toString()
                          : QString();
    });
    connect(m_pager, &RequestPager::rows_have_changed, this, &RequestsPage::after_rows);
    connect(&connection, &ConsoleConnection::left, this, [this] {
        m_selection->clear();
        m_pager->clear();
        m_shown_once = false;
    });
    connect(&connection, &ConsoleConnection::opened, this, [this] {
        // Not before somebody looks: the shown page has the connection for itself.
        if (isVisible())
            start();
    });
    connect(&connection, &ConsoleConnection::changed, this, &RequestsPage::show_state);
    connect(&job, &RecoveryJob::changed, this, &RequestsPage::show_state);
    connect(&connection, &ConsoleConnection::organizations_changed, this, [this] {
        m_model->set_organizations(m_connection.organizations());
        m_filter->set_organizations(m_connection.organizations());
    });
    connect(m_newer, &QPushButton::clicked, this, [this] {
        m_table->scrollToTop();
        m_new_rows = 0;
        show_state();
    });
    connect(&theme, &Theme::changed, this, &RequestsPage::retranslate);
    retranslate();
}

RequestsPage::~RequestsPage() = default;

void RequestsPage::make_actions()
{
    m_refresh->setShortcut(QKeySequence::Refresh);
    m_find->setShortcut(QKeySequence::Find);
    for (QAction* action : {m_refresh, m_find}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    m_table->addActions({m_ask, m_copy_keys});
    connect(m_refresh, &QAction::triggered, this, [this] { refresh(false); });
    connect(m_find, &QAction::triggered, m_filter, &FilterBar::take_focus);
    connect(m_copy_keys, &QAction::triggered, this, [this] {
        QStringList keys;
        for (const RequestKey& one : m_selection->keys())
            keys << QString::fromStdString(one.key.text());
        QGuiApplication::clipboard()->setText(keys.join(QLatin1Char('\n')));
    });
    connect(m_ask, &QAction::triggered, this, [this] { Q_EMIT ask_wanted(m_selection->keys()); });
}

QString RequestsPage::title() const
{
    return tr("Requests");
}

QList<QAction*> RequestsPage::page_actions() const
{
    return {m_refresh, m_find, m_ask, m_copy_keys};
}

void RequestsPage::take_focus()
{
    m_table->setFocus(Qt::ShortcutFocusReason);
}

void RequestsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (!m_pager->answered() && !m_pager->reading() && m_connection.state() != ConsoleConnection::State::closed)
        start();
}

void RequestsPage::show_query(const QString& text)
{
    m_choose_first = true;
    if (text == m_filter->text())
        return start();
    m_filter->set_text(text);
}

void RequestsPage::start()
{
    m_new_rows = 0;
    m_table->scrollToTop();
    m_pager->start(m_filter->query(), m_newest_first);
}

void RequestsPage::turn_order()
{
    m_newest_first = !m_newest_first;
    m_table->horizontalHeader()->setSortIndicator(RequestTableModel::created,
                                                  m_newest_first ? Qt::DescendingOrder : Qt::AscendingOrder);
    start();
}

void RequestsPage::refresh(bool quiet)
{
    if (quiet && (!isVisible() || QGuiApplication::mouseButtons() != Qt::NoButton || !m_pager->answered()))
        return;
    if (!quiet && !m_pager->answered())
        return start();
    m_pager->refresh();
}

void RequestsPage::after_rows()
{
    if (!m_shown_once && m_model->rowCount() > 0) {
        m_shown_once = true;
        m_table->fit_columns();
    }
    m_place.restore();
    if (!m_first_key.isEmpty() && m_newest_first && m_table->verticalScrollBar()->value() > 0) {
        int row = 0;
        const int rows = m_model->rowCount();
        while (row < rows && m_model->index(row, 0).data(TableModel::request_key_role).toString() != m_first_key)
            ++row;
        if (row < rows) // otherwise it is another list
            m_new_rows += row;
    }
    if (m_choose_first && m_model->rowCount() > 0) {
        m_choose_first = false;
        m_table->selectRow(0);
        m_table->setCurrentIndex(m_model->index(0, 0));
        m_table->setFocus(Qt::OtherFocusReason);
    }
}

void RequestsPage::read_where_scrolled()
{
    const QScrollBar* bar = m_table->verticalScrollBar();
    if (bar->value() == 0 && m_new_rows != 0) {
        m_new_rows = 0;
        show_state();
    }
    if (m_pager->reading() || m_pager->failure())
        return;
    if (bar->value() >= bar->maximum() - 2 * bar->pageStep())
        m_pager->read_after();
    if (bar->value() <= bar->pageStep())
        m_pager->read_before();
}

void RequestsPage::show_state()
{
    const int loaded = m_model->rowCount();
    QStringList parts;
    if (m_selection->count() > 0)
        parts << tr("%n selected", nullptr, m_selection->count());
    if (m_pager->answered()) {
        const bool all = !m_pager->more_before() && !m_pager->more_after();
        parts << (all ? tr("%n match", nullptr, loaded) : tr("%n loaded, more match", nullptr, loaded));
        const int page_ms = static_cast<int>(m_pager->last_page_time().count());
        parts << tr("page in %1 ms").arg(page_ms);
    }
    if (m_pager->reading())
        parts << tr("reading…");
    const bool lost = m_connection.state() == ConsoleConnection::State::lost; // then the banner tells why
    if (m_pager->failure() && loaded > 0 && !lost)
        parts << tr("could not read again: %1", "%1 is a whole sentence").arg(sentence(*m_pager->failure()));
    m_counts->set_text(parts.join(QStringLiteral(" · ")));
    m_newer->setVisible(m_new_rows > 0);
    m_newer->setText(tr("%n new", nullptr, m_new_rows));
    const QString why = m_job.why_not_ask();
    m_ask->setEnabled(m_selection->count() > 0 && why.isEmpty());
    m_ask->setToolTip(why);
    m_ask->setText(m_selection->count() > 0 ? tr("Ask the gateway about %n selected", nullptr, m_selection->count())
                                            : tr("Ask the gateway about the selected"));
    m_copy_keys->setEnabled(m_selection->count() > 0);
    show_message();
}

void RequestsPage::show_message()
{
    if (m_model->rowCount() > 0)
        return m_table->show_message({});
    if (m_connection.state() == ConsoleConnection::State::closed)
        return m_table->show_message(tr("No connection. Choose one with Ctrl+Shift+O."), QStringLiteral("database"));
    if (m_pager->failure())
        return m_table->show_message(sentence(*m_pager->failure()), QStringLiteral("warning"));
    if (m_connection.failure())
        return m_table->show_message(sentence(*m_connection.failure()), QStringLiteral("warning"));
    if (!m_pager->answered())
        return m_table->show_message(tr("Reading…"), QStringLiteral("clock"));
    m_table->show_message(m_filter->text().trimmed().isEmpty() ? tr("There are no requests yet.")
                                                               : tr("No request matches the filter."),
                          QStringLiteral("empty"));
}

void RequestsPage::retranslate()
{
    m_heading->show_title(title(), {});
    m_table->setAccessibleName(tr("Requests"));
    m_newer->setToolTip(tr("Go to the newest"));
    m_refresh->setText(tr("Read the requests again"));
    m_find->setText(tr("Filter the requests"));
    m_copy_keys->setText(tr("Copy the selected keys"));
    m_model->retranslate();
    show_state();
}

void RequestsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

} // namespace ichido
