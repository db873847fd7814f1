// [auth], [[lookup]] and [probe]: what is sent to a gateway.
#include "recovery/gateways/lookup_url.h"
#include "recovery/gateways/profile_sections.h"
#include "recovery/gateways/profile_text.h"

#include <algorithm>

namespace ichido {

namespace {

bool all_templates(const std::vector<Parameter>& parameters, bool may_have = true)
{
    return std::all_of(parameters.begin(), parameters.end(),
                       [may_have](const Parameter& parameter) { return is_template(parameter.value, may_have); });
}

bool names_the_request(const LookupRule& rule)
{
    const auto has = [](std::string_view text) {
        return text.find("{key}") != text.npos || text.find("{idem_key}") != text.npos ||
               text.find("{order_id}") != text.npos || text.find("{reference}") != text.npos;
    };
    const auto any = [&has](const std::vector<Parameter>& parameters) {
        return std::any_of(parameters.begin(), parameters.end(),
                           [&has](const Parameter& parameter) { return has(parameter.value); });
    };
    return has(rule.path) || any(rule.query) || any(rule.form);
}

} // namespace

void read_auth(TomlTable table, AuthRule& auth)
{
    const std::string kind = table.text("kind", true);
    auth.secret = table.text("secret", true);
    auth.secret_file = table.text("secret_file");
    if (!auth.secret.empty() && !is_secret_name(auth.secret))
        table.wrong("secret", "is the name of a secret (letters, digits, '_', '-'), never the secret itself");
    if (kind == "bearer") {
        auth.kind = AuthKind::bearer;
    } else if (kind == "basic") {
        auth.kind = AuthKind::basic;
        auth.user = table.text("user");
        if (auth.user.find(':') != std::string::npos)
            table.wrong("user", "must not contain a colon");
    } else if (kind == "header") {
        auth.kind = AuthKind::header;
        auth.header = table.text("header", true);
        auth.prefix = table.text("prefix");
        if (!auth.header.empty() && !is_own_header(auth.header))
            table.wrong("header", "must be the name of a header that is no business of the transport's");
    } else if (!kind.empty()) {
        table.wrong("kind", "must be \"bearer\", \"basic\" or \"header\"");
    }
    table.finish();
}

LookupRule read_look_up(TomlTable table)
{
    LookupRule rule;
    const std::string method = table.has("method") ? table.text("method", true) : "GET";
    rule.path = table.text("path", true);
    rule.query = table.parameters("query");
    rule.authoritative = table.boolean("authoritative", true);
    rule.post = method == "POST";
    if (rule.post) {
        rule.form = table.parameters("form");
        if (!table.boolean("reads", false))
            table.wrong("method", "may be POST only where `reads = true` states that it changes nothing");
    } else if (method != "GET" && !method.empty()) {
        table.wrong("method", "must be \"GET\", or \"POST\" with `reads = true`");
    }
    if (!rule.path.empty() && (!is_profile_path(rule.path) || !is_template(rule.path)))
        table.wrong("path", "must begin with '/', have no '?', '#' or dot segments, and only known placeholders");
    if (!all_templates(rule.query))
        table.wrong("query", "has a placeholder that does not exist");
    if (!all_templates(rule.form))
        table.wrong("form", "has a placeholder that does not exist");
    if (!rule.path.empty() && !names_the_request(rule))
        table.wrong("path", "or query must name the request, by {key}, {idem_key}, {order_id} or {reference}");
    table.finish();
    return rule;
}

ProbeRule read_probe(TomlTable table)
{
    ProbeRule probe;
    probe.path = table.text("path", true);
    probe.query = table.parameters("query");
    probe.http_status = table.integer("http_status", 200, 299, 200);
    probe.pointer = table.pointer("pointer");
    probe.value = table.text("value", probe.pointer.has_value());
    if (!probe.path.empty() && (!is_profile_path(probe.path) || !is_template(probe.path, false)))
        table.wrong("path", "must begin with '/' and have no '?', '#', dot segments or placeholders");
    if (!all_templates(probe.query, false))
        table.wrong("query", "must have no placeholders");
    if (!probe.pointer && !probe.value.empty())
        table.wrong("value", "needs a pointer");
    table.finish();
    return probe;
}

} // namespace ichido
