// What an asker gets: the answer understood, and what may be kept of it.
#pragma once

#include "recovery/gateways/profile_desk.h"
#include "recovery/gateways/raw_reply.h"

namespace ichido {

/// Everything of a LookupReply but its latency; without the credential, tokens and card numbers.
[[nodiscard]] LookupReply make_lookup_reply(const Profile& profile, const WaitingLookup& look_up,
                                            const Credential& credential, const RawReply& raw);

} // namespace ichido
