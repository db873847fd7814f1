// ichidoctl sandbox start, stop and status
#include "app/ctl/interrupt.h"
#include "app/ctl/output.h"
#include "app/ctl/verbs.h"
#include "app/sandbox/sandbox.h"

#include <QCoreApplication>

namespace ichido::ctl {

namespace {

std::vector<RecordField> address_fields(const sandbox::SandboxAddresses& at)
{
    return {
        text_field("uri", QCoreApplication::translate("sandbox", "database, for recovery", "label of a URI"), at.uri),
        text_field("owner_uri", QCoreApplication::translate("sandbox", "database, for setup", "label of a URI"),
                   at.owner_uri),
        text_field("gateway_url", QCoreApplication::translate("sandbox", "gateway", "label of a URL"), at.gateway_url),
        text_field("merchant_url", QCoreApplication::translate("sandbox", "merchant service", "label of a URL"),
                   at.merchant_url),
        text_field("dir", QCoreApplication::translate("sandbox", "folder", "label of a folder"), at.dir)};
}

RecordField running_field(const char* name, const QString& label, bool runs)
{
    return {name, label, runs ? "true" : "false",
            runs ? QCoreApplication::translate("sandbox", "runs", "state of a program")
                 : QCoreApplication::translate("sandbox", "does not run", "state of a program")};
}

} // namespace

ExitStatus run(const Globals& globals, const SandboxStartOptions& options)
{
    sandbox::SandboxOptions wanted;
    wanted.dir = options.dir;
    wanted.rows = options.rows;
    wanted.stuck = options.stuck;
    wanted.seed = options.seed;
    wanted.organizations = options.organizations;
    const auto started = sandbox::start(wanted);
    if (!started)
        return complain(started.error());
    if (interrupted()) {
        (void)sandbox::stop(options.dir);
        say(QCoreApplication::translate("sandbox", "Interrupted: the sandbox is stopped and removed."));
        return ExitStatus::findings;
    }
    print(record_text(globals.format, address_fields(*started)));
    return ExitStatus::done;
}

ExitStatus run(const Globals& globals, const SandboxStopOptions& options)
{
    if (const auto stopped = sandbox::stop(options.dir); !stopped)
        return complain(stopped.error());
    if (globals.format == Format::table)
        print(QCoreApplication::translate("sandbox", "The sandbox is stopped and removed.") + QLatin1Char('\n'));
    else
        print(record_text(globals.format, {{"stopped", {}, "true", QStringLiteral("true")}}));
    return ExitStatus::done;
}

ExitStatus run(const Globals& globals, const SandboxStatusOptions& options)
{
    const auto state = sandbox::status(options.dir);
    if (!state)
        return complain(state.error());
    std::vector<RecordField> fields{
        running_field("running", QCoreApplication::translate("sandbox", "whole sandbox", "label"),
                      state->all_running()),
        running_field("database", QCoreApplication::translate("sandbox", "database", "label"), state->database),
        running_field("gateway", QCoreApplication::translate("sandbox", "gateway", "label of a program"),
                      state->gateway),
        running_field("merchant", QCoreApplication::translate("sandbox", "merchant service", "label of a program"),
                      state->merchant)};
    for (RecordField& field : address_fields(state->addresses))
        fields.push_back(std::move(field));
    print(record_text(globals.format, fields));
    return state->all_running() ? ExitStatus::done : ExitStatus::findings;
}

} // namespace ichido::ctl
