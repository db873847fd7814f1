// A frozen plan: grouped by verdict, to be read, thinned out, saved and applied.
#pragma once

#include "recovery/domain/plan.h"
#include "recovery/domain/verdict_counts.h"
#include "recovery/ports/request_store.h"
#include "ui/connection/latest.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QPushButton;
class QTreeView;

namespace ichido {

class Banner;
class ComparisonPanel;
class ConsoleConnection;
class ElidedLabel;
class Heading;
class PlanModel;
class PlanShelf;
class RecoveryJob;
class Theme;
struct AppliedLine;
struct ApplyEnd;

class PlanView final : public QWidget {
    Q_OBJECT

public:
    PlanView(const Theme& theme, ConsoleConnection& connection, RecoveryJob& job, PlanShelf& shelf,
             QWidget* parent = nullptr);
    ~PlanView() override;

    void show_plan(Plan plan);
    [[nodiscard]] bool has_plan() const;
    void take_focus();
    [[nodiscard]] QList<QAction*> view_actions() const;
    [[nodiscard]] const PlanModel& model() const { return *m_model; }
    /// Sends what is chosen; asks for a reason first.
    void ask_to_apply();
    /// The same for a plan that was applied before, with its reason.
    void ask_to_apply_again(Plan plan, const QString& reason);

Q_SIGNALS:
    void left();
    void current_changed(std::optional<ichido::RequestKey> request);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void make_layout();
    void show_state();
    void show_current();
    void show_comparison();
    void open_dialog(Plan plan, const QString& reason);
    void save();
    void take_end(const ApplyEnd& end);
    void show_end();
    void show_back_icon();
    [[nodiscard]] bool expired() const;
    [[nodiscard]] QString why_not_apply() const;

    const Theme& m_theme;
    ConsoleConnection& m_connection;
    RecoveryJob& m_job;
    PlanShelf& m_shelf;
    PlanModel* m_model;
    QPushButton* m_back;
    Heading* m_heading;
    QPushButton* m_save;
    QPushButton* m_settle;
    Banner* m_banner;
    QTreeView* m_tree;
    ComparisonPanel* m_comparison;
    ElidedLabel* m_counts;
    QAction* m_settle_action;
    QAction* m_back_action;
    QAction* m_save_action;
    QElapsedTimer m_shown_at; ///< since the plan was made, near enough
    QTimer m_expiry;
    bool m_applied = false;
    /// What the last apply of this plan came to, for the banner in any language.
    struct EndTold {
        ApplySummary summary;
        std::optional<Failure> failure;
        bool cancelled = false;
    };
    std::optional<EndTold> m_end;
    QString m_file_text;                   ///< what came of saving
    Latest m_reading;                      ///< of what follows
    std::optional<RequestDetail> m_detail; ///< of the current line: the stored answers
};

} // namespace ichido
