// The sections of a profile's file, read by subject: how to ask, and what the answers mean.
// Whatever is wrong is kept in the table's TomlErrors; what is returned then counts for nothing.
#pragma once

#include "recovery/gateways/profile.h"
#include "recovery/gateways/toml_table.h"

namespace ichido {

void read_auth(TomlTable table, AuthRule& auth);
[[nodiscard]] LookupRule read_look_up(TomlTable table);
[[nodiscard]] ProbeRule read_probe(TomlTable table);

void read_answer(TomlTable table, AnswerRule& answer);
/// Both need result.answer.
void read_statuses(TomlTable& profile, TomlErrors& errors, Profile& result);
void read_absences(TomlTable table, TomlErrors& errors, Profile& result);

} // namespace ichido
