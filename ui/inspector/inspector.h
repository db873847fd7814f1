// Everything about one request: summary, response, timeline.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/ports/request_store.h"
#include "ui/connection/latest.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;

namespace ichido {

class ConsoleConnection;
class ElidedLabel;
class Pill;
class RecoveryJob;
struct Fact;
class TableView;
class Theme;
class TimelineModel;
class ValueText;

class Inspector final : public QWidget {
    Q_OBJECT

public:
    Inspector(const Theme& theme, ConsoleConnection& connection, const RecoveryJob& job, QWidget* parent = nullptr);

    /// Keeps the shown tab and its scroll when it is the same request.
    void show_request(std::optional<RequestKey> request);
    void refresh();
    [[nodiscard]] const std::optional<RequestKey>& request() const { return m_request; }

Q_SIGNALS:
    void ask_wanted(const std::vector<ichido::RequestKey>& keys);
    void shown();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void read();
    void show_detail();
    void show_ask();
    void show_facts();
    void make_fact_widgets(const std::vector<Fact>& facts);
    void show_message(const QString& text);

    const Theme& m_theme;
    ConsoleConnection& m_connection;
    const RecoveryJob& m_job;
    std::optional<RequestKey> m_request;
    std::optional<RequestDetail> m_detail;
    Latest m_reading;
    ElidedLabel* m_message;
    QTabWidget* m_tabs;
    QWidget* m_summary;
    QWidget* m_facts;
    QGridLayout* m_fact_rows;
    /// One of both for each fact: a pill where it has a tone.
    struct FactWidgets {
        QString id;
        QLabel* label = nullptr;
        ValueText* value = nullptr;
        Pill* pill = nullptr;
    };
    std::vector<FactWidgets> m_shown_facts;
    QPlainTextEdit* m_response;
    TimelineModel* m_timeline;
    TableView* m_timeline_table;
    QPushButton* m_ask;
    QPushButton* m_copy_key;
};

} // namespace ichido
