// A sandbox beside a window: database, gateway and merchant service of one test program.
#pragma once

#include <QTemporaryDir>

#include <cstdint>
#include <string>
#include <string_view>

namespace ichido::test {

/// Started by the built ichidoctl, gone when the object dies. Throws std::runtime_error where something
/// fails. Made while other threads run (QApplication's), so in a process of its own.
class WindowSandbox {
public:
    explicit WindowSandbox(std::int64_t rows = 2'000, std::int64_t stuck = 60, std::uint64_t seed = 7);
    ~WindowSandbox();
    WindowSandbox(const WindowSandbox&) = delete;
    WindowSandbox& operator=(const WindowSandbox&) = delete;

    [[nodiscard]] const std::string& uri() const { return m_uri; } ///< operator and prober
    [[nodiscard]] const std::string& owner_uri() const { return m_owner_uri; }
    [[nodiscard]] std::string uri_of(std::string_view login) const; ///< "ichido_view", …
    [[nodiscard]] QString dir() const;

    /// As the owner: statements without parameters; the single value of a query as text.
    void script(std::string_view sql) const;
    [[nodiscard]] std::string value(std::string_view sql) const;
    [[nodiscard]] std::int64_t number(std::string_view sql) const;

    void stop(); ///< before the object dies
    /// Kills the database's server at once, as a power cut would; and starts it again.
    void kill_server() const;
    void start_server() const;

private:
    QTemporaryDir m_folder;
    std::string m_uri;
    std::string m_owner_uri;
};

} // namespace ichido::test
