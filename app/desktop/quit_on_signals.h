// Ctrl+C and the end of a session end the window as its own "Quit" does.
#pragma once

#include <QSocketNotifier>

#include <memory>

namespace ichido {

/// Without it a signal would end the program at once, and its sandbox would go on for ever: no
/// destructor would stop it. SIGINT, SIGTERM and SIGHUP; a second one ends it at once, as somebody
/// means who presses again. One for the program, made after the application.
class QuitOnSignals final {
public:
    QuitOnSignals();
    ~QuitOnSignals();
    QuitOnSignals(const QuitOnSignals&) = delete;
    QuitOnSignals& operator=(const QuitOnSignals&) = delete;

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace ichido
