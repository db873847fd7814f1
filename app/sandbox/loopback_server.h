// An HTTP server on 127.0.0.1 that many clients may knock at in the same moment.
#pragma once

#include "recovery/domain/failure.h"

#include <cstddef>
#include <httplib.h>

namespace ichido::sandbox {

class LoopbackServer final : public httplib::Server {
public:
    explicit LoopbackServer(std::size_t threads);

    /// Port 0: any free one. The port that was bound; "sandbox.port" when it cannot be.
    [[nodiscard]] Result<int> bind(int port);
};

} // namespace ichido::sandbox
