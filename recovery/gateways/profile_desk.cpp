#include "recovery/gateways/profile_desk.h"

#include "recovery/gateways/answer.h"

#include <algorithm>

namespace ichido {

namespace {

std::string credential_header(const AuthRule& auth, const std::string& secret)
{
    switch (auth.kind) {
    case AuthKind::bearer:
        return "Authorization: Bearer " + secret;
    case AuthKind::basic:
        return "Authorization: Basic " + base64(auth.user.empty() ? secret + ":" : auth.user + ":" + secret);
    case AuthKind::header:
        break;
    }
    return auth.header + ": " + auth.prefix + secret;
}

} // namespace

void ProfileDesk::started(Time now)
{
    ++m_under_way;
    if (m_profile.per_second == 0)
        return;
    // Timers fire late by a little; that much may be caught up, no more.
    constexpr std::chrono::milliseconds may_catch_up{20};
    m_next_send =
        std::max(m_next_send, now - may_catch_up) + std::chrono::nanoseconds{1'000'000'000 / m_profile.per_second};
}

std::shared_ptr<const Credential> ProfileDesk::credential(Time now) const
{
    return now < m_credential_ends ? m_credential : nullptr;
}

Result<bool> ProfileDesk::renew_credential(const SecretSource& secrets, Time now)
{
    const auto secret = secrets.read(m_profile);
    if (!secret)
        return tl::unexpected(secret.error());
    m_candidate = std::make_shared<Credential>();
    m_candidate->header = credential_header(m_profile.auth, *secret);
    m_candidate->mask = SecretMask(*secret, m_profile.auth.user);
    if (m_profile.probe)
        return true;
    probe_ended(false, now);
    m_credential_ends = now + credential_lifetime;
    return false;
}

void ProfileDesk::probe_ended(bool proven, Time now)
{
    m_candidate->proven = proven;
    m_credential = std::move(m_candidate);
    m_candidate.reset();
    m_proven_at = now;
    m_credential_ends = now + (proven ? std::chrono::seconds{credential_lifetime} : credential_pause);
}

void ProfileDesk::refused(Time now)
{
    m_credential_ends = std::min(m_credential_ends, std::max(now, m_proven_at + credential_pause));
}

bool proves_credentials(const Profile& profile, const RawReply& reply)
{
    const ProbeRule& probe = *profile.probe;
    if (reply.http_status != probe.http_status)
        return false;
    const auto document = answered_document(reply);
    if (!document || !probe.pointer)
        return document.has_value();
    const JsonValue* const value = probe.pointer->in(*document);
    return value && value->kind != JsonValue::Kind::null && value->text == probe.value;
}

} // namespace ichido
