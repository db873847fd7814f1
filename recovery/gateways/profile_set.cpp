#include "recovery/gateways/profile_set.h"

#include "recovery/gateways/small_text_file.h"

#include <QDirIterator>
#include <QFile>

#include <system_error>
#include <utility>

void ichido_init_resources();

namespace ichido {

namespace {

constexpr std::size_t profile_file_limit = 64 * 1024;

Failure profile_folder_failure()
{
    return {FailureKind::invalid, "gateways.folder", "the folder of gateway profiles cannot be read"};
}

} // namespace

void ProfileSet::add(Profile profile)
{
    std::string name = profile.name;
    m_profiles.insert_or_assign(std::move(name), std::move(profile));
}

Result<Nothing> ProfileSet::add_shipped()
{
    ichido_init_resources();
    QDirIterator files(QStringLiteral(":/gateways"), {QStringLiteral("*.toml")}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            return tl::unexpected(profile_folder_failure());
        auto profile = parse_profile(file.readAll().toStdString(), files.fileInfo().completeBaseName().toStdString());
        if (!profile)
            return tl::unexpected(std::move(profile.error()));
        add(std::move(*profile));
    }
    return Nothing{};
}

Result<Nothing> ProfileSet::add_directory(const std::filesystem::path& folder)
{
    std::error_code error;
    std::filesystem::directory_iterator entry(folder, error);
    std::vector<Profile> profiles;
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::filesystem::path& file = entry->path();
        if (file.extension() != ".toml" || file.filename().string().starts_with('.'))
            continue;
        const auto text = read_small_text_file(file, profile_file_limit);
        if (!text)
            return tl::unexpected(profile_folder_failure());
        auto profile = parse_profile(*text, file.stem().string(), folder);
        if (!profile)
            return tl::unexpected(std::move(profile.error()));
        profiles.push_back(std::move(*profile));
    }
    if (error)
        return tl::unexpected(profile_folder_failure());
    for (Profile& profile : profiles)
        add(std::move(profile));
    return Nothing{};
}

const Profile* ProfileSet::find(std::string_view name) const
{
    const auto found = m_profiles.find(name);
    return found == m_profiles.end() ? nullptr : &found->second;
}

std::vector<std::string> ProfileSet::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, profile] : m_profiles)
        names.push_back(name);
    return names;
}

} // namespace ichido
