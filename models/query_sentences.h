// What is wrong with a query, for window and command line.
#pragma once

#include "recovery/domain/query.h"

#include <QString>

namespace ichido {

/// A whole sentence or two, by QueryError::code; never repeats the query.
[[nodiscard]] QString query_sentence(const QueryError& error);

} // namespace ichido
