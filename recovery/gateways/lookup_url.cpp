#include "recovery/gateways/lookup_url.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ichido {

namespace {

constexpr std::array<std::string_view, 5> placeholder_names{"key", "idem_key", "org_id", "order_id", "reference"};

std::optional<std::string> placeholder_value(std::string_view name, const LookupRequest& request)
{
    if (name == "key")
        return gateway_key(request.request);
    if (name == "idem_key")
        return request.request.key.text();
    if (name == "org_id")
        return std::to_string(request.request.org.value);
    if (name == "order_id" && request.order_id)
        return std::to_string(*request.order_id);
    if (name == "reference" && request.reference && !request.reference->empty())
        return request.reference;
    return std::nullopt;
}

/// Calls `literal` and `placeholder` in order; false as soon as one of them returns false.
template <typename Literal, typename Placeholder>
bool walk_template(std::string_view text, Literal literal, Placeholder placeholder)
{
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('{'), text.size());
        if (!literal(text.substr(0, open)))
            return false;
        if (open == text.size())
            return true;
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos || !placeholder(text.substr(open + 1, close - open - 1)))
            return false;
        text.remove_prefix(close + 1);
    }
    return true;
}

/// The values percent-encoded; the literal parts too unless they are a path.
std::optional<std::string> filled(std::string_view text, const LookupRequest& request, bool path, bool& by_reference)
{
    std::string result;
    const bool known = walk_template(
        text,
        [&](std::string_view literal) {
            result += path ? std::string(literal) : percent_encoded(literal);
            return true;
        },
        [&](std::string_view name) {
            const auto value = placeholder_value(name, request);
            if (!value || (path && (*value == "." || *value == "..")))
                return false;
            by_reference = by_reference || name == "reference";
            result += percent_encoded(*value);
            return true;
        });
    return known ? std::optional(std::move(result)) : std::nullopt;
}

std::optional<std::string> filled(const std::vector<Parameter>& parameters, const LookupRequest& request,
                                  bool& by_reference)
{
    std::string result;
    for (const Parameter& parameter : parameters) {
        const auto value = filled(parameter.value, request, false, by_reference);
        if (!value)
            return std::nullopt;
        result += (result.empty() ? "" : "&") + percent_encoded(parameter.name) + "=" + *value;
    }
    return result;
}

std::optional<PreparedLookup> prepared(const LookupRule& rule, const LookupRequest& request)
{
    PreparedLookup look_up;
    look_up.post = rule.post;
    look_up.authoritative = rule.authoritative;
    const auto path = filled(rule.path, request, true, look_up.by_reference);
    const auto query = filled(rule.query, request, look_up.by_reference);
    const auto form = filled(rule.form, request, look_up.by_reference);
    if (!path || !query || !form)
        return std::nullopt;
    look_up.url_path = *path + (query->empty() ? "" : "?" + *query);
    look_up.form = *form;
    return look_up;
}

} // namespace

std::optional<PreparedLookup> prepare_lookup(const Profile& profile, const LookupRequest& request)
{
    for (const LookupRule& rule : profile.look_ups) {
        if (auto look_up = prepared(rule, request))
            return look_up;
    }
    return std::nullopt;
}

PreparedLookup prepare_probe(const ProbeRule& probe)
{
    LookupRule rule;
    rule.path = probe.path;
    rule.query = probe.query;
    return prepared(rule, LookupRequest{}).value_or(PreparedLookup{});
}

std::string percent_encoded(std::string_view text)
{
    constexpr std::string_view unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (unreserved.find(c) != std::string_view::npos)
            result += c;
        else
            result += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return result;
}

bool is_template(std::string_view text, bool may_have)
{
    return walk_template(
        text, [](std::string_view literal) { return literal.find('}') == std::string_view::npos; },
        [may_have](std::string_view name) {
            return may_have &&
                   std::find(placeholder_names.begin(), placeholder_names.end(), name) != placeholder_names.end();
        });
}

} // namespace ichido
