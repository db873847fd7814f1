#include "app/ctl/run_program.h"

#include "app/ctl/command_line.h"
#include "app/ctl/interrupt.h"
#include "app/ctl/output.h"
#include "app/ctl/verbs.h"
#include "app/sandbox/commands.h"
#include "models/language.h"

#include <QCoreApplication>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <langinfo.h>

namespace ichido::ctl {

namespace {

/// Qt insists on UTF-8 and says so on standard error otherwise; texts are UTF-8 in any locale.
void insist_on_utf8()
{
    std::setlocale(LC_ALL, "");
    if (std::strcmp(::nl_langinfo(CODESET), "UTF-8") != 0)
        ::setenv("LC_ALL", "C.UTF-8", 1);
}

int run_service(const SandboxServiceOptions& options)
{
    const sandbox::ServiceOptions service{options.dir, options.port, options.crash_at};
    return options.merchant ? sandbox::run_merchant_process(service) : sandbox::run_gateway_process(service);
}

ExitStatus run_verb(const Invocation& invocation)
{
    catch_interrupts();
    const ExitStatus status = std::visit(
        [&invocation](const auto& options) {
            if constexpr (std::is_same_v<std::decay_t<decltype(options)>, SandboxServiceOptions>)
                return ExitStatus::usage; // served before
            else
                return run(invocation.globals, options);
        },
        invocation.verb);
    // Data that did not arrive (a full disk) must not look complete.
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        say(QCoreApplication::translate("usage", "The output could not be written completely. Check the free space."));
        return status == ExitStatus::done ? ExitStatus::usage : status;
    }
    return status;
}

} // namespace

int run_program(int argc, char** argv)
{
    const QString environment = language_of_environment(); // before insist_on_utf8 changes it
    insist_on_utf8();
    // CLI11 reads the arguments; Qt only needs the name.
    int qt_argc = 1;
    QCoreApplication application(qt_argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("ichidoctl"));
    install_language(application, language_asked_for(argc, argv).value_or(environment));

    const CommandLine line = read_command_line(argc, argv);
    if (!line.invocation)
        return static_cast<int>(line.status);
    if (const auto* service = std::get_if<SandboxServiceOptions>(&line.invocation->verb))
        return run_service(*service); // ends with its parent's signals, not in our order
    return static_cast<int>(run_verb(*line.invocation));
}

} // namespace ichido::ctl
