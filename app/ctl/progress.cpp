#include "app/ctl/progress.h"

#include "recovery/domain/visible_text.h"

#include <chrono>
#include <cstdio>
#include <unistd.h>

namespace ichido::ctl {

namespace {

using SteadyTime = std::chrono::steady_clock::time_point;

SteadyTime last_shown;
bool line_stands = false;

} // namespace

void show_progress(const QString& line)
{
    const auto now = std::chrono::steady_clock::now();
    if (now - last_shown < std::chrono::milliseconds(100) || ::isatty(STDERR_FILENO) == 0)
        return;
    last_shown = now;
    line_stands = true;
    const std::string text = "\r\x1b[K" + visible_text(line.toStdString());
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

void clear_progress()
{
    if (!line_stands)
        return;
    line_stands = false;
    std::fputs("\r\x1b[K", stderr);
}

} // namespace ichido::ctl
