#include "ui/recovery/plan_view.h"

#include "models/comparison.h"
#include "models/plan_model.h"
#include "models/time_text.h"
#include "models/words.h"
#include "recovery/ports/plan_shelf.h"
#include "ui/connection/console_connection.h"
#include "ui/recovery/apply_dialog.h"
#include "ui/recovery/comparison_panel.h"
#include "ui/recovery/recovery_job.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/cell_delegate.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/heading.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPointer>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace ichido {

PlanView::PlanView(const Theme& theme, ConsoleConnection& connection, RecoveryJob& job, PlanShelf& shelf,
                   QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_connection(connection)
    , m_job(job)
    , m_shelf(shelf)
    , m_model(new PlanModel(this))
    , m_back(new QPushButton)
    , m_heading(new Heading(theme))
    , m_save(new QPushButton)
    , m_settle(new QPushButton)
    , m_banner(new Banner(theme))
    , m_tree(new QTreeView)
    , m_comparison(new ComparisonPanel(theme))
    , m_counts(new ElidedLabel)
    , m_settle_action(new QAction(this))
    , m_back_action(new QAction(this))
    , m_save_action(new QAction(this))
    , m_reading(connection.receiver())
{
    make_layout();
    m_back_action->setShortcut(QKeySequence(Qt::Key_Escape));
    m_save_action->setShortcut(QKeySequence::Save);
    m_settle_action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    for (QAction* action : {m_back_action, m_save_action, m_settle_action}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setAutoRepeat(false);
        addAction(action);
    }
    connect(m_back_action, &QAction::triggered, this, &PlanView::left);
    connect(m_save_action, &QAction::triggered, this, &PlanView::save);
    connect(m_settle_action, &QAction::triggered, this, &PlanView::ask_to_apply);
    connect(m_back, &QPushButton::clicked, this, &PlanView::left);
    connect(m_save, &QPushButton::clicked, this, &PlanView::save);
    connect(m_settle, &QPushButton::clicked, this, &PlanView::ask_to_apply);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        show_current();
        Q_EMIT current_changed(
            parse_gateway_key(m_tree->currentIndex().data(TableModel::request_key_role).toString().toStdString()));
    });
    connect(m_model, &PlanModel::chosen_changed, this, &PlanView::show_state);
    connect(&connection, &ConsoleConnection::changed, this, &PlanView::show_state);
    connect(&job, &RecoveryJob::changed, this, &PlanView::show_state);
    connect(&job, &RecoveryJob::apply_ended, this, &PlanView::take_end);
    connect(&theme, &Theme::changed, this, &PlanView::retranslate);
    connect(&m_expiry, &QTimer::timeout, this, &PlanView::show_state);
    m_expiry.setInterval(std::chrono::seconds(10));
    retranslate();
}

PlanView::~PlanView() = default;

void PlanView::make_layout()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(12);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_back);
    top->addWidget(m_heading, 1);
    top->addWidget(m_save);
    top->addWidget(m_settle);
    layout->addLayout(top);
    layout->addWidget(m_banner);
    layout->addWidget(with_comparison(*m_tree, *m_comparison), 1);
    layout->addWidget(m_counts);
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new CellDelegate(m_theme, m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (QPushButton* button : {m_back, m_save, m_settle})
        button->setAutoDefault(false);
    m_settle->setProperty("accent", true);
}

void PlanView::show_plan(Plan plan)
{
    m_applied = false;
    m_end.reset();
    m_file_text.clear();
    m_banner->hide();
    m_model->set_plan(std::move(plan));
    m_shown_at.start();
    m_expiry.start();
    m_tree->expandAll();
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_tree->resizeColumnToContents(column);
    if (m_model->rowCount() > 0)
        m_tree->setCurrentIndex(m_model->index(0, 0, m_model->index(0, 0)));
    show_state();
}

bool PlanView::has_plan() const
{
    return m_model->rowCount() > 0;
}

void PlanView::take_focus()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

QList<QAction*> PlanView::view_actions() const
{
    return {m_settle_action, m_save_action, m_back_action};
}

/// By what has passed since it was made; the database decides in any case.
bool PlanView::expired() const
{
    const PlanHeader& header = m_model->plan().header;
    const auto lasts = std::chrono::duration_cast<std::chrono::milliseconds>(header.expires_at - header.made_at);
    return m_shown_at.isValid() && m_shown_at.elapsed() > lasts.count();
}

QString PlanView::why_not_apply() const
{
    if (QString why = m_job.why_not_settle(); !why.isEmpty())
        return why;
    if (m_model->chosen_settles() == 0)
        return tr("No line of this plan can be settled.");
    if (!m_applied && expired())
        return tr("The plan has expired with its evidence; go back and make a new one.");
    return {};
}

void PlanView::ask_to_apply()
{
    if (why_not_apply().isEmpty())
        open_dialog(m_model->chosen(), {});
}

void PlanView::ask_to_apply_again(Plan plan, const QString& reason)
{
    if (m_job.why_not_settle().isEmpty())
        open_dialog(std::move(plan), reason);
}

void PlanView::open_dialog(Plan plan, const QString& reason)
{
    auto* dialog = new ApplyDialog(m_theme, m_connection, std::move(plan), reason, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (m_job.apply(dialog->plan(), dialog->reason().toStdString()))
            m_applied = true;
        show_state();
    });
    dialog->open();
}

void PlanView::save()
{
    auto* dialog = new QFileDialog(this, tr("Save the plan"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("jsonl"));
    const QString id = QString::fromStdString(m_model->plan().header.plan.text());
    dialog->selectFile(QStringLiteral("plan-%1.jsonl").arg(id.left(8)));
    connect(dialog, &QFileDialog::fileSelected, this, [this, plan = m_model->chosen()](const QString& file) {
        m_shelf.save(
            file.toStdString(), plan,
            [receiver = m_connection.receiver(), view = QPointer<PlanView>(this), file](Result<Nothing> saved) {
                receiver.post([view, file, saved] {
                    if (!view)
                        return;
                    view->m_file_text = saved ? tr("saved to %1", "%1 is a file").arg(file) : sentence(saved.error());
                    view->show_state();
                });
            });
    });
    dialog->open();
}

void PlanView::take_end(const ApplyEnd& end)
{
    std::vector<OutcomeView> outcomes;
    outcomes.reserve(end.outcomes.size());
    for (const AppliedLine& one : end.outcomes)
        outcomes.push_back(OutcomeView{one.line.command, one.receipt, one.failure});
    m_model->set_outcomes(outcomes);
    m_end = EndTold{end.summary, end.failure, end.cancelled};
    show_end();
    m_tree->resizeColumnToContents(PlanModel::outcome);
    show_state();
    show_current(); // the stored row is another now
}

void PlanView::show_end()
{
    if (!m_end)
        return;
    const ApplySummary& summary = m_end->summary;
    QStringList parts;
    const int settled = summary.settled_completed + summary.settled_failed;
    parts << tr("%n settled now", nullptr, settled);
    if (summary.already > 0)
        parts << tr("%n settled before", nullptr, summary.already);
    if (summary.changed > 0)
        parts << tr("%n not written: refused, or the row changed meanwhile", nullptr, summary.changed);
    if (summary.unknown > 0)
        parts << tr("%n unknown: apply again to read them back", nullptr, summary.unknown);
    const int left = summary.for_a_person + summary.waiting;
    if (left > 0)
        parts << tr("%n left, with the reason in each line", nullptr, left);
    QString text = parts.join(QStringLiteral(" · "));
    if (m_end->failure)
        text += QStringLiteral(" — ") + sentence(*m_end->failure);
    const bool all_well = summary.changed == 0 && summary.unknown == 0 && left == 0 && !m_end->failure;
    m_banner->show_banner(all_well ? Tone::completed : Tone::person, text, {});
}

void PlanView::show_comparison()
{
    const PlanLine* line = m_model->line_at(m_tree->currentIndex());
    if (!line)
        return m_comparison->show_comparison(std::nullopt);
    Organization organization;
    organization.id = line->intent.request.org;
    organization.name = line->organization_name;
    if (const Organization* known = m_connection.organization(organization.id))
        organization = *known;
    m_comparison->show_comparison(compare(m_detail ? m_detail->intent : line->intent, organization,
                                          m_detail ? m_detail->history : std::vector<Evidence>{}, line->verdict),
                                  QString::fromStdString(line->intent.request.key.text()));
}

/// At once with what the plan holds, and with the stored answers as soon as they are read.
void PlanView::show_current()
{
    const PlanLine* line = m_model->line_at(m_tree->currentIndex());
    m_reading.drop();
    m_detail.reset();
    show_comparison();
    Backend* backend = m_connection.backend();
    if (!line || !backend)
        return;
    m_reading.ask<RequestDetail>(
        [backend, request = line->intent.request](CancelToken cancel, Reply<RequestDetail> reply) {
            backend->store().show(request, std::move(cancel), std::move(reply));
        },
        [this](Result<RequestDetail> detail) {
            if (!detail)
                return m_connection.failed(detail.error());
            m_detail = std::move(*detail);
            show_comparison();
        });
}

void PlanView::show_state()
{
    const PlanHeader& header = m_model->plan().header;
    const QString id = QString::fromStdString(header.plan.text());
    const QString side = expired()
                             ? tr("%1 · made %2 · expired", "short id, time").arg(id.left(8), time_text(header.made_at))
                             : tr("%1 · made %2 · good until %3", "short id, two times")
                                   .arg(id.left(8), time_text(header.made_at), time_text(header.expires_at));
    m_heading->show_title(tr("Plan"), has_plan() ? side : QString());
    const int settles = m_model->chosen_settles();
    const QString why = why_not_apply();
    m_settle->setText(m_applied ? tr("Apply again… (%1)", "button; %1 is a count").arg(settles)
                                : tr("Settle %1…", "button that opens a dialog; %1 is a count").arg(settles));
    m_settle->setEnabled(why.isEmpty());
    // Once everything has its outcome, the way to what is left is the one to take.
    const bool all_known = m_applied && m_end && m_end->summary.unknown == 0 && !m_end->failure && !m_end->cancelled;
    if (m_settle->property("accent").toBool() == all_known) {
        m_settle->setProperty("accent", !all_known);
        m_back->setProperty("accent", all_known);
        show_back_icon();
        m_settle->update();
        m_back->update();
    }
    m_settle->setToolTip(why.isEmpty() ? tr("Nothing is written before a reason is given (Ctrl+Return)") : why);
    m_settle_action->setEnabled(why.isEmpty());
    m_settle_action->setText(tr("Settle what the plan says"));
    m_back_action->setText(tr("Back to what is stuck"));
    m_save_action->setText(tr("Save the plan"));
    QStringList parts;
    const int all = static_cast<int>(m_model->plan().lines.size());
    if (!m_applied)
        parts << tr("%1 of %2 lines will be settled").arg(settles).arg(all);
    if (!m_file_text.isEmpty())
        parts << m_file_text;
    if (!why.isEmpty() && !m_job.running())
        parts << why;
    m_counts->set_text(parts.join(QStringLiteral(" · ")));
}

void PlanView::show_back_icon()
{
    const QString name = QStringLiteral("back");
    m_back->setIcon(m_back->property("accent").toBool() ? m_theme.icon(name, m_theme.tokens().on_accent)
                                                        : m_theme.icon(name));
}

void PlanView::retranslate()
{
    m_back->setText(tr("Back"));
    show_back_icon();
    m_back->setToolTip(tr("Back to what is stuck (Esc)"));
    m_save->setText(tr("Save…"));
    m_tree->setAccessibleName(tr("Plan, grouped by verdict"));
    m_model->retranslate();
    show_end();
    show_state();
    show_comparison();
}

void PlanView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace ichido
