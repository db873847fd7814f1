#include "ui/recovery/recovery_page.h"

#include "ui/connection/console_connection.h"
#include "ui/recovery/plan_view.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/stuck_view.h"

#include <QAction>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace ichido {

RecoveryPage::RecoveryPage(const Theme& theme, ConsoleConnection& connection, RecoveryJob& job, PlanShelf& shelf,
                           Uuid client, QWidget* parent)
    : Page(parent)
    , m_connection(connection)
    , m_job(job)
    , m_client(client)
    , m_stack(new QStackedWidget)
    , m_stuck(new StuckView(theme, connection, job))
    , m_plan(new PlanView(theme, connection, job, shelf))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    m_stack->addWidget(m_stuck);
    m_stack->addWidget(m_plan);
    connect(m_stuck, &StuckView::ask_wanted, this, &RecoveryPage::ask);
    connect(m_stuck, &StuckView::plan_wanted, this, &RecoveryPage::make_plan);
    connect(m_stuck, &StuckView::current_changed, this, &RecoveryPage::current_changed);
    connect(m_stuck, &StuckView::counts_changed, this, &RecoveryPage::stuck_counted);
    connect(m_plan, &PlanView::current_changed, this, &RecoveryPage::current_changed);
    connect(m_plan, &PlanView::left, this, &RecoveryPage::show_stuck);
    connect(&job, &RecoveryJob::planned, this, &RecoveryPage::take_plan);
    connect(&job, &RecoveryJob::apply_ended, this, [this] { m_stuck->refresh(false); });
    connect(&connection, &ConsoleConnection::left, this, [this] {
        m_plan_wanted = false;
        m_plan->show_plan(Plan{});
        m_stack->setCurrentWidget(m_stuck);
    });
}

QString RecoveryPage::title() const
{
    return tr("Recovery");
}

void RecoveryPage::refresh(bool quiet)
{
    m_stuck->refresh(quiet);
}

QList<QAction*> RecoveryPage::page_actions() const
{
    return m_stuck->view_actions() + m_plan->view_actions();
}

bool RecoveryPage::shows_plan() const
{
    return m_stack->currentWidget() == m_plan;
}

void RecoveryPage::take_focus()
{
    if (shows_plan())
        m_plan->take_focus();
    else
        m_stuck->take_focus();
}

void RecoveryPage::ask(const std::vector<RequestKey>& keys)
{
    AskOptions options;
    options.client = m_client;
    options.keys = keys;
    if (keys.empty())
        options.query = m_stuck->query();
    options.even_if_fresh = keys.size() == 1; // somebody wants to know about this one, now
    if (m_job.ask(std::move(options)))
        m_plan_wanted = false; // a refused ask leaves the plan that is being made
}

/// Asks only where answers are missing or old, and freezes what comes of it.
void RecoveryPage::make_plan()
{
    AskOptions options;
    options.client = m_client;
    options.query = m_stuck->query();
    m_plan_wanted = m_job.ask(std::move(options));
}

void RecoveryPage::take_plan(const Plan& plan)
{
    const bool wanted = std::exchange(m_plan_wanted, false);
    m_stuck->refresh(false); // the answers are stored now
    // A stopped or broken ask has decided only some of them: no plan to be applied by mistake.
    if (!wanted || m_job.cancelled() || m_job.failure())
        return;
    m_plan->show_plan(plan);
    m_stack->setCurrentWidget(m_plan);
    m_plan->take_focus();
}

void RecoveryPage::apply_again()
{
    // With the dialog: a stop has taken the consent back, and what was not sent would be sent now.
    if (m_job.applied_plan())
        m_plan->ask_to_apply_again(*m_job.applied_plan(), QString::fromStdString(m_job.reason()));
}

void RecoveryPage::show_stuck()
{
    m_stack->setCurrentWidget(m_stuck);
    m_stuck->refresh(false);
    m_stuck->take_focus();
}

} // namespace ichido
