#include "app/ctl/command_line.h"

#include "app/ctl/help_texts.h"
#include "app/ctl/option_values.h"
#include "app/ctl/output.h"
#include "app/ctl/usage_error.h"
#include "app/ctl/usage_sentence.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <string_view>

#include <CLI/CLI.hpp>

namespace ichido::ctl {

namespace {

/// The tree of verbs. Values are taken as text and read afterwards, so that what is wrong with
/// one is said in the installed language.
class Parser {
public:
    Parser() : m_app(help::program(), "ichidoctl")
    {
        m_app.fallthrough(); // global options may stand behind the verb
        label();             // before the first option: the heading of a group is the option's own
        m_app.set_help_flag("-h,--help", help::option("help"));
        m_app.set_version_flag("--version", "ichidoctl " ICHIDO_VERSION, help::option("version"));
        m_app.footer(help::exit_statuses());
        value(m_app, "--uri", "URI", m_typed.uri);
        value(m_app, "--format", "FORMAT", m_typed.format);
        value(m_app, "--lang", "LANG", m_typed.language);
        value(m_app, "--gateways", "DIR", m_typed.gateways);
        add_database_verbs();
        add_recover_verbs();
        add_sandbox_verbs();
    }

    CLI::App& app() { return m_app; }

    /// The verb that was named, with its values. Throws UsageError.
    Invocation invocation()
    {
        for (const auto& [verb, make] : m_verbs) {
            if (!verb->parsed())
                continue;
            Globals globals = globals_of(m_typed);
            Verb chosen = make(globals);
            return {std::move(globals), std::move(chosen)};
        }
        throw UsageError{QCoreApplication::translate("usage", "A verb is missing. “ichidoctl --help” lists them.")};
    }

private:
    using Make = std::function<Verb(const Globals&)>;

    void label()
    {
        const auto formatter = std::make_shared<CLI::Formatter>();
        const auto set = [&formatter](const char* key, const QString& text) {
            formatter->label(key, text.toStdString());
        };
        set("Usage", QCoreApplication::translate("help", "Usage", "before an example of a command line"));
        set("Positionals", QCoreApplication::translate("help", "Arguments", "heading"));
        set("OPTIONS", QCoreApplication::translate("help", "OPTIONS", "stands for any options in a command line"));
        set("SUBCOMMAND", QCoreApplication::translate("help", "VERB", "stands for one of the verbs in a command line"));
        set("SUBCOMMANDS",
            QCoreApplication::translate("help", "VERB", "stands for one of the verbs in a command line"));
        constexpr std::size_t column = 34;
        formatter->column_width(column);
        m_app.formatter(formatter);
        m_app.option_defaults()->group(QCoreApplication::translate("help", "Options", "heading").toStdString());
    }

    static void value(CLI::App& app, const char* name, const char* placeholder, std::string& target)
    {
        const std::string_view bare = std::string_view(name).substr(std::string_view(name).find_first_not_of('-'));
        app.add_option(name, target, help::option(std::string(bare).c_str()))->type_name(placeholder);
    }

    CLI::App* verb(CLI::App& parent, const char* name, const std::string& description)
    {
        CLI::App* added = parent.add_subcommand(name, description);
        added->group(QCoreApplication::translate("help", "Verbs", "heading").toStdString());
        added->set_help_flag("-h,--help", help::option("help"));
        return added;
    }
    CLI::App* verb(CLI::App& parent, const char* name, const std::string& description, Make make)
    {
        CLI::App* added = verb(parent, name, description);
        m_verbs.emplace_back(added, std::move(make));
        return added;
    }

    void add_database_verbs()
    {
        verb(m_app, "doctor", help::doctor(), [](const Globals&) { return DoctorOptions{}; });
        CLI::App* migrate =
            verb(m_app, "migrate", help::migrate(), [this](const Globals&) { return MigrateOptions{m_typed.dry_run}; });
        migrate->add_flag("--dry-run", m_typed.dry_run, help::option("dry-run"));
        CLI::App* requests = verb(m_app, "requests", help::requests());
        CLI::App* list = verb(*requests, "list", help::requests_list(),
                              [this](const Globals& globals) { return requests_list_of(m_typed, globals.format); });
        value(*list, "--query", "QUERY", m_typed.query);
        value(*list, "--limit", "N", m_typed.limit);
        CLI::App* show = verb(*requests, "show", help::requests_show(),
                              [this](const Globals&) { return requests_show_of(m_typed); });
        value(*show, "ORGANISATION", "", m_typed.organization);
        value(*show, "KEY", "", m_typed.key);
    }

    void add_recover_verbs()
    {
        CLI::App* recover = verb(m_app, "recover", help::recover());
        CLI::App* ask =
            verb(*recover, "ask", help::recover_ask(), [this](const Globals&) { return recover_ask_of(m_typed); });
        CLI::App* plan =
            verb(*recover, "plan", help::recover_plan(), [this](const Globals&) { return recover_plan_of(m_typed); });
        CLI::App* apply = verb(*recover, "apply", help::recover_apply(),
                               [this](const Globals&) { return recover_apply_of(m_typed); });
        CLI::App* run =
            verb(*recover, "run", help::recover_run(), [this](const Globals&) { return recover_run_of(m_typed); });
        for (CLI::App* asking : {ask, plan, run}) {
            value(*asking, "--query", "QUERY", m_typed.query);
            asking->add_flag("--even-if-fresh", m_typed.even_if_fresh, help::option("even-if-fresh"));
        }
        for (CLI::App* planning : {plan, run})
            value(*planning, "--output", "FILE", m_typed.output);
        value(*apply, "PLAN", "", m_typed.file);
        for (CLI::App* applying : {apply, run}) {
            value(*applying, "--reason", "TEXT", m_typed.reason);
            value(*applying, "--outcomes", "FILE", m_typed.outcomes);
        }
    }

    void add_sandbox_verbs()
    {
        CLI::App* sandbox = verb(m_app, "sandbox", help::sandbox());
        CLI::App* start = verb(*sandbox, "start", help::sandbox_start(),
                               [this](const Globals&) { return sandbox_start_of(m_typed); });
        CLI::App* stop = verb(*sandbox, "stop", help::sandbox_stop(),
                              [this](const Globals&) { return SandboxStopOptions{sandbox_dir_of(m_typed)}; });
        CLI::App* status = verb(*sandbox, "status", help::sandbox_status(),
                                [this](const Globals&) { return SandboxStatusOptions{sandbox_dir_of(m_typed)}; });
        CLI::App* gateway =
            verb(*sandbox, "gateway", {}, [this](const Globals&) { return sandbox_service_of(m_typed, false); });
        CLI::App* merchant =
            verb(*sandbox, "merchant", {}, [this](const Globals&) { return sandbox_service_of(m_typed, true); });
        for (CLI::App* any : {start, stop, status, gateway, merchant})
            value(*any, "--dir", "DIR", m_typed.dir);
        value(*start, "--rows", "N", m_typed.rows);
        value(*start, "--stuck", "N", m_typed.stuck);
        value(*start, "--seed", "N", m_typed.seed);
        value(*start, "--organizations", "N", m_typed.organizations);
        for (CLI::App* child : {gateway, merchant}) {
            child->group(""); // children of a sandbox, not for people
            value(*child, "--port", "N", m_typed.port);
            value(*child, "--crash-at", "STEP", m_typed.crash_at);
        }
    }

    CLI::App m_app;
    TypedOptions m_typed;
    std::vector<std::pair<CLI::App*, Make>> m_verbs;
};

/// Of the verb that was reached, under its whole name.
std::string help_of(const CLI::App& app)
{
    const CLI::App* at = &app;
    std::string before; // what stands before the verb's own name, which CLI11 adds
    while (!at->get_subcommands().empty()) {
        before += (before.empty() ? "" : " ") + at->get_name();
        at = at->get_subcommands().back();
    }
    return at->help(before);
}

CommandLine wrong(const QString& sentence)
{
    say(sentence);
    return {std::nullopt, ExitStatus::usage};
}

} // namespace

std::optional<QString> language_asked_for(int argc, const char* const* argv)
{
    constexpr std::string_view option = "--lang";
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == option && i + 1 < argc)
            return QString::fromUtf8(argv[i + 1]);
        if (argument.starts_with("--lang="))
            return QString::fromUtf8(argument.data() + option.size() + 1);
    }
    return std::nullopt;
}

CommandLine read_command_line(int argc, const char* const* argv)
{
    Parser parser;
    try {
        parser.app().parse(argc, argv);
        return {parser.invocation(), ExitStatus::done};
    } catch (const UsageError& error) {
        return wrong(error.sentence);
    } catch (const CLI::CallForHelp&) {
        print(help_of(parser.app()));
    } catch (const CLI::CallForVersion& version) {
        print(std::string(version.what()) + '\n');
    } catch (const CLI::ParseError& error) {
        return wrong(usage_sentence(error, parser.app()));
    }
    return {};
}

} // namespace ichido::ctl
