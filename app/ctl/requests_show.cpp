// ichidoctl requests show
#include "app/ctl/connect.h"
#include "app/ctl/output.h"
#include "app/ctl/request_detail.h"
#include "app/ctl/verbs.h"
#include "app/ctl/waiting.h"
#include "recovery/postgres/postgres_store.h"

#include <charconv>

namespace ichido::ctl {

namespace {

std::optional<OrgId> find_organization(const Organizations& organizations, const std::string& wanted)
{
    std::int64_t number = 0;
    const char* end = wanted.data() + wanted.size();
    if (const auto [stop, error] = std::from_chars(wanted.data(), end, number); error == std::errc{} && stop == end)
        return OrgId{number};
    for (const auto& [id, organization] : organizations) {
        if (organization.name == wanted)
            return id;
    }
    return std::nullopt;
}

} // namespace

ExitStatus run(const Globals& globals, const RequestsShowOptions& options)
{
    const auto spec = connection_of(globals);
    if (!spec)
        return complain(spec.error());
    postgres::PostgresStore store(*spec);
    const auto organizations = organizations_of(store);
    if (!organizations)
        return complain(organizations.error());
    const auto id = find_organization(*organizations, options.organization);
    if (!id)
        return complain({FailureKind::invalid, "organization.unknown", {}});
    auto detail = await<RequestDetail>([&](CancelToken cancel, Reply<RequestDetail> reply) {
        store.show({*id, options.key}, std::move(cancel), std::move(reply));
    });
    if (!detail)
        return complain(detail.error());
    print(request_detail_text(globals.format, *detail, *organizations));
    return ExitStatus::done;
}

} // namespace ichido::ctl
