// Recovery: what is stuck, and the plan that ends it.
#pragma once

#include "recovery/domain/plan.h"
#include "ui/shell/page.h"

class QStackedWidget;

namespace ichido {

class ConsoleConnection;
class PlanShelf;
class PlanView;
class RecoveryJob;
class StuckView;
class Theme;

class RecoveryPage final : public Page {
    Q_OBJECT

public:
    /// `client`: who holds the leases; made once per program run.
    RecoveryPage(const Theme& theme, ConsoleConnection& connection, RecoveryJob& job, PlanShelf& shelf, Uuid client,
                 QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void refresh(bool quiet) override;
    [[nodiscard]] QList<QAction*> page_actions() const override;
    void take_focus() override;

    /// Asks the gateways about these, or about all that match when there are none.
    void ask(const std::vector<RequestKey>& keys);
    /// The identical commands of the last apply again.
    void apply_again();

    [[nodiscard]] StuckView& stuck() { return *m_stuck; }
    [[nodiscard]] PlanView& plan() { return *m_plan; }
    [[nodiscard]] bool shows_plan() const;

Q_SIGNALS:
    void stuck_counted();

private:
    void make_plan();
    void take_plan(const Plan& plan);
    void show_stuck();

    ConsoleConnection& m_connection;
    RecoveryJob& m_job;
    Uuid m_client;
    QStackedWidget* m_stack;
    StuckView* m_stuck;
    PlanView* m_plan;
    bool m_plan_wanted = false;
};

} // namespace ichido
