// The whole of ichidoctl behind main().
#pragma once

namespace ichido::ctl {

[[nodiscard]] int run_program(int argc, char** argv);

} // namespace ichido::ctl
