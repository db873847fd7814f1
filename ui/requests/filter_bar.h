// What is shown: a line in the query language, and choices that write into it.
#pragma once

#include "recovery/domain/policy.h"
#include "recovery/domain/query.h"

#include <QTimer>
#include <QWidget>

#include <map>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace ichido {

class ElidedLabel;
class Theme;

/// The line is the truth: the choices set, replace or take out one filter of it and show what it says.
/// A line that cannot be read changes nothing and says where and why.
class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(const Theme& theme, QWidget* parent = nullptr);

    void set_organizations(const std::map<OrgId, Organization>& organizations);
    /// Puts a query into the line and applies it.
    void set_text(const QString& text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] const Query& query() const { return m_query; }
    void take_focus();

Q_SIGNALS:
    void query_changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void apply();
    void show_choices();
    void set_filter(const char* field, const QString& value);
    void choose(const char* field, QComboBox* box, int index);

    const Theme& m_theme;
    QLineEdit* m_line;
    QComboBox* m_organization;
    QComboBox* m_status;
    QComboBox* m_age;
    QCheckBox* m_stuck;
    ElidedLabel* m_error;
    QTimer m_pause; ///< typing has stopped for a moment
    Query m_query;
    std::map<OrgId, Organization> m_organizations;
};

} // namespace ichido
