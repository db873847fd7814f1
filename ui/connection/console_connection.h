// The one connection of the window: opened, watched, lost, found again.
#pragma once

#include "recovery/domain/policy.h"
#include "recovery/ports/backends.h"
#include "recovery/ports/clock.h"
#include "ui/connection/gui_inbox.h"
#include "ui/connection/latest.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <map>
#include <optional>

namespace ichido {

class RecoveryRunner;
class RunningBackend;

/// How often the connection is looked at; tests make it quick.
struct ConnectionPace {
    std::chrono::milliseconds heartbeat{5'000};   ///< while all is well; also the pages' quiet refresh
    std::chrono::milliseconds first_retry{1'000}; ///< after a loss; doubled each time
    std::chrono::milliseconds longest_retry{30'000};
};

class ConsoleConnection final : public QObject {
    Q_OBJECT

public:
    enum class State { closed, connecting, connected, lost };

    /// All must outlive it.
    ConsoleConnection(Backends& backends, Clock& clock, Random& random, ConnectionPace pace = {},
                      QObject* parent = nullptr);
    ~ConsoleConnection() override;

    /// Leaves the present connection and goes to this one. A Failure: the profile cannot be read;
    /// the present connection then stays.
    [[nodiscard]] Result<Nothing> open(ConnectionProfile profile);
    void close();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const ConnectionProfile& profile() const { return m_profile; }
    /// Nothing before the server has answered; afterwards as last seen.
    [[nodiscard]] const std::optional<Login>& login() const { return m_login; }
    [[nodiscard]] const std::map<OrgId, Organization>& organizations() const { return m_organizations; }
    [[nodiscard]] const Organization* organization(OrgId id) const; ///< null: nothing is known of it
    /// The database's clock when data was last read.
    [[nodiscard]] std::optional<Instant> data_as_of() const { return m_data_as_of; }
    /// By this machine's clock.
    [[nodiscard]] std::optional<Instant> lost_since() const { return m_lost_since; }
    /// Why the last attempt did not connect.
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; }

    [[nodiscard]] Backend* backend(); ///< null while closed
    [[nodiscard]] RecoveryRunner* runner();
    [[nodiscard]] Inbox::Sender receiver() const { return m_inbox.sender(); }

    /// A whole sentence that says why not; empty: allowed, as far as the window knows.
    [[nodiscard]] QString why_not_ask() const;
    [[nodiscard]] QString why_not_settle() const;

    /// Told by whoever read or failed, so that strip and banner know.
    void seen(Instant database_now);
    void failed(const Failure& failure);
    void retry_now();
    /// While nobody looks, nothing is polled.
    void set_watched(bool watched);

Q_SIGNALS:
    /// A connection was left; what was read and what ran there belongs to nobody any more.
    void left();
    void changed(); ///< state, login, data as of
    void opened();  ///< another profile: what was shown belongs to another database
    void organizations_changed();
    void found_again(); ///< after a loss
    void refresh_due(); ///< quiet refresh of what is shown

private:
    void look();
    void on_login(Result<Login> login);
    void lose(const Failure& failure);
    void read_organizations();
    [[nodiscard]] QString why_not_at_all() const;

    Backends& m_backends;
    Clock& m_clock;
    Random& m_random;
    ConnectionPace m_pace;
    GuiInbox m_inbox;
    std::unique_ptr<RunningBackend> m_backend;
    ConnectionProfile m_profile;
    State m_state = State::closed;
    std::optional<Login> m_login;
    std::map<OrgId, Organization> m_organizations;
    std::optional<Instant> m_data_as_of;
    std::optional<Instant> m_lost_since;
    std::optional<Failure> m_failure;
    int m_retries = 0;
    bool m_watched = true;
    QTimer m_timer;
    Latest m_looking;
    Latest m_reading;
};

} // namespace ichido
