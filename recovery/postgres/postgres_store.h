// Reads of payment requests.
#pragma once

#include "recovery/ports/request_store.h"
#include "recovery/postgres/connection_spec.h"

#include <memory>

namespace ichido::postgres {

/// Three lanes, read-only: pages, the stuck list, and what is small (details, organisations, the
/// login), so that a long page stands neither before recovery nor before the question whether the
/// connection lives. Connects when first asked. Works without `orders` (intents
/// then have none) and without schema `ichido` (no history, no leases, organisations not
/// configured). Replies come from the lanes' threads. Destruction cancels what runs; replies that
/// were not given yet are then given as cancelled or never.
class PostgresStore final : public RequestStore {
public:
    explicit PostgresStore(ConnectionSpec spec);
    ~PostgresStore() override;

    void list(PageRequest page, CancelToken cancel, Reply<RequestPage> reply) override;
    void stuck(PageRequest page, CancelToken cancel, Reply<StuckPage> reply) override;
    void show(RequestKey request, CancelToken cancel, Reply<RequestDetail> reply) override;
    void organizations(CancelToken cancel, Reply<std::vector<Organization>> reply) override;
    void database_identity(CancelToken cancel, Reply<std::string> reply) override;
    void login(CancelToken cancel, Reply<Login> reply) override;

private:
    struct Lanes;
    std::unique_ptr<Lanes> m_lanes;
};

} // namespace ichido::postgres
