// The console's window. So far one page: what is stuck, read only.
#pragma once

#include "recovery/ports/inbox.h"
#include "recovery/ports/request_store.h"

#include <QMainWindow>

#include <cstdint>
#include <memory>

class QLabel;
class QTableView;
class QAction;

namespace ichido {

class RequestTableModel;

/// Shows the intents in 処理中, oldest first. It holds ports, never a connection, and never waits:
/// answers arrive through its inbox, and an answer to an older question is dropped.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(RequestStore& store, const QString& connection_name, QWidget* parent = nullptr);
    ~MainWindow() override;

public Q_SLOTS:
    /// Asks for the first page again; the newer question cancels the older one.
    void refresh();

Q_SIGNALS:
    /// A page or a failure has been shown.
    void shown();

private:
    Q_SLOT void drain();
    void show_page(const Result<StuckPage>& page);

    RequestStore& m_store;
    Inbox m_inbox;
    CancelToken m_running;
    std::uint64_t m_generation = 0;
    RequestTableModel* m_model;
    QTableView* m_table;
    QLabel* m_message;
    QAction* m_refresh;
};

} // namespace ichido
