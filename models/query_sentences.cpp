#include "models/query_sentences.h"

#include <QCoreApplication>

#include <string_view>

namespace ichido {

QString query_sentence(const QueryError& error)
{
    const std::string_view code = error.code;
    if (code == "query.unknown_field")
        return QCoreApplication::translate(
            "query", "There is no such field. Fields are org, status, age, created, key, sha, order and stuck.");
    if (code == "query.no_field")
        return QCoreApplication::translate("query", "Every part of a query names a field, like status:processing.");
    if (code == "query.empty_value")
        return QCoreApplication::translate("query", "A value is missing behind the colon.");
    if (code == "query.repeated_field")
        return QCoreApplication::translate("query", "This field stands twice; each may stand once.");
    if (code == "query.bad_org")
        return QCoreApplication::translate(
            "query", "An organisation is given by its number or its name; a name with spaces stands in quotes.");
    if (code == "query.bad_status")
        return QCoreApplication::translate(
            "query", "A status is processing, completed or failed; several are separated by commas.");
    if (code == "query.bad_age")
        return QCoreApplication::translate("query", "An age is written like age:>10m or age:<2h30m.");
    if (code == "query.bad_created")
        return QCoreApplication::translate("query", "Times are written like created:2026-11-01..2026-11-30.");
    if (code == "query.empty_range")
        return QCoreApplication::translate("query", "Nothing can lie in this range; its ends are the wrong way round.");
    if (code == "query.bad_key")
        return QCoreApplication::translate(
            "query", "A key, or its beginning, is hexadecimal digits with its dashes in their places.");
    if (code == "query.bad_sha")
        return QCoreApplication::translate("query",
                                           "A fingerprint, or its beginning, is at most 64 hexadecimal digits.");
    if (code == "query.bad_order")
        return QCoreApplication::translate("query", "An order is given by its number, like order:1234.");
    if (code == "query.bad_stuck")
        return QCoreApplication::translate("query", "The only value is yes: stuck:yes.");
    if (code == "query.unclosed_quote")
        return QCoreApplication::translate("query", "A quote is opened here and not closed.");
    if (code == "query.too_long")
        return QCoreApplication::translate("query", "The query is too long.");
    if (code == "query.not_utf8")
        return QCoreApplication::translate("query", "The query is not UTF-8 from here on.");
    if (code == "query.control_character")
        return QCoreApplication::translate("query", "A control character stands here; leave it out.");
    return QCoreApplication::translate(
        "query", "This part of the query cannot be read. Parts are like org:5 status:processing age:>10m.");
}

} // namespace ichido
