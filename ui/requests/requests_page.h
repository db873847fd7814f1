// All requests, filtered and page by page.
#pragma once

#include "ui/connection/latest.h"
#include "ui/shell/page.h"
#include "ui/widgets/keep_place.h"

class QPushButton;

namespace ichido {

class ConsoleConnection;
class ElidedLabel;
class FilterBar;
class Heading;
class KeySelection;
class RecoveryJob;
class RequestPager;
class RequestTableModel;
class TableView;
class Theme;

class RequestsPage final : public Page {
    Q_OBJECT

public:
    RequestsPage(const Theme& theme, ConsoleConnection& connection, const RecoveryJob& job, QWidget* parent = nullptr);
    ~RequestsPage() override;

    [[nodiscard]] QString title() const override;
    void refresh(bool quiet) override;
    [[nodiscard]] QList<QAction*> page_actions() const override;
    void take_focus() override;
    /// Shows what matches and makes the first row current.
    void show_query(const QString& text);

    [[nodiscard]] const RequestPager& pager() const { return *m_pager; }

Q_SIGNALS:
    /// The selected requests, frozen at this moment.
    void ask_wanted(const std::vector<ichido::RequestKey>& keys);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void start();
    void show_state();
    void show_message();
    void read_where_scrolled();
    void turn_order();
    void after_rows();
    void make_actions();

    const Theme& m_theme;
    ConsoleConnection& m_connection;
    const RecoveryJob& m_job;
    RequestTableModel* m_model;
    RequestPager* m_pager;
    Heading* m_heading;
    FilterBar* m_filter;
    TableView* m_table;
    KeySelection* m_selection;
    KeepPlace m_place;
    ElidedLabel* m_counts;
    QPushButton* m_newer;
    QAction* m_refresh;
    QAction* m_find;
    QAction* m_copy_keys;
    QAction* m_ask;
    bool m_newest_first = true;
    bool m_choose_first = false; ///< when the next rows come
    QString m_first_key;         ///< of the first row before the rows changed
    int m_new_rows = 0;
    bool m_shown_once = false;
};

} // namespace ichido
