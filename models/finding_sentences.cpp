// What the doctor found, and what it costs.
#include "models/words.h"

#include <QCoreApplication>

namespace ichido {

namespace {

QString schema_finding(std::string_view code)
{
    if (code == "schema.missing")
        return QCoreApplication::translate(
            "findings", "The schema “ichido” is missing. Run “ichidoctl migrate” as the database's owner.");
    if (code == "schema.older")
        return QCoreApplication::translate("findings",
                                           "The schema “ichido” is older than this program, which therefore only "
                                           "reads. Run “ichidoctl migrate” as the database's owner.");
    if (code == "schema.newer")
        return QCoreApplication::translate(
            "findings",
            "The schema “ichido” is newer than this program, which therefore only reads. Install the newer Ichido.");
    if (code == "schema.edited")
        return QCoreApplication::translate("findings", "A migration that was applied differs from this program's. Find "
                                                       "out who changed it before anything is written.");
    if (code == "table.missing")
        return QCoreApplication::translate("findings", "There is no table payment_requests. Check the database and the "
                                                       "schema of the connection, or run “ichidoctl migrate”.");
    if (code == "table.no_primary_key")
        return QCoreApplication::translate("findings",
                                           "The table payment_requests has no primary key (org_id, idem_key), so that "
                                           "a key could be claimed twice. Add it before anything else.");
    if (code == "orders.missing")
        return QCoreApplication::translate("findings", "There is no table orders: amounts cannot be compared, and "
                                                       "every intent goes to a person. Run “ichidoctl migrate”.");
    return {};
}

} // namespace

QString finding_sentence(std::string_view code, const QString& detail)
{
    if (QString text = schema_finding(code); !text.isEmpty())
        return text;
    if (code == "server.old")
        return QCoreApplication::translate("findings", "The server is PostgreSQL %1; Ichido needs 13 or newer.")
            .arg(detail);
    if (code == "server.read_only")
        return QCoreApplication::translate("findings",
                                           "The server is a standby that can only be read. Connect to the primary.");
    if (code == "index.missing")
        return QCoreApplication::translate("findings",
                                           "The index %1 is missing; without it lists read the whole table.")
            .arg(detail);
    if (code == "role.none")
        return QCoreApplication::translate(
            "findings", "This login has none of Ichido's roles. Let the administrator grant the ones it needs.");
    if (code == "member.none")
        return QCoreApplication::translate("findings",
                                           "This login is a member of no organisation, so that it sees and changes "
                                           "nothing. Let the administrator enter it in ichido.member.");
    return {};
}

} // namespace ichido
