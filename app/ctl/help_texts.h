// What the help says of each option and verb, in the installed language.
#pragma once

#include <string>

namespace ichido::ctl::help {

[[nodiscard]] std::string program();
[[nodiscard]] std::string exit_statuses();
[[nodiscard]] std::string doctor();
[[nodiscard]] std::string migrate();
[[nodiscard]] std::string requests();
[[nodiscard]] std::string requests_list();
[[nodiscard]] std::string requests_show();
[[nodiscard]] std::string recover();
[[nodiscard]] std::string recover_ask();
[[nodiscard]] std::string recover_plan();
[[nodiscard]] std::string recover_apply();
[[nodiscard]] std::string recover_run();
[[nodiscard]] std::string sandbox();
[[nodiscard]] std::string sandbox_start();
[[nodiscard]] std::string sandbox_stop();
[[nodiscard]] std::string sandbox_status();

/// Of an option or a positional, by its name without dashes ("uri", "ORGANISATION").
[[nodiscard]] std::string option(const char* name);

} // namespace ichido::ctl::help
