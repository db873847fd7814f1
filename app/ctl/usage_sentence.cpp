#include "app/ctl/usage_sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace ichido::ctl {

namespace {

/// "--name" at the beginning of a text, without whatever follows; empty when there is none.
std::string option_name(std::string_view text)
{
    constexpr std::size_t longest = 30;
    if (!text.starts_with("-"))
        return {};
    const auto end =
        std::find_if(text.begin(), text.end(), [](char c) { return !((c >= 'a' && c <= 'z') || c == '-'); });
    const std::string name(text.begin(), end);
    const bool ends_there = end == text.end() || *end == '=' || *end == ':' || *end == ' ';
    return ends_there && name.size() > 1 && name.size() <= longest ? name : std::string();
}

std::size_t edits_between(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({replaced, row[j] + 1, row[j - 1] + 1}));
        }
    }
    return row[b.size()];
}

/// A verb that may have been meant; only our own words are ever shown.
std::string similar_verb(const std::string& word, const CLI::App& at)
{
    std::string best;
    std::size_t fewest = 3;
    for (const CLI::App* verb : at.get_subcommands([](const CLI::App* any) { return !any->get_group().empty(); })) {
        const std::size_t edits = word.size() > 30 ? fewest : edits_between(word, verb->get_name());
        if (edits < fewest) {
            fewest = edits;
            best = verb->get_name();
        }
    }
    return best;
}

QString unknown_argument(const CLI::App& app)
{
    const CLI::App* at = &app;
    while (!at->get_subcommands().empty())
        at = at->get_subcommands().back();
    const std::vector<std::string> extras = app.remaining(true);
    for (const std::string& extra : extras) {
        if (const std::string name = option_name(extra); !name.empty())
            return QCoreApplication::translate(
                       "usage", "The option %1 is not known here. “--help” behind the verb lists its options.")
                .arg(QString::fromStdString(name));
    }
    for (const std::string& extra : extras) {
        if (const std::string verb = similar_verb(extra, *at); !verb.empty())
            return QCoreApplication::translate("usage", "There is no such verb. Did you mean “%1”?")
                .arg(QString::fromStdString(verb));
    }
    return QCoreApplication::translate(
        "usage", "There is a word too many, or no such verb. “ichidoctl --help” lists the verbs.");
}

} // namespace

QString usage_sentence(const CLI::ParseError& error, const CLI::App& app)
{
    if (dynamic_cast<const CLI::ExtrasError*>(&error))
        return unknown_argument(app);
    if (const std::string name = option_name(error.what()); !name.empty())
        return QCoreApplication::translate(
                   "usage", "The option %1 needs exactly one value. “--help” behind the verb explains it.")
            .arg(QString::fromStdString(name));
    return QCoreApplication::translate("usage", "The command line cannot be read. “ichidoctl --help” explains it.");
}

} // namespace ichido::ctl
