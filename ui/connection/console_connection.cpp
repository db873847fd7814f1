#include "ui/connection/console_connection.h"

#include "models/words.h"
#include "ui/connection/running_backend.h"

#include <algorithm>

namespace ichido {

namespace {

/// The server is not there any more, as opposed to a server that says no.
bool means_lost(const Failure& failure)
{
    if (failure.kind == FailureKind::unavailable)
        return true;
    return failure.code == "connection.lost" || failure.code == "deadline";
}

Instant machine_now()
{
    return std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now());
}

} // namespace

ConsoleConnection::ConsoleConnection(Backends& backends, Clock& clock, Random& random, ConnectionPace pace,
                                     QObject* parent)
    : QObject(parent)
    , m_backends(backends)
    , m_clock(clock)
    , m_random(random)
    , m_pace(pace)
    , m_looking(m_inbox.sender())
    , m_reading(m_inbox.sender())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ConsoleConnection::look);
}

ConsoleConnection::~ConsoleConnection()
{
    if (m_backend) {
        m_backend->runner().silence();
        m_backends.retire(std::move(m_backend));
    }
}

Result<Nothing> ConsoleConnection::open(ConnectionProfile profile)
{
    auto backend = m_backends.open(profile);
    if (!backend)
        return tl::unexpected<Failure>(backend.error());
    close();
    m_backend = std::make_unique<RunningBackend>(std::move(*backend), m_clock, m_random, m_inbox.sender());
    m_profile = std::move(profile);
    m_state = State::connecting;
    Q_EMIT opened();
    Q_EMIT changed();
    look();
    return Nothing{};
}

void ConsoleConnection::close()
{
    m_timer.stop();
    m_looking.drop();
    m_reading.drop();
    const bool left_one = m_backend != nullptr;
    if (m_backend) {
        m_backend->runner().silence(); // its retirement may take a while; nobody hears of it any more
        m_backends.retire(std::move(m_backend));
    }
    m_state = State::closed;
    m_login.reset();
    m_organizations.clear();
    m_data_as_of.reset();
    m_lost_since.reset();
    m_failure.reset();
    m_retries = 0;
    if (left_one)
        Q_EMIT left();
    Q_EMIT changed();
}

const Organization* ConsoleConnection::organization(OrgId id) const
{
    const auto found = m_organizations.find(id);
    return found == m_organizations.end() ? nullptr : &found->second;
}

Backend* ConsoleConnection::backend()
{
    return m_backend.get();
}

RecoveryRunner* ConsoleConnection::runner()
{
    return m_backend ? &m_backend->runner() : nullptr;
}

QString ConsoleConnection::why_not_at_all() const
{
    switch (m_state) {
    case State::closed:
        return tr("Connect to a database first.");
    case State::connecting:
        return tr("The connection is being made.");
    case State::lost:
        return tr("The connection is lost; what is shown is old, and nothing can be written.");
    case State::connected:
        break;
    }
    if (m_login && m_login->read_only)
        return tr("This server is a standby and can only be read. Connect to the primary.");
    if (m_login && !m_login->member)
        return tr("This login is no member of any organisation. Ask the administrator to enter it in ichido.member.");
    return {};
}

QString ConsoleConnection::why_not_ask() const
{
    if (QString why = why_not_at_all(); !why.isEmpty())
        return why;
    if (m_login && !m_login->asks)
        return tr("This login lacks the role ichido_prober, which asking a gateway needs.");
    return {};
}

QString ConsoleConnection::why_not_settle() const
{
    if (QString why = why_not_at_all(); !why.isEmpty())
        return why;
    if (m_login && !m_login->settles)
        return tr("This login lacks the role ichido_operator, which settling needs.");
    return {};
}

void ConsoleConnection::seen(Instant database_now)
{
    m_data_as_of = database_now;
    Q_EMIT changed();
}

void ConsoleConnection::failed(const Failure& failure)
{
    if (m_state == State::connected && means_lost(failure))
        lose(failure);
}

void ConsoleConnection::retry_now()
{
    if (m_state == State::lost)
        look();
}

void ConsoleConnection::set_watched(bool watched)
{
    if (std::exchange(m_watched, watched) == watched || !watched || m_state == State::closed)
        return;
    m_timer.start(0); // what is shown may be as old as the window was hidden
}

void ConsoleConnection::look()
{
    if (!m_backend || m_looking.waiting())
        return;
    m_looking.ask<Login>([this](CancelToken cancel,
                                Reply<Login> reply) { m_backend->store().login(std::move(cancel), std::move(reply)); },
                         [this](Result<Login> login) { on_login(std::move(login)); });
}

void ConsoleConnection::on_login(Result<Login> login)
{
    if (!login)
        return lose(login.error());
    const State before = m_state;
    m_state = State::connected;
    m_login = std::move(*login);
    m_lost_since.reset();
    m_failure.reset();
    m_retries = 0;
    if (before != State::connected)
        read_organizations();
    Q_EMIT changed();
    if (before == State::lost)
        Q_EMIT found_again();
    else if (before == State::connected && m_watched)
        Q_EMIT refresh_due();
    if (m_pace.heartbeat.count() > 0)
        m_timer.start(m_pace.heartbeat);
}

/// The first answer that does not come is already a loss; a refusal by the server is told the same
/// way, because nothing can be read either.
void ConsoleConnection::lose(const Failure& failure)
{
    m_failure = failure;
    if (m_state != State::lost)
        m_lost_since = machine_now();
    m_state = State::lost;
    m_reading.drop();
    // Doubled each time, half of it by chance, so that consoles do not come back all at once.
    const auto limit = std::min(m_pace.longest_retry, m_pace.first_retry * (1 << std::min(m_retries, 10)));
    const auto half = std::max<std::int64_t>(1, limit.count() / 2);
    ++m_retries;
    m_timer.start(std::chrono::milliseconds(half) +
                  std::chrono::milliseconds(m_random.below(static_cast<std::uint64_t>(half))));
    Q_EMIT changed();
}

void ConsoleConnection::read_organizations()
{
    using Organizations = std::vector<Organization>;
    m_reading.ask<Organizations>(
        [this](CancelToken cancel, Reply<Organizations> reply) {
            m_backend->store().organizations(std::move(cancel), std::move(reply));
        },
        [this](Result<Organizations> all) {
            if (!all)
                return failed(all.error());
            m_organizations.clear();
            for (Organization& one : *all)
                m_organizations.insert_or_assign(one.id, std::move(one));
            Q_EMIT organizations_changed();
        });
}

} // namespace ichido
