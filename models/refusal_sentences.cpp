// Why the database's own checks refused a settle.
#include "models/words.h"

#include <QCoreApplication>

namespace ichido {

QString refusal_sentence(std::string_view refusal)
{
    if (refusal == "no_evidence")
        return QCoreApplication::translate(
            "refusals", "The evidence is not stored in this database. Ask the gateway again and make a new plan.");
    if (refusal == "evidence_of_another_row")
        return QCoreApplication::translate("refusals", "The evidence belongs to another request. Make a new plan.");
    if (refusal == "evidence_does_not_permit")
        return QCoreApplication::translate(
            "refusals", "The stored evidence does not permit this status. Ask the gateway again and make a new plan.");
    if (refusal == "amount_differs")
        return QCoreApplication::translate(
            "refusals", "The amount in the evidence is not the order's. Check the payment at the gateway.");
    if (refusal == "currency_differs")
        return QCoreApplication::translate(
            "refusals", "The currency in the evidence is not the order's. Check the payment at the gateway.");
    if (refusal == "order_missing")
        return QCoreApplication::translate("refusals",
                                           "The request has no order. Check with its service what was ordered.");
    if (refusal == "evidence_stale")
        return QCoreApplication::translate("refusals",
                                           "The evidence is too old. Make a new plan, which asks the gateway again.");
    if (refusal == "approval_needed")
        return QCoreApplication::translate("refusals", "The amount needs the approval of a second person.");
    if (refusal == "no_send_deadline")
        return QCoreApplication::translate("refusals",
                                           "The organisation declares no send deadline, so that an absence settles "
                                           "nothing. Declare one, or check that no worker is left.");
    if (refusal == "reason_missing")
        return QCoreApplication::translate("refusals",
                                           "No reason was given. Say with --reason why the plan is applied.");
    if (refusal == "envelope_invalid")
        return QCoreApplication::translate(
            "refusals",
            "The answer that would be stored has not the agreed form. Make a new plan with this version of Ichido.");
    return QCoreApplication::translate("refusals", "The database's checks refused it. Make a new plan.");
}

} // namespace ichido
