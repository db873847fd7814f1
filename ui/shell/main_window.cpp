#include "ui/shell/main_window.h"

#include "models/shown_text.h"
#include "models/time_text.h"
#include "models/words.h"
#include "ui/connections/connections_dialog.h"
#include "ui/inspector/inspector.h"
#include "ui/recovery/plan_view.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"
#include "ui/requests/requests_page.h"
#include "ui/shell/activity_panel.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/console_menu.h"
#include "ui/shell/rail.h"
#include "ui/shell/strip.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/message_panel.h"

#include <QAbstractButton>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ichido {

MainWindow::MainWindow(WindowParts parts)
    : m_parts(std::move(parts))
    , m_connection(new ConsoleConnection(m_parts.backends, m_parts.clock, m_parts.random, m_parts.pace, this))
    , m_job(new RecoveryJob(*m_connection, this))
    , m_demo_start(m_connection->receiver())
    , m_book_reading(m_connection->receiver())
    , m_menu(new ConsoleMenu(m_parts.preferences, this))
    , m_strip(new Strip(m_parts.theme, *m_connection, m_menu))
    , m_banner(new Banner(m_parts.theme))
    , m_rail(new Rail(m_parts.theme))
    , m_middle(new QStackedWidget)
    , m_welcome(new MessagePanel(m_parts.theme))
    , m_split(new QSplitter)
    , m_pages(new QStackedWidget)
    , m_requests(new RequestsPage(m_parts.theme, *m_connection, *m_job))
    , m_recovery(new RecoveryPage(m_parts.theme, *m_connection, *m_job, m_parts.shelf, m_parts.random.uuid()))
    , m_inspector(new Inspector(m_parts.theme, *m_connection, *m_job))
    , m_activity(new ActivityPanel(m_parts.theme, *m_job))
{
    make_layout();
    connect_actions();
    for (Page* page : {static_cast<Page*>(m_requests), static_cast<Page*>(m_recovery)}) {
        connect(page, &Page::current_changed, this, [this, page](std::optional<RequestKey> request) {
            if (page == current_page())
                m_inspector->show_request(request);
        });
    }
    connect(m_requests, &RequestsPage::ask_wanted, this, &MainWindow::ask);
    connect(m_inspector, &Inspector::ask_wanted, this, &MainWindow::ask);
    connect(m_recovery, &RecoveryPage::stuck_counted, this, &MainWindow::show_counts);
    connect(m_activity, &ActivityPanel::apply_again_wanted, m_recovery, &RecoveryPage::apply_again);
    connect(m_rail, &Rail::chosen, this, [this](int index) { show_page(static_cast<PageIndex>(index)); });
    connect(m_strip, &Strip::connections_wanted, this, &MainWindow::show_connections);
    connect(m_strip, &Strip::palette_wanted, this, &MainWindow::show_palette);
    connect(m_banner, &Banner::pressed, m_connection, &ConsoleConnection::retry_now);
    connect(m_connection, &ConsoleConnection::changed, this, &MainWindow::show_connection);
    connect(m_connection, &ConsoleConnection::refresh_due, this, [this] {
        m_requests->isVisible() ? m_requests->refresh(true) : m_recovery->refresh(true);
        m_inspector->refresh();
    });
    connect(m_connection, &ConsoleConnection::found_again, this, [this] {
        m_requests->refresh(false);
        m_recovery->refresh(false);
        m_inspector->refresh();
    });
    connect(m_welcome, &MessagePanel::pressed, this, &MainWindow::open_demo);
    connect(&m_parts.theme, &Theme::changed, this, &MainWindow::retranslate);
    show_page(recovery_page);
    retranslate();
    resize(1440, 900);
}

MainWindow::~MainWindow() = default;

void MainWindow::make_layout()
{
    auto* center = new QWidget;
    auto* layout = new QVBoxLayout(center);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_banner);
    auto* body = new QWidget;
    auto* body_layout = new QHBoxLayout(body);
    body_layout->setContentsMargins(0, 0, 0, 0);
    body_layout->setSpacing(0);
    body_layout->addWidget(m_rail);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    m_pages->addWidget(m_requests);
    m_pages->addWidget(m_recovery);
    m_split->addWidget(m_pages);
    m_split->addWidget(m_inspector);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    m_split->setCollapsible(0, false);
    m_split->setHandleWidth(1);
    m_split->setSizes({1000, 380});
    right->addWidget(m_split, 1);
    right->addWidget(m_activity);
    body_layout->addLayout(right, 1);
    m_middle->addWidget(m_welcome);
    m_middle->addWidget(body);
    layout->addWidget(m_middle, 1);
    setCentralWidget(center);
    m_rail->add(QStringLiteral("requests"), 2);
    m_rail->add(QStringLiteral("recovery"), 3);
}

void MainWindow::connect_actions()
{
    connect(m_menu->connections_action(), &QAction::triggered, this, &MainWindow::show_connections);
    connect(m_menu->demo_action(), &QAction::triggered, this, &MainWindow::open_demo);
    connect(m_menu->palette_action(), &QAction::triggered, this, &MainWindow::show_palette);
    connect(m_menu->inspector_action(), &QAction::toggled, this, [this](bool on) {
        m_inspector->setVisible(on);
        m_inspector_wanted[static_cast<std::size_t>(m_pages->currentIndex())] = on;
    });
    connect(m_menu->quit_action(), &QAction::triggered, this, &QWidget::close);
    for (const PageIndex page : {requests_page, recovery_page}) {
        QAction* action = m_menu->page_actions()[page];
        connect(action, &QAction::triggered, this, [this, page] {
            show_page(page);
            current_page()->take_focus();
        });
        addAction(action);
    }
    // Shortcuts work where an action stands; the menu alone is not shown.
    addActions({m_menu->palette_action(), m_menu->connections_action(), m_menu->demo_action(),
                m_menu->inspector_action(), m_menu->quit_action()});
}

QList<QAction*> MainWindow::all_actions() const
{
    QList<QAction*> actions(m_menu->page_actions().begin(), m_menu->page_actions().end());
    return actions << m_recovery->page_actions() << m_requests->page_actions() << m_menu->palette_actions();
}

Page* MainWindow::current_page() const
{
    return static_cast<Page*>(m_pages->currentWidget());
}

void MainWindow::show_page(PageIndex page)
{
    m_pages->setCurrentIndex(page);
    m_rail->choose(page);
    m_menu->inspector_action()->setChecked(m_inspector_wanted[page]);
}

void MainWindow::open_last()
{
    m_book_reading.ask<SavedConnections>(
        [this](CancelToken, Reply<SavedConnections> reply) { m_parts.book.read(std::move(reply)); },
        [this](Result<SavedConnections> saved) {
            if (!saved) {
                m_welcome_text = sentence(saved.error());
                return retranslate();
            }
            for (const ConnectionProfile& one : saved->profiles) {
                if (one.name == saved->last)
                    return open(one);
            }
            if (!saved->profiles.empty())
                show_connections();
        });
}

/// Leaving a connection while something runs there would lose what it comes to.
bool MainWindow::refuse_while_running()
{
    const QString why = m_job->why_busy();
    if (why.isEmpty())
        return false;
    auto* box = new QMessageBox(QMessageBox::Information, tr("Ichido"), why, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
    return true;
}

void MainWindow::open(const ConnectionProfile& profile)
{
    if (refuse_while_running())
        return;
    // Whatever was on its way to be opened: the person has chosen since.
    m_demo_start.drop();
    m_book_reading.drop();
    if (const auto opened = m_connection->open(profile); !opened) {
        m_banner->show_banner(Tone::ten_times, sentence(opened.error()), {});
        return;
    }
    m_welcome_text.clear();
    m_middle->setCurrentIndex(1);
    current_page()->take_focus();
}

void MainWindow::open_demo()
{
    if (m_demo_start.waiting() || refuse_while_running())
        return;
    m_book_reading.drop();
    m_welcome_text = tr("Starting a sandbox: a database, a gateway and 200 stuck intents…");
    m_connection->close();
    m_middle->setCurrentIndex(0);
    if (m_demo) // ending it takes seconds, which nobody waits for here
        m_ended_demos.push_back(
            std::async(std::launch::async, [old = std::shared_ptr(std::move(m_demo))]() mutable { old.reset(); }));
    m_demo = m_parts.make_demo();
    m_demo_start.ask<ConnectionProfile>(
        [this](CancelToken, Reply<ConnectionProfile> reply) { m_demo->start(std::move(reply)); },
        [this](Result<ConnectionProfile> profile) {
            if (profile)
                return open(*profile);
            m_welcome_text = sentence(profile.error());
            retranslate();
        });
    retranslate();
}

void MainWindow::show_connections()
{
    auto* dialog = new ConnectionsDialog(m_parts.theme, m_parts.backends, m_parts.book, m_connection->receiver(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConnectionsDialog::connect_wanted, this, &MainWindow::open);
    connect(dialog, &ConnectionsDialog::demo_wanted, this, &MainWindow::open_demo);
    dialog->open();
}

void MainWindow::show_palette()
{
    auto* palette = new CommandPalette(m_parts.theme, all_actions(), this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    connect(palette, &CommandPalette::query_wanted, this, [this](const QString& query) {
        show_page(requests_page);
        m_requests->show_query(query);
    });
    palette->open();
}

void MainWindow::ask(const std::vector<RequestKey>& keys)
{
    if (keys.empty())
        return;
    show_page(recovery_page);
    m_recovery->ask(keys);
}

void MainWindow::show_counts()
{
    const int stuck = m_recovery->stuck().stuck_count();
    Tone tone = Tone::over;
    if (m_recovery->stuck().worst() == Severity::ten_times)
        tone = Tone::ten_times;
    else if (m_recovery->stuck().worst() == Severity::three_times)
        tone = Tone::three_times;
    m_rail->show_count(recovery_page, stuck, tone);
}

void MainWindow::show_connection()
{
    using State = ConsoleConnection::State;
    if (m_connection->state() != State::lost) {
        m_banner->hide();
        return;
    }
    const QString why = m_connection->failure() ? sentence(*m_connection->failure()) : QString();
    const QString since = time_text(m_connection->lost_since().value_or(Instant{}));
    const QString text = m_connection->data_as_of()
                             ? tr("Not connected since %1. What is shown is as of %2; nothing can be written. %3",
                                  "two times and a whole sentence")
                                   .arg(since, time_text(*m_connection->data_as_of()), why)
                             : tr("Not connected since %1. %2", "a time and a whole sentence").arg(since, why);
    m_banner->show_banner(Tone::ten_times, text, tr("Try now"));
}

void MainWindow::retranslate()
{
    const bool open = m_connection->state() != ConsoleConnection::State::closed;
    setWindowTitle(
        open ? tr("%1 — Ichido", "window title; %1 is the connection").arg(shown_text(m_connection->profile().name))
             : tr("Ichido"));
    m_rail->set_texts({m_requests->title(), m_recovery->title()});
    m_menu->retranslate();
    m_welcome->show_message(QStringLiteral("database"),
                            m_welcome_text.isEmpty()
                                ? tr("Ichido finds the payments that nobody finished, asks the gateway what is true, "
                                     "and writes it down once. Try it on a sandbox, or connect to a database with "
                                     "Ctrl+Shift+O.")
                                : m_welcome_text,
                            m_demo_start.waiting() ? QString() : tr("Try the demo"));
    show_connection();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_connection->set_watched(!isMinimized());
    QMainWindow::changeEvent(event);
}

void MainWindow::showEvent(QShowEvent* event)
{
    m_connection->set_watched(true);
    QMainWindow::showEvent(event);
}

void MainWindow::hideEvent(QHideEvent* event)
{
    m_connection->set_watched(false);
    QMainWindow::hideEvent(event);
}

/// While something is written, closing is a decision: the rest of the plan would not be sent.
void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_job->running() || m_closing)
        return QMainWindow::closeEvent(event);
    event->ignore();
    auto* box = new QMessageBox(QMessageBox::Question, tr("Ichido"),
                                m_job->kind() == RecoveryJob::Kind::apply
                                    ? tr("Intents are being settled. What was sent is waited for; the rest of the plan "
                                         "is not sent. Close?")
                                    : tr("The gateways are being asked. The answers so far are kept. Close?"),
                                QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(box->addButton(tr("Go on"), QMessageBox::RejectRole));
    QAbstractButton* close_button = box->addButton(tr("Stop and close"), QMessageBox::AcceptRole);
    connect(close_button, &QAbstractButton::clicked, this, [this] {
        m_closing = true;
        m_job->cancel();
        close();
    });
    box->open();
}

} // namespace ichido
