#include "app/ctl/organizations.h"

#include "app/ctl/waiting.h"

namespace ichido::ctl {

Result<Organizations> organizations_of(RequestStore& store)
{
    auto read = await<std::vector<Organization>>([&store](CancelToken cancel, Reply<std::vector<Organization>> reply) {
        store.organizations(std::move(cancel), std::move(reply));
    });
    if (!read)
        return tl::unexpected<Failure>(read.error());
    Organizations organizations;
    for (Organization& organization : *read)
        organizations.emplace(organization.id, std::move(organization));
    return organizations;
}

std::string display_name(const Organizations& organizations, OrgId id)
{
    const auto found = organizations.find(id);
    return found == organizations.end() || found->second.name.empty() ? std::to_string(id.value) : found->second.name;
}

Duration stuck_threshold(const Organizations& organizations, OrgId id)
{
    const auto found = organizations.find(id);
    return found == organizations.end() ? Organization{}.stuck_threshold : found->second.stuck_threshold;
}

} // namespace ichido::ctl
