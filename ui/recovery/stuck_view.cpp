#include "ui/recovery/stuck_view.h"

#include "models/comparison.h"
#include "models/shown_text.h"
#include "models/time_text.h"
#include "models/words.h"
#include "ui/connection/console_connection.h"
#include "ui/recovery/comparison_panel.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/stuck_figures.h"
#include "ui/recovery/stuck_reader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/heading.h"
#include "ui/widgets/key_selection.h"
#include "ui/widgets/table_view.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace ichido {

namespace {

QString from_row(const QModelIndex& index)
{
    return index.data(TableModel::request_key_role).toString();
}

} // namespace

StuckView::StuckView(const Theme& theme, ConsoleConnection& connection, RecoveryJob& job, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_connection(connection)
    , m_job(job)
    , m_model(new StuckTableModel(this))
    , m_filter(new StuckFilter(*m_model, this))
    , m_reader(new StuckReader(connection, *m_model, this))
    , m_heading(new Heading(theme))
    , m_organization(new QComboBox)
    , m_ask(new QToolButton)
    , m_plan(new QPushButton)
    , m_table(new TableView(theme))
    , m_selection(nullptr)
    , m_place(*m_table)
    , m_comparison(new ComparisonPanel(theme))
    , m_counts(new ElidedLabel)
    , m_ask_current(new QAction(this))
    , m_ask_selected(new QAction(this))
    , m_ask_all(new QAction(this))
    , m_plan_action(new QAction(this))
    , m_refresh(new QAction(this))
{
    make_layout();
    make_actions();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        show_current();
        Q_EMIT current_changed(parse_gateway_key(from_row(m_table->currentIndex()).toStdString()));
    });
    connect(m_selection, &KeySelection::changed, this, &StuckView::show_state);
    connect(m_reader, &StuckReader::rows_will_change, this, [this] { m_place.remember(); });
    connect(m_reader, &StuckReader::rows_have_changed, this, [this] {
        if (!std::exchange(m_shown_once, true) && m_model->rowCount() > 0)
            m_table->fit_columns();
        m_place.restore();
        count();
        show_current();
    });
    connect(m_reader, &StuckReader::changed, this, &StuckView::count);
    connect(&job, &RecoveryJob::changed, this, &StuckView::read_while_asking);
    connect(&job, &RecoveryJob::planned, m_table, &TableView::fit_columns); // verdicts have come
    connect(&job, &RecoveryJob::settled, this, &StuckView::take_settled);
    connect(&job, &RecoveryJob::changed, this, &StuckView::show_state);
    connect(&connection, &ConsoleConnection::left, this, [this] {
        m_selection->clear();
        m_reader->clear();
        m_reader->connect_early();
        m_shown_once = false;
    });
    connect(&connection, &ConsoleConnection::changed, this, &StuckView::show_state);
    connect(&connection, &ConsoleConnection::organizations_changed, this, [this] {
        retranslate();
        refresh(false); // thresholds and gateways are the organisations'
    });
    connect(m_organization, &QComboBox::activated, this, [this] { refresh(false); });
    connect(&theme, &Theme::changed, this, &StuckView::retranslate);
    retranslate();
}

StuckView::~StuckView() = default;

void StuckView::make_layout()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(12);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_heading, 1);
    top->addWidget(m_organization);
    top->addWidget(m_ask);
    top->addWidget(m_plan);
    layout->addLayout(top);
    auto* cards = new QHBoxLayout;
    cards->setSpacing(12);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i] = new Card(m_theme);
        m_cards[i]->setCheckable(true);
        cards->addWidget(m_cards[i], 1);
        connect(m_cards[i], &Card::clicked, this,
                [this, group = stuck_card_groups[i]](bool on) { show_group(on ? group : StuckFilter::Group::all); });
    }
    layout->addLayout(cards);
    layout->addWidget(with_comparison(*m_table, *m_comparison), 1);
    layout->addWidget(m_counts);
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(false); // before a person chooses, the most severe stand first
    m_table->horizontalHeader()->setSectionsClickable(true);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        QHeaderView* header = m_table->horizontalHeader();
        const bool again = header->isSortIndicatorShown() && header->sortIndicatorSection() == section;
        const Qt::SortOrder order =
            again && header->sortIndicatorOrder() == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
        header->setSortIndicatorShown(true);
        header->setSortIndicator(section, order);
        m_filter->sort(section, order);
    });
    m_selection = new KeySelection(*m_table, this);
    m_organization->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_organization->setMinimumContentsLength(14);
    m_ask->setPopupMode(QToolButton::InstantPopup);
    m_ask->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_plan->setAutoDefault(false);
    m_plan->setProperty("accent", true);
}

void StuckView::make_actions()
{
    m_refresh->setShortcut(QKeySequence::Refresh);
    m_ask_selected->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_G));
    m_ask_all->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G));
    m_plan_action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    for (QAction* action : {m_refresh, m_ask_selected, m_ask_all, m_plan_action}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    auto* menu = new QMenu(m_ask);
    menu->addActions({m_ask_current, m_ask_selected, m_ask_all});
    m_ask->setMenu(menu);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions({m_ask_current, m_ask_selected});
    connect(m_refresh, &QAction::triggered, this, [this] { refresh(false); });
    connect(m_ask_current, &QAction::triggered, this, [this] {
        if (const auto key = parse_gateway_key(from_row(m_table->currentIndex()).toStdString()))
            Q_EMIT ask_wanted({*key});
    });
    connect(m_ask_selected, &QAction::triggered, this, [this] {
        if (m_selection->count() > 0)
            Q_EMIT ask_wanted(m_selection->keys());
    });
    connect(m_ask_all, &QAction::triggered, this, [this] { Q_EMIT ask_wanted({}); });
    connect(m_plan_action, &QAction::triggered, this, &StuckView::plan_wanted);
    connect(m_plan, &QPushButton::clicked, this, &StuckView::plan_wanted);
}

QList<QAction*> StuckView::view_actions() const
{
    return {m_ask_current, m_ask_selected, m_ask_all, m_plan_action, m_refresh};
}

Query StuckView::query() const
{
    Query query;
    query.stuck_only = true;
    if (const QVariant chosen = m_organization->currentData(); chosen.isValid())
        query.org = OrgId{chosen.toLongLong()};
    return query;
}

void StuckView::take_focus()
{
    m_table->setFocus(Qt::ShortcutFocusReason);
}

void StuckView::refresh(bool quiet)
{
    const bool held = QGuiApplication::mouseButtons() != Qt::NoButton || m_job.running();
    if (quiet && (held || m_reader->reading()))
        return;
    if (m_connection.state() != ConsoleConnection::State::closed)
        m_reader->start(query());
}

const StuckRow* StuckView::current_row() const
{
    const auto key = parse_gateway_key(from_row(m_table->currentIndex()).toStdString());
    const int row = key ? m_model->row_of(*key) : -1;
    return row < 0 ? nullptr : &m_model->row_at(row);
}

void StuckView::show_current()
{
    const StuckRow* row = current_row();
    if (!row)
        return m_comparison->show_comparison(std::nullopt);
    m_comparison->show_comparison(compare(row->stuck.intent, row->organization, row->stuck.history, row->verdict),
                                  QString::fromStdString(row->stuck.intent.request.key.text()));
}

void StuckView::show_group(StuckFilter::Group group)
{
    m_filter->show_group(group);
    show_cards();
    show_message();
}

/// Verdicts are read together with the answers that they come from, not taken from the run: a verdict
/// beside "not asked yet" would be one without evidence.
void StuckView::read_while_asking()
{
    constexpr int pace_ms = 1'000;
    const bool asks = m_job.running() && m_job.kind() == RecoveryJob::Kind::ask;
    const bool now_paused = asks && m_job.paused();
    const bool rests = std::exchange(m_was_paused, now_paused) != now_paused && now_paused;
    const bool due = asks && (!m_since_read.isValid() || m_since_read.elapsed() > pace_ms);
    if (m_job.done() == 0 || m_reader->reading() || !(due || rests))
        return;
    m_since_read.start();
    m_reader->start(query());
}

void StuckView::take_settled(const std::vector<AppliedLine>& lines)
{
    std::map<RequestKey, SettleOutcome> by_key;
    std::vector<RequestKey> keys;
    for (const AppliedLine& line : lines) {
        if (!line.receipt)
            continue;
        by_key.emplace(line.line.intent.request, line.receipt->outcome);
        keys.push_back(line.line.intent.request);
    }
    m_model->change(keys, [&by_key](StuckRow& row) { row.result = by_key.at(row.key()); });
}

void StuckView::count()
{
    m_figures = count_stuck(*m_model, m_reader->answered());
    show_state();
    Q_EMIT counts_changed();
}

void StuckView::show_cards()
{
    for (std::size_t i = 0; i < stuck_card_groups.size(); ++i) {
        show_stuck_card(*m_cards[i], stuck_card_groups[i], m_figures.of(stuck_card_groups[i]));
        m_cards[i]->setChecked(m_filter->group() == stuck_card_groups[i]);
    }
}

void StuckView::show_state()
{
    const int all = m_model->rowCount();
    const int settles =
        m_figures.of(StuckFilter::Group::completed).rows + m_figures.of(StuckFilter::Group::failed).rows;
    QString side;
    if (m_reader->answered() && all > 0) {
        side = m_reader->more() ? tr("at least %n stuck · oldest %1", nullptr, all).arg(age_text(m_figures.oldest))
                                : tr("%n stuck · oldest %1", nullptr, all).arg(age_text(m_figures.oldest));
    }
    m_heading->show_title(tr("Recovery"), side);

    const QString why = m_job.why_not_ask();
    const int selected = m_selection->count();
    m_ask->setText(all > 0 ? tr("Ask (%1)", "button; %1 is a count").arg(all) : tr("Ask", "button: the gateways"));
    m_ask_current->setText(tr("Ask about the current one"));
    m_ask_selected->setText(tr("Ask about the selected (%1)").arg(selected));
    m_ask_all->setText(
        tr("Ask about all that match (%1)").arg(m_reader->more() ? tr("at least %1").arg(all) : QString::number(all)));
    m_ask->setEnabled(why.isEmpty() && all > 0);
    m_ask->setToolTip(why.isEmpty() ? tr("Asks the gateways; nothing is written but their answers") : why);
    m_ask_current->setEnabled(why.isEmpty() && current_row());
    m_ask_selected->setEnabled(why.isEmpty() && selected > 0);
    m_ask_all->setEnabled(why.isEmpty() && all > 0);
    m_plan->setText(all > 0 ? tr("Plan… %1 of %2 can be settled").arg(settles).arg(all) : tr("Plan…", "button"));
    m_plan->setEnabled(why.isEmpty() && all > 0);
    m_plan->setToolTip(why.isEmpty() ? tr("Asks where answers are missing or old, and freezes the verdicts to be read")
                                     : why);
    m_plan_action->setText(tr("Make a plan"));
    m_plan_action->setEnabled(m_plan->isEnabled());
    m_refresh->setText(tr("Read the stuck intents again"));

    QStringList parts;
    if (selected > 0)
        parts << tr("%n selected", nullptr, selected);
    if (m_filter->group() != StuckFilter::Group::all)
        parts << tr("%1 of %2 shown; press the card again to show all").arg(m_filter->rowCount()).arg(all);
    if (m_reader->reading())
        parts << tr("reading…");
    const bool lost = m_connection.state() == ConsoleConnection::State::lost; // then the banner tells why
    if (m_reader->failure() && all > 0 && !lost)
        parts << tr("could not read again: %1", "%1 is a whole sentence").arg(sentence(*m_reader->failure()));
    if (!why.isEmpty() && !m_job.running())
        parts << why;
    m_counts->set_text(parts.join(QStringLiteral(" · ")));
    show_cards();
    show_message();
}

void StuckView::show_message()
{
    if (m_filter->rowCount() > 0)
        return m_table->show_message({});
    if (m_connection.state() == ConsoleConnection::State::closed)
        return m_table->show_message(tr("No connection. Choose one with Ctrl+Shift+O."), QStringLiteral("database"));
    if (m_reader->failure())
        return m_table->show_message(sentence(*m_reader->failure()), QStringLiteral("warning"));
    if (m_connection.failure())
        return m_table->show_message(sentence(*m_connection.failure()), QStringLiteral("warning"));
    if (!m_reader->answered())
        return m_table->show_message(tr("Reading…"), QStringLiteral("clock"));
    m_table->show_message(m_model->rowCount() > 0 ? tr("Nothing stuck belongs to this card.")
                                                  : tr("Nothing is stuck. Every intent has its outcome."),
                          QStringLiteral("check"));
}

void StuckView::retranslate()
{
    m_table->setAccessibleName(tr("Stuck intents"));
    m_organization->setAccessibleName(tr("Organisation"));
    {
        const QSignalBlocker quiet(m_organization);
        const QVariant chosen = m_organization->currentData();
        m_organization->clear();
        m_organization->addItem(tr("All organisations"));
        for (const auto& [id, one] : m_connection.organizations()) {
            const QString number = QString::number(id.value);
            const QString name = shown_text(one.name);
            m_organization->addItem(name.isEmpty() ? number : QStringLiteral("%1 · %2").arg(name, number),
                                    QVariant::fromValue<qlonglong>(id.value));
        }
        m_organization->setCurrentIndex(chosen.isValid() ? std::max(0, m_organization->findData(chosen)) : 0);
    }
    m_model->retranslate();
    show_state();
    show_current();
}

void StuckView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace ichido
