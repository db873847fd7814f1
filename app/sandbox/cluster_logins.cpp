#include "app/sandbox/cluster_logins.h"

#include "app/sandbox/owner_connection.h"
#include "app/sandbox/small_file.h"

#include <array>
#include <libpq-fe.h>
#include <memory>
#include <random>

namespace ichido::sandbox {

namespace {

struct Login {
    const char* name;
    const char* attributes;
};

constexpr std::array<Login, 4> cluster_logins{{
    {"ichido_owner", "createrole"},
    {"ichido_ops", "nocreaterole"},
    {"ichido_view", "nocreaterole"},
    {"ichido_svc", "nocreaterole"},
}};

std::string superuser_connection(const std::filesystem::path& socket_dir, int port, const std::string& password,
                                 const char* database)
{
    return "host='" + socket_dir.string() + "' port=" + std::to_string(port) + " dbname=" + database +
           " user=" + superuser_name + " password=" + password;
}

} // namespace

std::string random_password()
{
    constexpr char digits[] = "0123456789abcdef";
    std::random_device bits; // the kernel's generator
    std::uniform_int_distribution<std::size_t> digit(0, 15);
    std::string password;
    for (int i = 0; i < 32; ++i)
        password += digits[digit(bits)];
    return password;
}

Result<Nothing> make_logins(const std::filesystem::path& socket_dir, int port, const std::string& superuser_password,
                            const std::filesystem::path& passfile)
{
    auto super = OwnerConnection::open(superuser_connection(socket_dir, port, superuser_password, "postgres"));
    if (!super)
        return tl::unexpected<Failure>(super.error());
    std::string passwords;
    for (const Login& login : cluster_logins) {
        const std::string password = random_password();
        // Only the verifier travels, so that no statement ever holds a password.
        const std::unique_ptr<char, decltype(&PQfreemem)> verifier(
            PQencryptPasswordConn(super->handle(), password.c_str(), login.name, "scram-sha-256"), &PQfreemem);
        if (!verifier)
            return fail(FailureKind::unavailable, "sandbox.logins", "a password cannot be prepared");
        if (auto made = super->run(std::string("create role ") + login.name + " login nosuperuser nocreatedb " +
                                   login.attributes + " password '" + verifier.get() + "'");
            !made)
            return made;
        passwords += std::string("*:*:*:") + login.name + ":" + password + "\n";
    }
    return super->run("create database ichido owner ichido_owner")
        .and_then([&](Nothing) { return super->run("revoke connect on database postgres from public"); })
        .and_then([&](Nothing) { return write_small_file(passfile, passwords, 0600); });
}

} // namespace ichido::sandbox
