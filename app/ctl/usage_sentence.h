// What CLI11 finds wrong, in our words.
#pragma once

#include <QString>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace ichido::ctl {

/// Names the option or verb that is meant, never a value: CLI11's own texts repeat what was
/// typed, and that may be a URI with a password.
[[nodiscard]] QString usage_sentence(const CLI::ParseError& error, const CLI::App& app);

} // namespace ichido::ctl
