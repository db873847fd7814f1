// One request as JSON, as a record of CSV and as a row of a table.
#pragma once

#include "app/ctl/json_text.h"
#include "app/ctl/organizations.h"
#include "app/ctl/text_table.h"
#include "models/severity.h"

#include <string>
#include <vector>

namespace ichido::ctl {

struct RequestRow {
    Intent intent;
    std::string organization;
    Severity severity = Severity::none;
    std::int64_t age_seconds = 0;
};
/// `now` is the database's clock.
[[nodiscard]] RequestRow request_row(Intent intent, const Organizations& organizations, Instant now);

/// {"org_id", "organization", "idem_key", "request_sha", "status", "stored_status", "created_at",
/// "age_seconds", "order_id", "amount", "currency", "stuck", "severity"}; amounts in minor units;
/// null where there is no order, and for the severity of what is not stuck.
[[nodiscard]] JsonObject request_json(const RequestRow& row);

[[nodiscard]] std::vector<std::string> request_csv_names();
[[nodiscard]] std::vector<std::string> request_csv(const RequestRow& row);

[[nodiscard]] std::vector<TextColumn> request_columns();
[[nodiscard]] std::vector<QString> request_cells(const RequestRow& row);

} // namespace ichido::ctl
