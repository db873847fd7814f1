#include "models/money_text.h"

#include "models/shown_text.h"

#include <QStringList>

namespace ichido {

namespace {

/// "-1234567.50" → "-1,234,567.50"
QString grouped(const QString& number)
{
    const qsizetype dot = number.indexOf(QLatin1Char('.'));
    QString whole = dot < 0 ? number : number.left(dot);
    const qsizetype first = whole.startsWith(QLatin1Char('-')) ? 1 : 0;
    for (qsizetype at = whole.size() - 3; at > first; at -= 3)
        whole.insert(at, QLatin1Char(','));
    return dot < 0 ? whole : whole + number.mid(dot);
}

QString symbol_of(const std::string& currency)
{
    if (currency == "JPY")
        return QStringLiteral("¥");
    if (currency == "KRW")
        return QStringLiteral("₩");
    return {};
}

} // namespace

QString money_text(const Money& money)
{
    const QString plain = shown_text(format_money(money));
    if (!minor_unit_digits(money.currency))
        return plain;
    const qsizetype space = plain.indexOf(QLatin1Char(' '));
    const QString number = grouped(plain.left(space));
    const QString symbol = symbol_of(money.currency);
    if (symbol.isEmpty())
        return number + plain.mid(space);
    return number.startsWith(QLatin1Char('-')) ? QLatin1Char('-') + symbol + number.mid(1) : symbol + number;
}

QString sums_text(const std::map<std::string, std::int64_t>& minor_by_currency)
{
    QStringList texts;
    for (const auto& [currency, minor] : minor_by_currency)
        texts << money_text({minor, currency});
    return texts.join(QStringLiteral(" · "));
}

} // namespace ichido
