// Stored row, gateway's truth, and what will be written, beside each other.
#pragma once

#include "models/comparison.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace ichido {

class ElidedLabel;
class Pill;
class TableView;
class Theme;

class ComparisonPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonPanel(const Theme& theme, QWidget* parent = nullptr);

    /// Nothing: says that a row is to be chosen.
    void show_comparison(std::optional<Comparison> comparison, const QString& key = {});

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Theme& m_theme;
    ElidedLabel* m_title;
    ElidedLabel* m_key;
    Pill* m_verdict;
    ComparisonModel* m_model;
    TableView* m_table;
    QLabel* m_check;
    bool m_empty = true;
};

/// A list above, what its current row compares to below, and a handle between them.
[[nodiscard]] QWidget* with_comparison(QWidget& list, ComparisonPanel& comparison);

} // namespace ichido
