// What the gateway's thread keeps for one profile: who waits, how many are under way, whether the
// credentials are proven.
#pragma once

#include "recovery/gateways/lookup_url.h"
#include "recovery/gateways/raw_reply.h"
#include "recovery/gateways/redaction.h"
#include "recovery/gateways/secret_source.h"
#include "recovery/ports/gateway.h"

#include <chrono>
#include <deque>
#include <memory>
#include <optional>

namespace ichido {

/// A look-up that somebody waits for.
struct WaitingLookup {
    LookupRequest request;
    PreparedLookup prepared;
    CancelToken cancel;
    Reply<LookupReply> reply;
};

/// The credential that calls are made with, from one reading of the secret to the next.
struct Credential {
    std::string header; ///< "Authorization: Bearer …"
    SecretMask mask;
    bool proven = false;
};

class ProfileDesk final {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::minutes credential_lifetime{10};
    /// After a refusal or a probe that failed, until the secret is read and the probe made again.
    static constexpr std::chrono::seconds credential_pause{5};

    explicit ProfileDesk(const Profile& profile) : m_profile(profile) {}

    [[nodiscard]] const Profile& profile() const { return m_profile; }
    [[nodiscard]] std::deque<WaitingLookup>& waiting() { return m_waiting; }
    [[nodiscard]] bool any_waiting() const { return !m_waiting.empty(); }

    /// Whether concurrency and rate allow a call now; started() and ended() count it.
    [[nodiscard]] bool may_send(Time now) const { return m_under_way < m_profile.concurrency && now >= m_next_send; }
    [[nodiscard]] Time next_send() const { return m_next_send; }
    void started(Time now);
    void ended() { --m_under_way; }

    /// Null until the credential was read and, where there is a probe, the probe has ended.
    [[nodiscard]] std::shared_ptr<const Credential> credential(Time now) const;
    [[nodiscard]] bool probing() const { return m_candidate != nullptr; }
    /// Reads the secret. True: a probe must be made with the returned header; false: none is stated.
    [[nodiscard]] Result<bool> renew_credential(const SecretSource& secrets, Time now);
    [[nodiscard]] const Credential& candidate() const { return *m_candidate; }
    void probe_ended(bool proven, Time now);
    void refused(Time now); ///< 401 or 403: prove anew

private:
    const Profile& m_profile;
    std::deque<WaitingLookup> m_waiting;
    int m_under_way = 0;
    Time m_next_send = Time::min();
    std::shared_ptr<Credential> m_candidate;
    std::shared_ptr<const Credential> m_credential;
    Time m_credential_ends = Time::min();
    Time m_proven_at = Time::min();
};

/// Whether a probe's answer is the one that the profile expects.
[[nodiscard]] bool proves_credentials(const Profile& profile, const RawReply& reply);

} // namespace ichido
