// Addresses of this machine where a connection comes to nothing.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

namespace ichido::test {

/// A port that is held as long as the object lives: nobody listens there (a connection is
/// refused), or somebody does and never says a word (a connection is made and hangs).
class SilentServer {
public:
    enum class Kind { refuses, hangs };

    explicit SilentServer(Kind kind) : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        if (m_socket < 0 || ::bind(m_socket, any, size) != 0 || ::getsockname(m_socket, any, &size) != 0 ||
            (kind == Kind::hangs && ::listen(m_socket, 16) != 0))
            throw std::runtime_error("no port for a silent server");
        m_port = ntohs(address.sin_port);
    }
    ~SilentServer() { ::close(m_socket); }
    SilentServer(const SilentServer&) = delete;
    SilentServer& operator=(const SilentServer&) = delete;

    /// Gives up after two seconds, the shortest that libpq knows.
    [[nodiscard]] std::string uri() const
    {
        return "postgresql://ops@127.0.0.1:" + std::to_string(m_port) + "/shop?connect_timeout=2";
    }
    /// Whether a connection waits to be taken; it goes on waiting.
    [[nodiscard]] bool was_called() const
    {
        pollfd waiting{m_socket, POLLIN, 0};
        return ::poll(&waiting, 1, 0) > 0;
    }

private:
    int m_socket;
    int m_port = 0;
};

} // namespace ichido::test
