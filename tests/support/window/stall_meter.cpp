#include "tests/support/window/stall_meter.h"

#include <QEvent>
#include <QThread>

#include <array>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace ichido::test {

StallMeter::StallMeter(int& argc, char** argv)
    : QApplication(argc, argv), m_schedstat(::open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC))
{
}

StallMeter::~StallMeter()
{
    if (m_schedstat >= 0)
        ::close(m_schedstat);
}

/// The second number of schedstat: nanoseconds spent runnable, on no core.
std::chrono::nanoseconds StallMeter::waited_for_a_core() const
{
    std::array<char, 96> text{};
    long long ran = 0;
    long long waited = 0;
    if (m_schedstat < 0 || ::pread(m_schedstat, text.data(), text.size() - 1, 0) <= 0 ||
        std::sscanf(text.data(), "%lld %lld", &ran, &waited) != 2)
        return std::chrono::nanoseconds{0};
    return std::chrono::nanoseconds{waited};
}

bool StallMeter::notify(QObject* receiver, QEvent* event)
{
    if (m_depth > 0 || QThread::currentThread() != thread())
        return QApplication::notify(receiver, event);
    const QString was = QStringLiteral("%1, event %2")
                            .arg(QString::fromLatin1(receiver->metaObject()->className()))
                            .arg(static_cast<int>(event->type()));
    const auto waited = waited_for_a_core();
    const auto began = std::chrono::steady_clock::now();
    ++m_depth;
    const bool handled = QApplication::notify(receiver, event);
    --m_depth;
    ++m_events;
    const auto took = std::chrono::steady_clock::now() - began - (waited_for_a_core() - waited);
    if (const auto us = std::chrono::duration_cast<std::chrono::microseconds>(took); us > m_longest) {
        m_longest = us;
        m_longest_was = was;
    }
    return handled;
}

void StallMeter::start_again()
{
    m_longest = std::chrono::microseconds{0};
    m_longest_was.clear();
    m_events = 0;
}

} // namespace ichido::test
