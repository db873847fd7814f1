#include "models/plan_model.h"

#include "models/money_text.h"
#include "models/outcome_text.h"
#include "models/plain_tool_tip.h"
#include "models/short_id.h"
#include "models/shown_text.h"
#include "models/verdict_text.h"
#include "models/words.h"

#include <algorithm>
#include <array>

namespace ichido {

namespace {

constexpr std::array groups_in_order{VerdictKind::settle_completed, VerdictKind::settle_failed, VerdictKind::person,
                                     VerdictKind::wait, VerdictKind::ask};
constexpr quintptr top_level = 0; ///< internal id of groups; of lines it is the group's row + 1

/// A verdict without its reason: what a group means.
Verdict group_verdict(VerdictKind kind)
{
    Verdict verdict;
    verdict.kind = kind;
    verdict.reason = Reason::charged;
    return verdict;
}

} // namespace

PlanModel::PlanModel(QObject* parent) : QAbstractItemModel(parent) {}

void PlanModel::set_plan(Plan plan)
{
    beginResetModel();
    m_plan = std::move(plan);
    m_groups.clear();
    const VerdictCounts counts = count_verdicts(m_plan.lines);
    for (const VerdictKind kind : groups_in_order) {
        Group group;
        group.kind = kind;
        for (std::size_t i = 0; i < m_plan.lines.size(); ++i) {
            if (m_plan.lines[i].verdict.kind == kind)
                group.lines.push_back({i, true, std::nullopt});
        }
        if (group.lines.empty())
            continue;
        if (const auto sums = counts.sums.find(kind); sums != counts.sums.end())
            group.sums = sums->second;
        m_groups.push_back(std::move(group));
    }
    endResetModel();
    Q_EMIT chosen_changed();
}

Plan PlanModel::chosen() const
{
    std::vector<bool> taken_out(m_plan.lines.size(), false);
    for (const Group& group : m_groups) {
        for (const Line& one : group.lines)
            taken_out[one.at] = settles(group) && !one.chosen;
    }
    Plan plan;
    plan.header = m_plan.header;
    for (std::size_t i = 0; i < m_plan.lines.size(); ++i) {
        if (!taken_out[i])
            plan.lines.push_back(m_plan.lines[i]);
    }
    return plan;
}

int PlanModel::chosen_settles() const
{
    std::ptrdiff_t count = 0;
    for (const Group& group : m_groups) {
        if (settles(group))
            count += std::count_if(group.lines.begin(), group.lines.end(), [](const Line& one) { return one.chosen; });
    }
    return static_cast<int>(count);
}

void PlanModel::set_outcomes(const std::vector<OutcomeView>& outcomes)
{
    std::map<CommandId, const OutcomeView*> by_command;
    for (const OutcomeView& one : outcomes)
        by_command.emplace(one.command, &one);
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        for (Line& one : m_groups[g].lines) {
            const auto found = by_command.find(m_plan.lines[one.at].command);
            if (found != by_command.end())
                one.outcome = *found->second;
        }
        const QModelIndex group = index(static_cast<int>(g), 0);
        Q_EMIT dataChanged(index(0, outcome, group), index(rowCount(group) - 1, outcome, group));
        Q_EMIT dataChanged(group.siblingAtColumn(outcome), group.siblingAtColumn(outcome));
    }
}

const PlanModel::Group* PlanModel::group_at(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    const std::size_t at =
        index.internalId() == top_level ? static_cast<std::size_t>(index.row()) : std::size_t{index.internalId()} - 1U;
    return at < m_groups.size() ? &m_groups[at] : nullptr;
}

const PlanLine* PlanModel::line_at(const QModelIndex& index) const
{
    const Group* group = group_at(index);
    if (!group || index.internalId() == top_level)
        return nullptr;
    return &m_plan.lines[group->lines[static_cast<std::size_t>(index.row())].at];
}

bool PlanModel::settles(const Group& group) const
{
    return group.kind == VerdictKind::settle_completed || group.kind == VerdictKind::settle_failed;
}

void PlanModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (m_groups.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_groups.size()) - 1, columns - 1));
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const QModelIndex group = index(static_cast<int>(g), 0);
        Q_EMIT dataChanged(index(0, 0, group), index(rowCount(group) - 1, columns - 1, group));
    }
}

QModelIndex PlanModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : top_level);
}

QModelIndex PlanModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == top_level)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, top_level);
}

int PlanModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != top_level || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].lines.size());
}

int PlanModel::columnCount(const QModelIndex&) const
{
    return columns;
}

Qt::ItemFlags PlanModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.internalId() != top_level)
        flags |= Qt::ItemNeverHasChildren;
    const Group* group = group_at(index);
    if (index.column() == line && group && settles(*group))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QVariant PlanModel::check_state(const QModelIndex& index) const
{
    const Group* group = group_at(index);
    if (!group || index.column() != line || !settles(*group))
        return {};
    if (index.internalId() != top_level)
        return group->lines[static_cast<std::size_t>(index.row())].chosen ? Qt::Checked : Qt::Unchecked;
    const auto chosen =
        std::count_if(group->lines.begin(), group->lines.end(), [](const Line& one) { return one.chosen; });
    if (chosen == 0)
        return Qt::Unchecked;
    return chosen == static_cast<std::ptrdiff_t>(group->lines.size()) ? Qt::Checked : Qt::PartiallyChecked;
}

bool PlanModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    const bool chosen = value.toInt() == Qt::Checked;
    const bool is_group = index.internalId() == top_level;
    const int group_row = is_group ? index.row() : index.parent().row();
    Group& group = m_groups[static_cast<std::size_t>(group_row)];
    const QModelIndex top = this->index(group_row, line);
    if (is_group) {
        for (Line& one : group.lines)
            one.chosen = chosen;
        Q_EMIT dataChanged(this->index(0, line, top), this->index(rowCount(top) - 1, columns - 1, top));
    } else {
        group.lines[static_cast<std::size_t>(index.row())].chosen = chosen;
        Q_EMIT dataChanged(index, index.siblingAtColumn(columns - 1));
    }
    Q_EMIT dataChanged(top, top.siblingAtColumn(columns - 1));
    Q_EMIT chosen_changed();
    return true;
}

QString PlanModel::title(int column) const
{
    switch (column) {
    case line:
        return tr("Verdict and organisation", "column title");
    case key:
        return tr("Idempotency key", "column title");
    case amount:
        return tr("Amount", "column title");
    case reason:
        return tr("Reason", "column title");
    case written:
        return tr("Will be written", "column title");
    case outcome:
        return tr("Outcome", "column title");
    default:
        return {};
    }
}

QVariant PlanModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::DisplayRole)
        return title(section);
    if (role == Qt::TextAlignmentRole)
        return section == amount ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                 : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

QString PlanModel::group_text(const Group& group, int column) const
{
    const auto all = static_cast<int>(group.lines.size());
    switch (column) {
    case line:
        return word(group.kind);
    case key: {
        if (!settles(group))
            return QString::number(all);
        const auto chosen = static_cast<int>(
            std::count_if(group.lines.begin(), group.lines.end(), [](const Line& one) { return one.chosen; }));
        return chosen == all ? QString::number(all) : tr("%1 of %2 chosen", "two counts").arg(chosen).arg(all);
    }
    case amount:
        return sums_text(group.sums);
    case outcome: {
        const auto with_outcome = std::count_if(group.lines.begin(), group.lines.end(), [](const Line& one) {
            return one.outcome && one.outcome->receipt &&
                   (one.outcome->receipt->outcome == SettleOutcome::settled ||
                    one.outcome->receipt->outcome == SettleOutcome::already);
        });
        return with_outcome == 0 ? QString() : tr("%1 of %2 settled", "two counts").arg(with_outcome).arg(all);
    }
    default:
        return {};
    }
}

QString PlanModel::line_text(const Line& one, int column) const
{
    const PlanLine& plan_line = m_plan.lines[one.at];
    switch (column) {
    case line:
        return plan_line.organization_name.empty() ? QString::number(plan_line.intent.request.org.value)
                                                   : shown_text(plan_line.organization_name);
    case key:
        return short_id(QString::fromStdString(plan_line.intent.request.key.text()));
    case amount:
        return plan_line.intent.order ? money_text(plan_line.intent.order->amount) : QString();
    case reason:
        return short_reason(plan_line.verdict.reason);
    case written:
        return plan_line.verdict.settlement ? written_text(*plan_line.verdict.settlement) : QString(QChar(0x2014));
    case outcome:
        if (!one.chosen && plan_line.verdict.settlement)
            return tr("taken out", "of a plan");
        return one.outcome ? outcome_text(one.outcome->receipt, one.outcome->failure) : QString();
    default:
        return {};
    }
}

QString PlanModel::full_text(const Line& one, int column) const
{
    if (column == key)
        return QString::fromStdString(m_plan.lines[one.at].intent.request.key.text());
    return line_text(one, column);
}

QString PlanModel::explanation(const Line& one, int column) const
{
    if (column == reason || column == line)
        return sentence(m_plan.lines[one.at].verdict.reason);
    if (column == outcome && one.outcome)
        return outcome_sentence(one.outcome->receipt, one.outcome->failure);
    return {};
}

Tone PlanModel::tone(const QModelIndex& index) const
{
    const Group* group = group_at(index);
    if (!group)
        return Tone::plain;
    if (index.internalId() == top_level) {
        return index.column() == line ? verdict_tone(group_verdict(group->kind)) : Tone::plain;
    }
    const Line& one = group->lines[static_cast<std::size_t>(index.row())];
    if (index.column() == outcome && one.outcome)
        return outcome_tone(one.outcome->receipt, one.outcome->failure);
    if (index.column() == reason && m_plan.lines[one.at].verdict.alarm)
        return Tone::alarm;
    return settles(*group) && !one.chosen ? Tone::muted : Tone::plain;
}

QVariant PlanModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Group* group = group_at(index);
    const int column = index.column();
    const Line* one = index.internalId() == top_level ? nullptr : &group->lines[static_cast<std::size_t>(index.row())];
    const QString shown = one ? line_text(*one, column) : group_text(*group, column);
    const QString whole = one ? full_text(*one, column) : shown;
    const QString why = one ? explanation(*one, column) : QString();
    switch (role) {
    case Qt::DisplayRole:
        return shown;
    case Qt::CheckStateRole:
        return check_state(index);
    case Qt::ToolTipRole:
        return plain_tool_tip(shown, whole, why);
    case Qt::AccessibleTextRole:
        return tr("Row %1, %2: %3", "read aloud: row number, column title, value")
            .arg(QString::number(index.row() + 1), title(column), whole);
    case Qt::AccessibleDescriptionRole:
        return why;
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case TableModel::request_key_role:
        return one ? QString::fromStdString(gateway_key(m_plan.lines[one->at].intent.request)) : QString();
    case TableModel::tone_role:
        return static_cast<int>(tone(index));
    case TableModel::fixed_width_role:
        return column == key && one;
    case TableModel::full_text_role:
        return whole;
    case TableModel::loading_role:
        return false;
    default:
        return {};
    }
}

} // namespace ichido
