#include "recovery/gateways/secret_source.h"

#include "recovery/gateways/small_text_file.h"

#include <algorithm>
#include <string_view>
#include <unistd.h>

namespace ichido {

namespace {

constexpr std::string_view secret_variable_prefix = "ICHIDO_SECRET_";
constexpr std::size_t secret_limit = 4096;

std::string secret_variable(std::string_view name)
{
    std::string variable(secret_variable_prefix);
    for (const char c : name)
        variable += c == '-' ? '_' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return variable;
}

tl::unexpected<Failure> secret_failure(const char* code, const Profile& profile, const std::string& what)
{
    return fail(FailureKind::invalid, code,
                "gateway \"" + profile.name + "\": the secret \"" + profile.auth.secret + "\" " + what);
}

} // namespace

SecretSource::SecretSource()
{
    for (char** entry = environ; entry && *entry; ++entry) {
        const std::string_view text(*entry);
        const std::size_t equals = text.find('=');
        if (equals != std::string_view::npos && text.starts_with(secret_variable_prefix))
            m_environment.insert_or_assign(std::string(text.substr(0, equals)), std::string(text.substr(equals + 1)));
    }
}

Result<std::string> SecretSource::read(const Profile& profile) const
{
    std::string secret;
    const std::string variable = secret_variable(profile.auth.secret);
    if (const auto found = m_environment.find(variable); found != m_environment.end()) {
        secret = found->second;
    } else if (profile.auth.secret_file.empty()) {
        return secret_failure("secret.missing", profile,
                              "is not set: put it into " + variable + " or name a secret_file in the profile");
    } else {
        const auto file = read_small_text_file(profile.beside(profile.auth.secret_file), secret_limit, true);
        if (file.error == SmallFileError::others_may_read)
            return secret_failure("secret.mode", profile, "stands in a file that others may read: chmod 600 it");
        if (file.error)
            return secret_failure("secret.file", profile, "cannot be read from the profile's secret_file");
        secret = *file;
        while (!secret.empty() && (secret.back() == '\n' || secret.back() == '\r'))
            secret.pop_back();
    }
    // A line break in it would become a header of its own.
    const bool clean = std::all_of(secret.begin(), secret.end(),
                                   [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f; });
    if (secret.empty() || secret.size() > secret_limit || !clean)
        return secret_failure("secret.malformed", profile, "is empty, too long, or holds a control character");
    return secret;
}

} // namespace ichido
