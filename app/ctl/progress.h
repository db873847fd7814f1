// One line of progress on a terminal; nothing anywhere else.
#pragma once

#include <QString>

namespace ichido::ctl {

/// Replaces the line before; at most ten times a second. Nothing unless standard error is a terminal.
void show_progress(const QString& line);
/// Takes the line away, so that something else can be written there.
void clear_progress();

} // namespace ichido::ctl
