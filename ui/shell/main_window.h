// The window: strip, rail, pages, inspector, activity.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/ports/backends.h"
#include "recovery/ports/connection_book.h"
#include "recovery/ports/demo_sandbox.h"
#include "recovery/ports/plan_shelf.h"
#include "ui/connection/console_connection.h"

#include <QMainWindow>

#include <array>
#include <functional>
#include <future>
#include <memory>
#include <vector>

class QSplitter;
class QStackedWidget;

namespace ichido {

class ActivityPanel;
class Banner;
class ConsoleMenu;
class Inspector;
class MessagePanel;
class Page;
class Preferences;
class Rail;
class RecoveryJob;
class RecoveryPage;
class RequestsPage;
class Strip;
class Theme;

/// What the window is made with; all must outlive it.
struct WindowParts {
    const Theme& theme;
    Preferences& preferences;
    Backends& backends;
    ConnectionBook& book;
    PlanShelf& shelf;
    Clock& clock;
    Random& random;
    /// Makes the sandbox that "Try the demo" starts; it is stopped with the window.
    std::function<std::unique_ptr<DemoSandbox>()> make_demo;
    ConnectionPace pace;
};

class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(WindowParts parts);
    ~MainWindow() override;

    /// Opens the connection that was used last; without any, the welcome stays.
    void open_last();
    void open(const ConnectionProfile& profile);
    void open_demo();
    void show_connections();
    void show_palette();
    enum PageIndex { requests_page, recovery_page };
    void show_page(PageIndex page);

    [[nodiscard]] ConsoleConnection& connection() { return *m_connection; }
    [[nodiscard]] RecoveryJob& job() { return *m_job; }
    [[nodiscard]] RequestsPage& requests() { return *m_requests; }
    [[nodiscard]] RecoveryPage& recovery() { return *m_recovery; }
    [[nodiscard]] Inspector& inspector() { return *m_inspector; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void make_layout();
    void connect_actions();
    void retranslate();
    [[nodiscard]] bool refuse_while_running();
    void show_connection();
    void show_counts();
    void ask(const std::vector<RequestKey>& keys);
    [[nodiscard]] QList<QAction*> all_actions() const;
    [[nodiscard]] Page* current_page() const;

    WindowParts m_parts;
    ConsoleConnection* m_connection;
    RecoveryJob* m_job;
    std::unique_ptr<DemoSandbox> m_demo;
    std::vector<std::future<void>> m_ended_demos; ///< those that were replaced, while they end
    Latest m_demo_start;
    Latest m_book_reading;
    ConsoleMenu* m_menu;
    Strip* m_strip;
    Banner* m_banner;
    Rail* m_rail;
    QStackedWidget* m_middle; ///< the welcome, or everything else
    MessagePanel* m_welcome;
    QSplitter* m_split;
    QStackedWidget* m_pages;
    RequestsPage* m_requests;
    RecoveryPage* m_recovery;
    Inspector* m_inspector;
    ActivityPanel* m_activity;
    /// By page. Recovery compares below its list and needs the width.
    std::array<bool, 2> m_inspector_wanted{true, false};
    QString m_welcome_text; ///< instead of the usual one: the demo is starting, or why not
    bool m_closing = false; ///< the person has been asked
};

} // namespace ichido
