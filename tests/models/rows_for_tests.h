// Short ways to rows, and to what a view reads of a cell.
#pragma once

#include "models/table_model.h"
#include "recovery/domain/intent.h"
#include "recovery/domain/policy.h"

#include <utility>

namespace ichido::rows {

inline const Instant now = *parse_instant("2026-12-01T05:00:00Z");

/// The key of `number`: 01234567-89ab-cdef-0123-0000000000ff for 255.
inline RequestKey key_of(std::int64_t org, int number)
{
    Uuid uuid = *Uuid::parse("01234567-89ab-cdef-0123-000000000000");
    uuid.bytes[14] = static_cast<std::uint8_t>(number / 256);
    uuid.bytes[15] = static_cast<std::uint8_t>(number % 256);
    return {OrgId{org}, IdemKey(uuid)};
}

/// Request number one of `org`, made `age` ago, in processing, with an order of 1000 yen.
inline Intent intent_of(std::int64_t org, Duration age)
{
    Intent intent;
    intent.request = key_of(org, 1);
    intent.request_sha.bytes[0] = 0xAB;
    intent.request_sha.bytes[31] = 0x07;
    intent.created_at = now - age;
    intent.order = Order{7, Money{1000, "JPY"}, "pending"};
    return intent;
}

inline Organization organization_of(std::int64_t id, std::string name, Duration threshold = std::chrono::minutes{10})
{
    Organization one;
    one.id = OrgId{id};
    one.name = std::move(name);
    one.stuck_threshold = threshold;
    return one;
}

inline QString shown(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

inline Tone tone(const QAbstractItemModel& model, int row, int column)
{
    return static_cast<Tone>(model.index(row, column).data(TableModel::tone_role).toInt());
}

inline QString whole(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data(TableModel::full_text_role).toString();
}

inline QString title(const QAbstractItemModel& model, int column)
{
    return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

} // namespace ichido::rows
