#include "app/sandbox/connection_reset.h"

#include <arpa/inet.h>
#include <cstdlib>
#include <filesystem>
#include <netinet/in.h>
#include <sys/socket.h>
#include <system_error>

namespace ichido::sandbox {

namespace {

int port_of(int socket, int (*name)(int, sockaddr*, socklen_t*))
{
    sockaddr_in address{};
    socklen_t size = sizeof address;
    if (name(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0 || address.sin_family != AF_INET)
        return -1;
    return ntohs(address.sin_port);
}

} // namespace

bool reset_connection(int local_port, int remote_port)
{
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd", error)) {
        const int socket = std::atoi(entry.path().filename().c_str());
        const auto local = [](int s, sockaddr* a, socklen_t* n) { return ::getsockname(s, a, n); };
        const auto remote = [](int s, sockaddr* a, socklen_t* n) { return ::getpeername(s, a, n); };
        if (port_of(socket, local) != local_port || port_of(socket, remote) != remote_port)
            continue;
        sockaddr nobody{};
        nobody.sa_family = AF_UNSPEC; // dissolves the association: the peer receives RST
        return ::connect(socket, &nobody, sizeof nobody) == 0;
    }
    return false;
}

} // namespace ichido::sandbox
