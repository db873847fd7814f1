#include "app/ctl/help_texts.h"

#include <QCoreApplication>
#include <QHash>

namespace ichido::ctl::help {

std::string program()
{
    return QCoreApplication::translate("help", "Recovers payment intents that were left in processing: asks the "
                                               "gateway what happened and writes it down once.")
        .toStdString();
}
std::string exit_statuses()
{
    return QCoreApplication::translate(
               "help",
               "Exit status: 0 done; 1 findings, or rows left for a person or for later; 2 wrong usage; 3 could not "
               "connect; 4 refused by role; 5 unknown outcome, to be read back by applying the same plan again.")
        .toStdString();
}
std::string doctor()
{
    return QCoreApplication::translate("help", "What is wrong or missing with this database, and the SQL that mends "
                                               "it. Ends with 1 when something was found.")
        .toStdString();
}
std::string migrate()
{
    return QCoreApplication::translate(
               "help", "Brings the database to the schema of this program; run it as the database's owner.")
        .toStdString();
}
std::string requests()
{
    return QCoreApplication::translate("help", "Looks at payment requests.").toStdString();
}
std::string requests_list()
{
    return QCoreApplication::translate("help", "Lists requests; those in processing oldest first, others newest first. "
                                               "JSON is an array of objects, amounts in minor units.")
        .toStdString();
}
std::string requests_show()
{
    return QCoreApplication::translate("help",
                                       "One request with its masked response, its evidence and its audit trail.")
        .toStdString();
}
std::string recover()
{
    return QCoreApplication::translate("help", "Settles what is stuck.").toStdString();
}
std::string recover_ask()
{
    return QCoreApplication::translate("help",
                                       "Asks the gateways about intents in processing and stores the answers as "
                                       "evidence; settles nothing. Ends with 1 when some are left undecided.")
        .toStdString();
}
std::string recover_plan()
{
    return QCoreApplication::translate("help", "Asks where evidence is missing or old, then freezes the verdicts in a "
                                               "file; settles nothing. Ends with 0 when the plan was written.")
        .toStdString();
}
std::string recover_apply()
{
    return QCoreApplication::translate("help", "Applies a plan; may be repeated, which changes nothing twice. Ends "
                                               "with 1 when rows are left for a person, wait, or changed meanwhile.")
        .toStdString();
}
std::string recover_run()
{
    return QCoreApplication::translate("help", "Asks, plans and applies in one; ends like apply.").toStdString();
}
std::string sandbox()
{
    return QCoreApplication::translate(
               "help", "A private PostgreSQL, a simulated gateway and a merchant service, for trying and testing.")
        .toStdString();
}
std::string sandbox_start()
{
    return QCoreApplication::translate("help",
                                       "Starts one and prints its addresses; the same seed gives the same data.")
        .toStdString();
}
std::string sandbox_stop()
{
    return QCoreApplication::translate("help", "Ends its processes and removes what it made.").toStdString();
}
std::string sandbox_status()
{
    return QCoreApplication::translate("help", "What of it runs. Ends with 1 when not all does.").toStdString();
}

std::string option(const char* name)
{
    const QHash<QString, QString> texts{
        {QStringLiteral("help"), QCoreApplication::translate("help", "Shows this help.")},
        {QStringLiteral("version"), QCoreApplication::translate("help", "Shows the version.")},
        {QStringLiteral("uri"),
         QCoreApplication::translate("help",
                                     "The database, like postgresql://login@host/database?passfile=FILE; without a "
                                     "password. Else ICHIDO_URI, else libpq's PG* variables and service file.")},
        {QStringLiteral("format"), QCoreApplication::translate("help", "table (for people), json or csv (stable).")},
        {QStringLiteral("lang"), QCoreApplication::translate("help", "en, ja or ko; else that of LANG.")},
        {QStringLiteral("gateways"),
         QCoreApplication::translate(
             "help", "A folder of gateway profiles. Else ICHIDO_GATEWAYS, else the folder gateways beside the "
                     "connection's password file, else ichido/gateways among your settings.")},
        {QStringLiteral("dry-run"),
         QCoreApplication::translate("help",
                                     "Prints the SQL instead, for somebody to run by hand; connects to nothing.")},
        {QStringLiteral("query"),
         QCoreApplication::translate("help", "Which requests, like: org:5 status:processing age:>10m")},
        {QStringLiteral("limit"),
         QCoreApplication::translate("help", "At most so many; 0 for all. A table shows 50, json and csv all.")},
        {QStringLiteral("output"), QCoreApplication::translate("help", "The file for the plan.")},
        {QStringLiteral("reason"),
         QCoreApplication::translate("help", "Why it is applied; stands in the audit trail.")},
        {QStringLiteral("outcomes"),
         QCoreApplication::translate("help", "A file for the outcome of every line, as JSON lines.")},
        {QStringLiteral("even-if-fresh"),
         QCoreApplication::translate("help", "Asks also where stored evidence decides already.")},
        {QStringLiteral("PLAN"), QCoreApplication::translate("help", "The file with the plan.")},
        {QStringLiteral("ORGANISATION"), QCoreApplication::translate("help", "Its number or name.")},
        {QStringLiteral("KEY"), QCoreApplication::translate("help", "The idempotency key.")},
        {QStringLiteral("dir"), QCoreApplication::translate("help", "The folder of the sandbox.")},
        {QStringLiteral("rows"), QCoreApplication::translate("help", "How many requests (100000).")},
        {QStringLiteral("stuck"), QCoreApplication::translate("help", "How many of them are stuck (200).")},
        {QStringLiteral("seed"), QCoreApplication::translate("help", "What the data is drawn from (7).")},
        {QStringLiteral("organizations"), QCoreApplication::translate("help", "How many organisations (40).")},
    };
    return texts.value(QString::fromUtf8(name)).toStdString();
}

} // namespace ichido::ctl::help
