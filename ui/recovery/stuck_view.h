// What is stuck, by severity, with what is known of each.
#pragma once

#include "models/stuck_table_model.h"
#include "recovery/domain/query.h"
#include "ui/recovery/stuck_figures.h"
#include "ui/widgets/keep_place.h"

#include <QElapsedTimer>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QPushButton;
class QToolButton;

namespace ichido {

class Card;
class ComparisonPanel;
class ConsoleConnection;
class ElidedLabel;
class Heading;
class KeySelection;
class RecoveryJob;
class StuckReader;
class TableView;
class Theme;
struct AppliedLine;

class StuckView final : public QWidget {
    Q_OBJECT

public:
    StuckView(const Theme& theme, ConsoleConnection& connection, RecoveryJob& job, QWidget* parent = nullptr);
    ~StuckView() override;

    void refresh(bool quiet);
    void take_focus();
    [[nodiscard]] QList<QAction*> view_actions() const;
    /// Which intents "all" means: stuck ones, of one organisation where one is chosen.
    [[nodiscard]] Query query() const;
    [[nodiscard]] const StuckTableModel& model() const { return *m_model; }
    /// The most severe, and how many are stuck.
    [[nodiscard]] int stuck_count() const { return m_model->rowCount(); }
    [[nodiscard]] Severity worst() const { return m_figures.worst; }

Q_SIGNALS:
    /// Keys frozen at the moment of choosing; empty: all that match.
    void ask_wanted(const std::vector<ichido::RequestKey>& keys);
    void plan_wanted();
    void current_changed(std::optional<ichido::RequestKey> request);
    void counts_changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void make_actions();
    void make_layout();
    void count();
    void show_state();
    void show_cards();
    void show_message();
    void show_current();
    void show_group(StuckFilter::Group group);
    void read_while_asking();
    void take_settled(const std::vector<AppliedLine>& lines);
    [[nodiscard]] const StuckRow* current_row() const;

    const Theme& m_theme;
    ConsoleConnection& m_connection;
    RecoveryJob& m_job;
    StuckTableModel* m_model;
    StuckFilter* m_filter;
    StuckReader* m_reader;
    Heading* m_heading;
    QComboBox* m_organization;
    QToolButton* m_ask;
    QPushButton* m_plan;
    std::array<Card*, 5> m_cards{};
    TableView* m_table;
    KeySelection* m_selection;
    KeepPlace m_place;
    ComparisonPanel* m_comparison;
    ElidedLabel* m_counts;
    QAction* m_ask_current;
    QAction* m_ask_selected;
    QAction* m_ask_all;
    QAction* m_plan_action;
    QAction* m_refresh;
    StuckFigures m_figures;
    bool m_shown_once = false;
    bool m_was_paused = false;
    QElapsedTimer m_since_read; ///< while the gateways are asked
};

} // namespace ichido
