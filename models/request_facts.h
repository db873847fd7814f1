// What a person wants to know first about one request: labels and values.
#pragma once

#include "models/tone.h"
#include "recovery/domain/policy.h"
#include "recovery/ports/request_store.h"

#include <QString>

#include <vector>

namespace ichido {

struct Fact {
    QString id; ///< stable, for views that update in place: "status", "key", …
    QString label;
    QString value; ///< whole; text from outside has been made visible
    Tone tone = Tone::plain;
    bool fixed_width = false;
};

/// `organization` null: nothing is known of it. Always the same facts in the same order for a status.
[[nodiscard]] std::vector<Fact> request_facts(const RequestDetail& detail, const Organization* organization);

} // namespace ichido
