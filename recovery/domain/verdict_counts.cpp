#include "recovery/domain/verdict_counts.h"

namespace ichido {

int VerdictCounts::of(VerdictKind kind) const
{
    const auto found = by_kind.find(kind);
    return found == by_kind.end() ? 0 : found->second;
}

VerdictCounts count_verdicts(std::span<const PlanLine> lines)
{
    VerdictCounts counts;
    for (const PlanLine& line : lines) {
        ++counts.by_kind[line.verdict.kind];
        ++counts.by_reason[line.verdict.reason];
        if (line.verdict.kind == VerdictKind::wait || line.verdict.kind == VerdictKind::ask)
            ++counts.waiting[line.verdict.reason];
        if (line.intent.order)
            add_capped(counts.sums[line.verdict.kind][line.intent.order->amount.currency],
                       line.intent.order->amount.minor);
    }
    return counts;
}

} // namespace ichido
