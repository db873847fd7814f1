// The gateway profile of a sandbox: the shipped one with the address of this very gateway.
#include "app/sandbox/sandbox_files.h"
#include "app/sandbox/small_file.h"

#include <QFile>

#include <algorithm>
#include <string_view>
#include <system_error>

void ichido_init_resources();

namespace ichido::sandbox {

namespace {

std::string toml_quoted(std::string_view text)
{
    std::string literal = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            literal += '\\';
        literal += c;
    }
    return literal + "\"";
}

/// `key = …` at the beginning of a line
bool sets(std::string_view line, std::string_view key)
{
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    if (!line.starts_with(key))
        return false;
    line.remove_prefix(key.size());
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.starts_with('=');
}

} // namespace

Result<Nothing> write_profile(const std::filesystem::path& dir, const std::string& gateway_url)
{
    ichido_init_resources();
    QFile shipped(QStringLiteral(":/gateways/sandbox.toml"));
    if (!shipped.open(QIODevice::ReadOnly))
        return fail(FailureKind::invalid, "sandbox.profile", "this program ships no gateway profile \"sandbox\"");
    const std::string text = shipped.readAll().toStdString();
    const std::string secret_line = "secret_file = " + toml_quoted(secret_file(dir).string());
    const bool names_file = text.starts_with("secret_file") || text.find("\nsecret_file") != std::string::npos;

    std::string profile;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string line = text.substr(at, end - at);
        at = end + 1;
        if (sets(line, "base_url"))
            profile += "base_url = " + toml_quoted(gateway_url);
        else if (sets(line, "secret_file"))
            profile += secret_line;
        else if (sets(line, "secret") && !names_file)
            profile.append(line).append("\n").append(secret_line); // in the same table as the secret's name
        else
            profile += line;
        profile += '\n';
    }
    std::error_code error;
    std::filesystem::create_directories(profile_file(dir).parent_path(), error);
    return write_small_file(profile_file(dir), profile, 0600);
}

} // namespace ichido::sandbox
