// Wakes a lane that waits for the server.
#pragma once

namespace ichido::postgres {

/// Set once, from any thread; seen by every poll on descriptor() from then on.
class Interrupt final {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    void raise() const noexcept;
    /// Readable once raised; -1 where the system gave none (then only time limits apply).
    [[nodiscard]] int descriptor() const noexcept { return m_descriptor; }

private:
    int m_descriptor = -1;
};

} // namespace ichido::postgres
