#include "recovery/postgres/interrupt.h"

#include <cstdint>

#include <sys/eventfd.h>
#include <unistd.h>

namespace ichido::postgres {

Interrupt::Interrupt() : m_descriptor(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Interrupt::~Interrupt()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

void Interrupt::raise() const noexcept
{
    if (m_descriptor < 0)
        return;
    const std::uint64_t one = 1;
    // It can only fail when the counter is full: then it is raised already.
    [[maybe_unused]] const auto written = ::write(m_descriptor, &one, sizeof one);
}

} // namespace ichido::postgres
