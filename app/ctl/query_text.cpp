#include "app/ctl/query_text.h"

#include "app/ctl/usage_error.h"
#include "models/query_sentences.h"
#include "recovery/domain/visible_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ichido::ctl {

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
        sentence += QLatin1Char(' ') + QCoreApplication::translate("query", "Did you mean “%1”?")
                                           .arg(QString::fromStdString(visible_text(error.suggestion)));
    const std::string marks(static_cast<std::size_t>(std::max(1, display_width(wrong))), '^');
    const std::string space(static_cast<std::size_t>(display_width(before)), ' ');
    throw UsageError{sentence + QStringLiteral("\n  ") + QString::fromStdString(visible_text(text)) +
                     QStringLiteral("\n  ") + QString::fromStdString(space + marks)};
}

} // namespace ichido::ctl
