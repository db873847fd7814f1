// Long work along the bottom: how far, how fast, how long still, what came of it.
#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace ichido {

class ElidedLabel;
class RecoveryJob;
class Theme;

/// Hidden until something runs; stays afterwards until it is closed.
class ActivityPanel final : public QWidget {
    Q_OBJECT

public:
    ActivityPanel(const Theme& theme, RecoveryJob& job, QWidget* parent = nullptr);

Q_SIGNALS:
    void apply_again_wanted(); ///< the identical plan: what was unknown or not sent

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void show_job();
    void retranslate();
    [[nodiscard]] QString pace_text() const;
    [[nodiscard]] QString counts_text() const;
    [[nodiscard]] QString end_text() const;

    const Theme& m_theme;
    RecoveryJob& m_job;
    ElidedLabel* m_title;
    QProgressBar* m_bar;
    ElidedLabel* m_figures;
    ElidedLabel* m_pace;
    ElidedLabel* m_counts;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QPushButton* m_again;
    QPushButton* m_close;
};

} // namespace ichido
