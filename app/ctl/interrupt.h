// Ctrl+C and the end of a service: what runs is ended in order.
#pragma once

namespace ichido::ctl {

/// From now on SIGINT and SIGTERM set a flag; a second one ends the program at once.
void catch_interrupts();
[[nodiscard]] bool interrupted() noexcept;

} // namespace ichido::ctl
