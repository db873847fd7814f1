// What came over the wire for one look-up, before anybody understood it.
#pragma once

#include "recovery/domain/time.h"

#include <string>

namespace ichido {

/// How the exchange ended.
enum class WireEnd {
    complete,      ///< an answer arrived whole
    timed_out,     ///< the total deadline passed
    reset,         ///< the connection ended before an answer began
    no_connection, ///< refused, unreachable, no such host
    resend,        ///< a dead connection: the look-up would have had to be sent a second time
    tls,           ///< no trustworthy connection
    truncated,     ///< the body ended before its framing said so
    oversized,     ///< headers or body beyond their cap
    protocol,      ///< no HTTP
    failed,        ///< any other error below HTTP
    cancelled,     ///< the asker no longer wants it
};

struct RawReply {
    WireEnd end = WireEnd::complete;
    int http_status = 0; ///< 0: no status line arrived
    std::string content_type;
    std::string content_encoding;
    std::string retry_after; ///< as sent; empty: none
    std::string date;        ///< the answer's Date header; empty: none
    std::string request_id;
    std::string body;    ///< what arrived of it
    Instant received_at; ///< wall clock, for a Retry-After date in an answer without Date
};

} // namespace ichido
