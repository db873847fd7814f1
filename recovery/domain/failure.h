// How an operation can end when it does not end well.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace ichido {

enum class FailureKind {
    refused,     ///< the other side understood and said no (role, policy, 4xx)
    conflict,    ///< something else holds or changed what was meant
    busy,        ///< lock time-out, serialization failure, too many connections: may be repeated
    unavailable, ///< nobody answered: no server, connection lost before anything was sent
    timed_out,   ///< a deadline of ours passed on a read
    cancelled,   ///< the caller no longer wants the answer
    invalid,     ///< the input or the answer cannot be what was meant
    unknown,     ///< a write was sent and its acknowledgement lost: it may or may not have happened
};

/// A failure that is safe to show and to log: it never carries SQL parameters, row contents,
/// connection strings or response bodies.
struct Failure {
    FailureKind kind = FailureKind::invalid;
    /// SQLSTATE ("42501"), HTTP status ("503"), or one of our own words in lower-case with dots
    /// ("plan.truncated"); the words that a person reads are chosen from it (models/words.h).
    std::string code;
    /// One English sentence for logs, safe to show; may be empty.
    std::string text;

    bool operator==(const Failure&) const = default;
};

template <typename T>
using Result = tl::expected<T, Failure>;

[[nodiscard]] inline tl::unexpected<Failure> fail(FailureKind kind, std::string code, std::string text = {})
{
    return tl::unexpected<Failure>(Failure{kind, std::move(code), std::move(text)});
}

[[nodiscard]] const char* to_word(FailureKind kind) noexcept; ///< "refused", "unknown", … (stable)

} // namespace ichido
