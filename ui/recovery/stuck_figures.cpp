#include "ui/recovery/stuck_figures.h"

#include "models/money_text.h"
#include "models/time_text.h"
#include "models/words.h"
#include "ui/widgets/card.h"

#include <QCoreApplication>

#include <algorithm>

namespace ichido {

namespace {

QString card_title(StuckFilter::Group group)
{
    switch (group) {
    case StuckFilter::Group::completed:
        return word(VerdictKind::settle_completed);
    case StuckFilter::Group::failed:
        return word(VerdictKind::settle_failed);
    case StuckFilter::Group::waiting:
        return word(VerdictKind::wait);
    case StuckFilter::Group::person:
        return word(VerdictKind::person);
    case StuckFilter::Group::not_asked:
        return QCoreApplication::translate("StuckView", "not asked yet");
    case StuckFilter::Group::all:
        break;
    }
    return {};
}

Tone card_tone(StuckFilter::Group group)
{
    switch (group) {
    case StuckFilter::Group::completed:
        return Tone::completed;
    case StuckFilter::Group::failed:
        return Tone::failed;
    case StuckFilter::Group::waiting:
        return Tone::processing;
    case StuckFilter::Group::person:
        return Tone::person;
    case StuckFilter::Group::not_asked:
    case StuckFilter::Group::all:
        break;
    }
    return Tone::muted;
}

} // namespace

CardFigures StuckFigures::of(StuckFilter::Group group) const
{
    const auto found = cards.find(group);
    return found == cards.end() ? CardFigures{} : found->second;
}

StuckFigures count_stuck(const StuckTableModel& model, bool answered)
{
    StuckFigures figures;
    for (const StuckFilter::Group group : stuck_card_groups) {
        figures.cards[group].known = answered;
        figures.cards[group].now = model.now();
    }
    for (const StuckRow& row : model.all_rows()) {
        const Intent& intent = row.stuck.intent;
        figures.worst = std::max(figures.worst, row.severity);
        figures.oldest = std::max(figures.oldest, model.now() - intent.created_at);
        CardFigures& card = figures.cards[StuckFilter::group_of(row)];
        card.known = true;
        ++card.rows;
        if (row.verdict) {
            ++card.reasons[row.verdict->reason];
            if (row.verdict->not_before && (!card.next || *row.verdict->not_before < *card.next))
                card.next = row.verdict->not_before;
        }
        if (intent.order)
            add_capped(card.sums[intent.order->amount.currency], intent.order->amount.minor);
    }
    return figures;
}

void show_stuck_card(Card& card, StuckFilter::Group group, const CardFigures& figures)
{
    QString beside;
    if (group == StuckFilter::Group::person && figures.rows > 0) {
        const int reasons = static_cast<int>(figures.reasons.size());
        beside = QCoreApplication::translate("StuckView", "%n reason(s)", nullptr, reasons);
    } else if (group == StuckFilter::Group::waiting && figures.next) {
        beside = *figures.next <= figures.now
                     ? QCoreApplication::translate("StuckView", "due now", "intents to be asked about")
                     : QCoreApplication::translate("StuckView", "next %1", "%1 is a time")
                           .arg(clock_text(*figures.next, figures.now));
    } else if (figures.rows > 0) {
        for (const auto& [currency, minor] : figures.sums)
            beside += (beside.isEmpty() ? QString() : QStringLiteral("\n")) + money_text({minor, currency});
    }
    card.show_figure(card_title(group), figures.known ? QString::number(figures.rows) : QString(QChar(0x2013)), beside,
                     card_tone(group));
}

} // namespace ichido
