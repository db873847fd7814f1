// A database that a person connects to, by name.
#pragma once

#include <string>

namespace ichido {

/// How careful the console must be; production asks to type the number of rows before a write.
enum class Environment { development, staging, production };

struct ConnectionProfile {
    std::string name; ///< shown in the strip; unique among the saved ones
    std::string uri;  ///< "postgresql://…" or "keyword=value …", never with a password
    Environment environment = Environment::production; ///< unstated: the careful reading
    bool operator==(const ConnectionProfile&) const = default;
};

} // namespace ichido
