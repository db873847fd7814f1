#include "recovery/gateways/lookup_reply.h"

#include "recovery/gateways/answer.h"
#include "recovery/gateways/body_hash.h"

#include <algorithm>

namespace ichido {

namespace {

/// An oversized body is no answer; its beginning is enough to see what it was.
constexpr std::size_t kept_of_oversized = 4096;
constexpr std::size_t request_id_limit = 128;

std::string printable(std::string text)
{
    text.resize(std::min(text.size(), request_id_limit));
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c < 0x20 || c > 0x7e; }, '?');
    return text;
}

void mask(std::optional<std::string>& text, const SecretMask& secret)
{
    if (text)
        text = secret.apply(*text);
}

} // namespace

LookupReply make_lookup_reply(const Profile& profile, const WaitingLookup& look_up, const Credential& credential,
                              const RawReply& raw)
{
    LookupReply reply;
    reply.answer = interpret(profile, raw, look_up.request);
    for (Payment& payment : reply.answer.payments) {
        payment.reference = credential.mask.apply(payment.reference);
        for (auto* text : {&payment.key, &payment.order_id, &payment.account, &payment.failure_code})
            mask(*text, credential.mask);
    }
    reply.traits = profile.traits;
    reply.traits.authoritative = look_up.prepared.authoritative;
    reply.traits.credentials_proven = credential.proven;
    reply.profile = profile.name;
    reply.url_path = credential.mask.apply(profile.base_url.path + look_up.prepared.url_path);
    reply.http_status = raw.http_status;
    reply.request_id = printable(credential.mask.apply(raw.request_id));
    reply.body_sha = body_hash(raw.body);
    reply.body = without_tokens_and_cards(credential.mask.apply(raw.body));
    if (raw.end == WireEnd::oversized)
        reply.body.resize(std::min(reply.body.size(), kept_of_oversized));
    return reply;
}

} // namespace ichido
