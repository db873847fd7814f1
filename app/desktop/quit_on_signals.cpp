#include "app/desktop/quit_on_signals.h"

#include <QCoreApplication>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace ichido {

namespace {

constexpr std::array quitting_signals{SIGINT, SIGTERM, SIGHUP};

/// A handler may do hardly anything but write; the event loop does the rest.
volatile std::sig_atomic_t wake_descriptor = -1;

extern "C" void wake_event_loop(int)
{
    const int of_the_interrupted = errno;
    const std::uint64_t one = 1;
    const ssize_t written = ::write(wake_descriptor, &one, sizeof one);
    (void)written;
    errno = of_the_interrupted;
}

void take_default_handlers()
{
    for (const int number : quitting_signals) {
        struct sigaction now {};
        if (::sigaction(number, nullptr, &now) == 0 && now.sa_handler == &wake_event_loop)
            ::signal(number, SIG_DFL);
    }
}

} // namespace

QuitOnSignals::QuitOnSignals()
{
    const int descriptor = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (descriptor < 0)
        return; // signals keep ending the program at once
    wake_descriptor = descriptor;
    m_notifier = std::make_unique<QSocketNotifier>(descriptor, QSocketNotifier::Read);
    QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [this] {
        // Later signals change nothing: timeout(1) and impatient people send two at once, and ending here
        // would leave a demo's sandbox running. SIGKILL is left for whoever means it.
        m_notifier->setEnabled(false);
        QCoreApplication::quit();
    });
    struct sigaction action {};
    action.sa_handler = &wake_event_loop;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int number : quitting_signals) {
        struct sigaction before {};
        // What nohup, or a shell for its background, lets the program ignore stays ignored.
        if (::sigaction(number, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
            ::sigaction(number, &action, nullptr);
    }
}

QuitOnSignals::~QuitOnSignals()
{
    if (!m_notifier)
        return;
    take_default_handlers();
    m_notifier.reset();
    ::close(wake_descriptor);
    wake_descriptor = -1;
}

} // namespace ichido
