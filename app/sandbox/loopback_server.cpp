#include "app/sandbox/loopback_server.h"

#include <sys/socket.h>

namespace ichido::sandbox {

namespace {

/// The library's own SO_REUSEPORT would let the services of two sandboxes listen on one port, and
/// each get some of the other's calls. This only lets a port be used again right after a crash.
void let_port_be_used_again(socket_t socket)
{
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

} // namespace

LoopbackServer::LoopbackServer(std::size_t threads)
{
    set_socket_options(&let_port_be_used_again);
    new_task_queue = [threads] { return new httplib::ThreadPool(threads); };
    set_payload_max_length(std::size_t{64} * 1024);
    set_tcp_nodelay(true);
}

Result<int> LoopbackServer::bind(int port)
{
    const int used = port == 0 ? bind_to_any_port("127.0.0.1") : bind_to_port("127.0.0.1", port) ? port : -1;
    // The library lets five connections wait; of 64 at once some would be refused. Listening
    // again on a listening socket changes the number.
    if (used <= 0 || ::listen(svr_sock_, SOMAXCONN) != 0)
        return fail(FailureKind::unavailable, "sandbox.port", "a port of the sandbox cannot be used");
    return used;
}

} // namespace ichido::sandbox
