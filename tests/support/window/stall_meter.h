// How long the window's thread is away from its event loop.
#pragma once

#include <QApplication>

#include <chrono>
#include <cstdint>

namespace ichido::test {

/// An application that measures every event it handles, the outermost ones. What the machine's
/// scheduler kept the thread waiting for a core is taken off: another program's work is no stall of ours,
/// while waiting for a lock, a disk or a server is.
class StallMeter final : public QApplication {
public:
    StallMeter(int& argc, char** argv);
    ~StallMeter() override;

    bool notify(QObject* receiver, QEvent* event) override;
    void start_again();
    [[nodiscard]] std::chrono::microseconds longest() const { return m_longest; }
    /// What the longest one was: class of the receiver and number of the event.
    [[nodiscard]] QString longest_was() const { return m_longest_was; }
    [[nodiscard]] std::int64_t events() const { return m_events; }

private:
    [[nodiscard]] std::chrono::nanoseconds waited_for_a_core() const;

    int m_schedstat = -1;
    int m_depth = 0;
    std::int64_t m_events = 0;
    std::chrono::microseconds m_longest{0};
    QString m_longest_was;
};

} // namespace ichido::test
