// A server of bytes on a free loopback port: a test says what it sends, however wrong.
#pragma once

#include <arpa/inet.h>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <netinet/in.h>
#include <poll.h>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace ichido::test {

/// One accepted connection; every call ends early when the client or the server goes away.
class Peer final {
public:
    explicit Peer(int descriptor) : m_descriptor(descriptor) {}
    [[nodiscard]] int descriptor() const { return m_descriptor; }

    /// The head of the next request, with its blank line; empty when none came.
    std::string request()
    {
        std::string head;
        char byte = 0;
        while (!head.ends_with("\r\n\r\n")) {
            if (::recv(m_descriptor, &byte, 1, 0) != 1)
                return {};
            head += byte;
        }
        return head;
    }
    bool send(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(m_descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }
    /// The connection ends with RST instead of FIN when the test's function returns.
    void reset()
    {
        const linger at_once{1, 0};
        ::setsockopt(m_descriptor, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    }
    /// True when the client went away within `wait`.
    [[nodiscard]] bool left_within(std::chrono::milliseconds wait) const
    {
        pollfd end{m_descriptor, POLLIN | POLLRDHUP, 0};
        return ::poll(&end, 1, static_cast<int>(wait.count())) != 0;
    }
    void wait_until_left() const { static_cast<void>(left_within(std::chrono::milliseconds{-1})); }

private:
    int m_descriptor;
};

class LoopbackServer final {
public:
    using Serve = std::function<void(Peer&)>; ///< in a thread of the connection's own

    explicit LoopbackServer(Serve serve) : m_serve(std::move(serve))
    {
        m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const generic = reinterpret_cast<sockaddr*>(&address);
        if (m_listener < 0 || ::bind(m_listener, generic, size) != 0 || ::listen(m_listener, 256) != 0 ||
            ::getsockname(m_listener, generic, &size) != 0)
            throw std::runtime_error("no loopback server");
        m_port = ntohs(address.sin_port);
        m_acceptor = std::thread([this] { accept_all(); });
    }
    ~LoopbackServer()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_ending = true;
            for (const int descriptor : m_open)
                ::shutdown(descriptor, SHUT_RDWR);
        }
        ::shutdown(m_listener, SHUT_RDWR);
        m_acceptor.join();
        for (std::thread& connection : m_connections)
            connection.join();
        ::close(m_listener);
    }
    LoopbackServer(const LoopbackServer&) = delete;
    LoopbackServer& operator=(const LoopbackServer&) = delete;

    [[nodiscard]] std::string address(std::string_view scheme = "http") const
    {
        return std::string(scheme) + "://127.0.0.1:" + std::to_string(m_port);
    }
    [[nodiscard]] int connections() const { return m_accepted; }

private:
    void accept_all()
    {
        for (;;) {
            const int descriptor = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
            if (descriptor < 0)
                return;
            ++m_accepted;
            const std::lock_guard lock(m_mutex);
            m_open.insert(descriptor);
            if (m_ending)
                ::shutdown(descriptor, SHUT_RDWR);
            m_connections.emplace_back([this, descriptor] {
                Peer peer(descriptor);
                m_serve(peer);
                const std::lock_guard closing(m_mutex);
                m_open.erase(descriptor);
                ::close(descriptor);
            });
        }
    }

    Serve m_serve;
    int m_listener = -1;
    int m_port = 0;
    std::atomic<int> m_accepted = 0;
    std::mutex m_mutex;
    std::set<int> m_open;
    bool m_ending = false;
    std::vector<std::thread> m_connections; ///< the acceptor's until it has ended
    std::thread m_acceptor;
};

} // namespace ichido::test
