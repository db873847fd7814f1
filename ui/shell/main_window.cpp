#include "ui/shell/main_window.h"

#include "models/request_table_model.h"
#include "models/words.h"

#include <QAction>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QStatusBar>
#include <QTableView>
#include <QToolBar>
#include <QVBoxLayout>

namespace ichido {

MainWindow::MainWindow(RequestStore& store, const QString& connection_name, QWidget* parent)
    : QMainWindow(parent)
    , m_store(store)
    , m_inbox([this] { QMetaObject::invokeMethod(this, "drain", Qt::QueuedConnection); })
    , m_model(new RequestTableModel(this))
    , m_table(new QTableView)
    , m_message(new QLabel)
    , m_refresh(new QAction(tr("Refresh"), this))
{
    setWindowTitle(tr("Ichido — %1", "window title; %1 is the connection").arg(connection_name));
    m_refresh->setShortcut(QKeySequence::Refresh);
    connect(m_refresh, &QAction::triggered, this, &MainWindow::refresh);
    QToolBar* bar = addToolBar(tr("Actions"));
    bar->setMovable(false);
    bar->addAction(m_refresh);

    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Requests in processing, oldest first"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setMargin(8);

    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_message);
    layout->addWidget(m_table, 1);
    setCentralWidget(page);
    resize(1100, 640);
}

MainWindow::~MainWindow()
{
    m_running.cancel();
}

void MainWindow::refresh()
{
    m_running.cancel();
    m_running = CancelToken();
    const auto generation = ++m_generation;
    m_message->setText(tr("Reading…"));

    m_store.organizations(m_running,
                          [sender = m_inbox.sender(), this, generation](Result<std::vector<Organization>> all) {
                              sender.post([this, generation, all = std::move(all)] {
                                  if (generation != m_generation || !all)
                                      return;
                                  std::map<OrgId, QString> names;
                                  for (const Organization& one : *all)
                                      names.emplace(one.id, QString::fromStdString(one.name));
                                  m_model->set_organization_names(std::move(names));
                              });
                          });
    m_store.stuck(PageRequest{}, m_running, [sender = m_inbox.sender(), this, generation](Result<StuckPage> page) {
        sender.post([this, generation, page = std::move(page)] {
            if (generation == m_generation)
                show_page(page);
        });
    });
}

void MainWindow::drain()
{
    m_inbox.drain();
}

void MainWindow::show_page(const Result<StuckPage>& page)
{
    if (!page) {
        // The old rows stay: old data marked as old is worth more than an empty table.
        m_message->setText(tr("Could not read: %1", "%1 is a whole sentence").arg(sentence(page.error())));
    } else {
        std::vector<Intent> rows;
        rows.reserve(page->rows.size());
        for (const StuckIntent& one : page->rows)
            rows.push_back(one.intent);
        const int count = static_cast<int>(rows.size());
        m_model->set_rows(std::move(rows), page->now);
        m_table->resizeColumnsToContents();
        m_message->setText(page->next ? tr("The %n oldest requests in processing; there are more.", nullptr, count)
                                      : tr("%n request(s) in processing.", nullptr, count));
    }
    Q_EMIT shown();
}

} // namespace ichido
