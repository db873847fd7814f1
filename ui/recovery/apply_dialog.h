// The last look before money's truth is written down: what, how much, why.
#pragma once

#include "recovery/domain/plan.h"
#include "recovery/domain/verdict_counts.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ichido {

class ConsoleConnection;
class ElidedLabel;
class Pill;
class Theme;

/// Holds the plan as it was when the dialog opened: whatever is refreshed or sorted behind it, exactly
/// these lines are applied. It closes with the first press, so that a second meets nothing.
class ApplyDialog final : public QDialog {
    Q_OBJECT

public:
    ApplyDialog(const Theme& theme, const ConsoleConnection& connection, Plan plan, const QString& reason,
                QWidget* parent);

    [[nodiscard]] const Plan& plan() const { return m_plan; }
    [[nodiscard]] QString reason() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void show_counts();
    void check();
    [[nodiscard]] bool types_the_number() const;

    const Theme& m_theme;
    const ConsoleConnection& m_connection;
    Plan m_plan;
    VerdictCounts m_counts;
    QLabel* m_title;
    Pill* m_environment;
    QGridLayout* m_rows;
    ElidedLabel* m_left_out;
    QLabel* m_reason_label;
    QLineEdit* m_reason;
    QLabel* m_number_label;
    QLineEdit* m_number;
    QLabel* m_why_not;
    ElidedLabel* m_note;
    QPushButton* m_cancel;
    QPushButton* m_settle;
};

} // namespace ichido
