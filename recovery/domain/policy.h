// What an organisation has stated about its commands.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/domain/time.h"

#include <optional>
#include <string>

namespace ichido {

enum class ContentConflictPolicy { reject, return_original };
enum class FingerprintKind { raw, jcs };

struct Organization {
    OrgId id;
    std::string name;
    bool configured = true; ///< false: nobody stated anything; its intents go to a person
    std::string gateway;    ///< name of a profile
    FingerprintKind fingerprint = FingerprintKind::jcs;
    ContentConflictPolicy conflict_policy = ContentConflictPolicy::reject;
    Duration stuck_threshold{std::chrono::minutes{10}};
    /// After this, measured by a monotonic clock started before the claim, its service may no
    /// longer call the gateway. Nothing: not declared, so an absence never settles.
    std::optional<Duration> send_deadline;
    Duration clock_skew{std::chrono::seconds{5}};
    bool template_shows_refunds = false;
    std::optional<std::int64_t> approval_above_minor; ///< above it a second person must approve
    bool operator==(const Organization&) const = default;
};

} // namespace ichido
