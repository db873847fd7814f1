#include "app/ctl/query_text.h"

#include "app/ctl/usage_error.h"
#include "app/ctl/visible_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ichido::ctl {

QString query_sentence(const QueryError& error)
{
    const std::string_view code = error.code;
    if (code == "query.unknown_field")
        return QCoreApplication::translate(
            "query", "There is no such field. Fields are org, status, age, created, key, sha, order and stuck.");
    if (code.find("duration") != std::string_view::npos || code.find("age") != std::string_view::npos)
        return QCoreApplication::translate("query", "An age is written like age:>10m or age:<2h30m.");
    if (code.find("status") != std::string_view::npos)
        return QCoreApplication::translate("query", "A status is processing, completed or failed.");
    if (code.find("key") != std::string_view::npos)
        return QCoreApplication::translate("query", "A key, or its beginning, is hexadecimal digits and dashes.");
    if (code.find("sha") != std::string_view::npos)
        return QCoreApplication::translate("query",
                                           "A fingerprint, or its beginning, is at most 64 hexadecimal digits.");
    if (code.find("order") != std::string_view::npos || code.find("number") != std::string_view::npos)
        return QCoreApplication::translate("query", "An order is given by its number, like order:1234.");
    if (code.find("created") != std::string_view::npos || code.find("instant") != std::string_view::npos ||
        code.find("date") != std::string_view::npos)
        return QCoreApplication::translate("query", "Times are given like created:2026-11-01..2026-11-30.");
    return QCoreApplication::translate(
        "query", "This part of the query cannot be read. Parts are like org:acme status:processing age:>10m.");
}

Query query_of(const std::string& text)
{
    auto query = parse_query(text);
    if (query)
        return std::move(*query);
    const QueryError& error = query.error();
    const std::size_t begin = std::min(error.offset, text.size());
    const std::size_t length =
        std::min(std::max<std::size_t>(error.length, 1), std::max<std::size_t>(text.size() - begin, 1));
    const std::string before = visible_text(text.substr(0, begin));
    const std::string wrong = visible_text(text.substr(begin, length));
    QString sentence = query_sentence(error);
    if (!error.suggestion.empty())
        sentence +=
            QLatin1Char(' ') +
            QCoreApplication::translate("query", "Did you mean “%1”?").arg(QString::fromStdString(error.suggestion));
    const std::string marks(static_cast<std::size_t>(std::max(1, display_width(wrong))), '^');
    const std::string space(static_cast<std::size_t>(display_width(before)), ' ');
    throw UsageError{sentence + QStringLiteral("\n  ") + QString::fromStdString(visible_text(text)) +
                     QStringLiteral("\n  ") + QString::fromStdString(space + marks)};
}

} // namespace ichido::ctl
