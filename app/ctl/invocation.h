// What a command line asks for, after it has been read and checked.
#pragma once

#include "recovery/domain/query.h"

#include <cstdint>
#include <string>
#include <variant>

namespace ichido::ctl {

enum class Format { table, json, csv };

struct Globals {
    std::string uri; ///< of --uri or ICHIDO_URI; empty: libpq's PG* variables
    Format format = Format::table;
    std::string gateways; ///< a folder of profiles; empty: none named
};

struct DoctorOptions {};
struct MigrateOptions {
    bool dry_run = false;
};
struct RequestsListOptions {
    Query query;
    std::int64_t limit = 0; ///< 0: all
};
struct RequestsShowOptions {
    std::string organization; ///< number or name
    IdemKey key;
};
struct RecoverAskOptions {
    Query query;
    bool even_if_fresh = false;
};
struct RecoverPlanOptions {
    RecoverAskOptions ask;
    std::string output;
};
struct RecoverApplyOptions {
    std::string file;
    std::string reason;
    std::string outcomes; ///< a file for the outcome of every line; empty: none
};
struct RecoverRunOptions {
    RecoverAskOptions ask;
    std::string reason;
    std::string output; ///< keeps the plan; empty: it is not kept
    std::string outcomes;
};
struct SandboxStartOptions {
    std::string dir;
    std::int64_t rows = 100'000;
    std::int64_t stuck = 200;
    std::uint64_t seed = 7;
    int organizations = 40;
};
struct SandboxStopOptions {
    std::string dir;
};
struct SandboxStatusOptions {
    std::string dir;
};
/// A child process of a sandbox; not for people.
struct SandboxServiceOptions {
    bool merchant = false; ///< false: the gateway
    std::string dir;
    int port = 0;
    std::string crash_at;
};

using Verb = std::variant<DoctorOptions, MigrateOptions, RequestsListOptions, RequestsShowOptions, RecoverAskOptions,
                          RecoverPlanOptions, RecoverApplyOptions, RecoverRunOptions, SandboxStartOptions,
                          SandboxStopOptions, SandboxStatusOptions, SandboxServiceOptions>;

struct Invocation {
    Globals globals;
    Verb verb;
};

} // namespace ichido::ctl
