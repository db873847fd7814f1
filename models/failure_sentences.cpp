// What to do about a failure, by its code or else by its kind.
#include "models/words.h"

#include <QCoreApplication>

#include <string_view>

namespace ichido {

namespace {

QString connection_sentence(std::string_view code)
{
    if (code == "uri.password")
        return QCoreApplication::translate(
            "failures", "The connection holds a password, which other users of this machine could read. Leave it out "
                        "and put it into a password file (passfile) or a service file of libpq.");
    if (code == "uri.keyword")
        return QCoreApplication::translate(
            "failures", "The connection names a setting that is not known or not allowed. Check its spelling.");
    if (code == "uri.malformed")
        return QCoreApplication::translate(
            "failures", "The connection cannot be read. Write it as postgresql://login@host:port/database.");
    if (code == "connect.no_server")
        return QCoreApplication::translate(
            "failures", "No database server answers there. Check that it runs, and the host and port.");
    if (code == "connect.password")
        return QCoreApplication::translate("failures", "The server does not accept the login's password. Check the "
                                                       "password file (its mode must be 0600) or the service file.");
    if (code == "connect.database")
        return QCoreApplication::translate(
            "failures", "The server has no such database. Check the name behind the last slash of the connection.");
    if (code == "connect.role")
        return QCoreApplication::translate("failures", "The server does not let this login in. Check the login's name, "
                                                       "and whether it may connect to this database.");
    if (code == "connect.driver")
        return QCoreApplication::translate(
            "failures", "Qt's driver for PostgreSQL is not installed. Install the package libqt6sql6-psql.");
    if (code == "connect.busy")
        return QCoreApplication::translate("failures", "The server has no free connection. Try again in a moment.");
    if (code == "connect.refused")
        return QCoreApplication::translate(
            "failures", "The server refuses the connection. Check its rules for this host, login and database.");
    if (code.starts_with("connect.") || code == "connection.lost")
        return QCoreApplication::translate(
            "failures",
            "The connection to the database could not be made or was lost. Check that the server runs, and try again.");
    return {};
}

QString database_sentence(std::string_view code)
{
    if (code == "42501")
        return QCoreApplication::translate("failures",
                                           "The database does not allow this to the login. Ask its administrator for "
                                           "the role that is missing; “ichidoctl doctor” names it.");
    if (code == "IC001")
        return QCoreApplication::translate(
            "failures",
            "This login may not work for that organisation. Ask the administrator to enter it in ichido.member.");
    if (code == "IC002")
        return QCoreApplication::translate("failures", "This login lacks the role that this needs. Ask the "
                                                       "administrator to grant it; “ichidoctl doctor” names it.");
    if (code == "IC003")
        return QCoreApplication::translate(
            "failures", "This command was sent before with another content. Nothing was written; make a new plan.");
    if (code == "IC006")
        return QCoreApplication::translate(
            "failures", "The table payment_requests has no primary key (org_id, idem_key), or orders is not unique by "
                        "it. Mend that first; “ichidoctl doctor” prints the SQL.");
    if (code == "25006")
        return QCoreApplication::translate("failures",
                                           "This database may only be read: it is a standby. Connect to the primary.");
    if (code == "organization.unknown")
        return QCoreApplication::translate(
            "failures", "There is no such organisation, or this login may not see it. Check its number or name.");
    if (code == "request.unknown")
        return QCoreApplication::translate(
            "failures", "There is no such request, or this login may not see it. Check the organisation and the key.");
    if (code == "migrate.busy")
        return QCoreApplication::translate(
            "failures", "Another migration of this database is running. Wait until it has ended, and try again.");
    return {};
}

QString plan_sentence(std::string_view code)
{
    if (code == "plan.truncated")
        return QCoreApplication::translate(
            "failures",
            "The end of the plan file is missing. Nothing was applied; take the whole file, or make a new plan.");
    if (code == "plan.edited")
        return QCoreApplication::translate(
            "failures", "The plan file was changed after it was made. Nothing was applied; make a new plan.");
    if (code == "plan.version")
        return QCoreApplication::translate(
            "failures", "The plan file was made by another version of Ichido. Nothing was applied; make a new plan.");
    if (code == "plan.no_evidence")
        return QCoreApplication::translate(
            "failures", "The plan holds a line without evidence, which is never sent. Make a new plan.");
    if (code == "plan.other_database")
        return QCoreApplication::translate(
            "failures", "The plan was made for another database. Nothing was applied; check the connection.");
    if (code.starts_with("plan."))
        return QCoreApplication::translate(
            "failures",
            "The file is not a plan that can be read. Nothing was applied; check the name, or make a new plan.");
    return {};
}

QString gateway_sentence(std::string_view code)
{
    if (code == "gateway.unknown")
        return QCoreApplication::translate("failures", "There is no profile of this name. Put one into the folder of "
                                                       "gateways, or correct the organisation's gateway.");
    if (code == "gateway.no_address")
        return QCoreApplication::translate(
            "failures", "Its profile names no address. Put a profile with a base_url into the folder of gateways.");
    if (code == "gateway.no_lookup")
        return QCoreApplication::translate(
            "failures",
            "Its profile has no look-up for what is known of these requests. Add one that looks up by key or order.");
    if (code == "gateways.folder")
        return QCoreApplication::translate(
            "failures",
            "The folder of gateways cannot be read. Check its name and rights (--gateways, ICHIDO_GATEWAYS).");
    if (code == "secret.mode")
        return QCoreApplication::translate(
            "failures", "Others may read the file with the gateway's secret. Give it the mode 0600.");
    if (code == "secret.malformed")
        return QCoreApplication::translate("failures", "The gateway's secret is empty or too long, or holds a control "
                                                       "character. Correct the file or the environment variable.");
    if (code.starts_with("secret."))
        return QCoreApplication::translate("failures", "The gateway's secret is missing or cannot be read. Put it into "
                                                       "the file or the environment variable that its profile names.");
    if (code.starts_with("profile."))
        return QCoreApplication::translate(
            "failures",
            "A gateway's profile cannot be read. Correct the file, or take it out of the folder of gateways.");
    if (code.starts_with("gateway."))
        return QCoreApplication::translate(
            "failures", "The gateway cannot be reached. Check that it is up, and its address in the profile.");
    return {};
}

QString file_sentence(std::string_view code)
{
    if (code == "file.write")
        return QCoreApplication::translate(
            "failures", "The file cannot be written. Check that its folder exists, its rights and the free space.");
    if (code == "file.read")
        return QCoreApplication::translate("failures", "The file cannot be read. Check its name and rights.");
    if (code == "connections.malformed")
        return QCoreApplication::translate(
            "failures", "The saved connections cannot be read. Each needs a name of its own and an address without a "
                        "password; an environment is development, staging or production. Correct the file.");
    return {};
}

QString sandbox_sentence(std::string_view code)
{
    if (code == "sandbox.rows")
        return QCoreApplication::translate("failures", "A sandbox needs enough rows for its stuck intents, and at most "
                                                       "100 million. Choose other numbers for --rows and --stuck.");
    if (code == "sandbox.organizations")
        return QCoreApplication::translate(
            "failures", "A sandbox has 8 to 10,000 organisations. Choose another number for --organizations.");
    if (code == "sandbox.running" || code == "sandbox.exists")
        return QCoreApplication::translate(
            "failures", "A sandbox stands in this folder already. Stop it first, or choose another folder.");
    if (code == "sandbox.not_empty")
        return QCoreApplication::translate("failures", "The folder holds other files. Choose an empty or a new one.");
    if (code == "sandbox.none")
        return QCoreApplication::translate(
            "failures",
            "There is no sandbox in this folder. Check the name, or start one with “ichidoctl sandbox start”.");
    if (code == "sandbox.folder" || code == "sandbox.file")
        return QCoreApplication::translate(
            "failures", "The folder of the sandbox cannot be made or written. Check its rights and the free space.");
    if (code == "sandbox.program")
        return QCoreApplication::translate("failures", "The program ichidoctl, which runs the sandbox, does not stand "
                                                       "beside the window's program. Install both together.");
    if (code == "sandbox.start")
        return QCoreApplication::translate("failures", "The sandbox could not be started. Check that the package "
                                                       "postgresql is installed, and the free space; then try again.");
    if (code == "sandbox.no_postgresql")
        return QCoreApplication::translate(
            "failures", "PostgreSQL's server programs are not installed. Install the package postgresql.");
    if (code == "sandbox.no_user")
        return QCoreApplication::translate(
            "failures",
            "There is no unprivileged user to run the sandbox's server. Run it as an ordinary user, or create one.");
    if (code == "sandbox.not_ours")
        return QCoreApplication::translate("failures", "The sandbox belongs to another user. Stop it as that user.");
    if (code.starts_with("sandbox."))
        return QCoreApplication::translate("failures", "The sandbox could not be set up or ended. What was begun is "
                                                       "removed again; check the free space, and try again.");
    return {};
}

QString kind_sentence(FailureKind kind)
{
    switch (kind) {
    case FailureKind::refused:
        return QCoreApplication::translate("failures",
                                           "This was refused, and nothing was changed. Check the login's rights.");
    case FailureKind::conflict:
        return QCoreApplication::translate(
            "failures",
            "Something else stands against it, and nothing was changed. Read the current state and try again.");
    case FailureKind::busy:
        return QCoreApplication::translate("failures",
                                           "The database is busy, and nothing was changed. Try again in a moment.");
    case FailureKind::unavailable:
        return QCoreApplication::translate(
            "failures", "Nobody answered, and nothing was changed. Check the connection, and try again.");
    case FailureKind::timed_out:
        return QCoreApplication::translate(
            "failures",
            "The answer took too long. Narrow the question down, or check the indexes with “ichidoctl doctor”.");
    case FailureKind::cancelled:
        return QCoreApplication::translate("failures", "It was cancelled.");
    case FailureKind::invalid:
        return QCoreApplication::translate("failures",
                                           "The input or an answer was not what was expected, and nothing was changed. "
                                           "“ichidoctl doctor” shows what the database lacks.");
    case FailureKind::unknown:
        return QCoreApplication::translate("failures",
                                           "The acknowledgement was lost: it may or may not have happened. Apply the "
                                           "same plan again; it answers with the outcome and changes nothing twice.");
    }
    return {};
}

} // namespace

QString sentence(const Failure& failure)
{
    // An unknown outcome stays one, whatever code the lost connection had.
    if (failure.kind == FailureKind::unknown)
        return kind_sentence(failure.kind);
    using Chooser = QString (*)(std::string_view);
    for (const Chooser choose : {&connection_sentence, &database_sentence, &plan_sentence, &gateway_sentence,
                                 &file_sentence, &sandbox_sentence}) {
        if (QString text = choose(failure.code); !text.isEmpty())
            return text;
    }
    if (QString text = finding_sentence(failure.code, {}); !text.isEmpty())
        return text;
    return kind_sentence(failure.kind);
}

} // namespace ichido
