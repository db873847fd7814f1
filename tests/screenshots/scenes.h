// What people see, state by state: the pages and dialogs of one window on one sandbox.
#pragma once

#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_under_test.h"

#include <QString>

#include <functional>
#include <vector>

namespace ichido {

/// Brought about by what a person or the world does; each goes on from the one before.
struct Scene {
    QString name; ///< "<page or dialog>-<state>"
    std::function<void()> reach;
    /// What is drawn; the window where it is nothing.
    std::function<QWidget*()> picture;
};

/// Throws std::runtime_error where a state is not reached in time.
[[nodiscard]] std::vector<Scene> scenes(test::WindowUnderTest& console, test::WindowSandbox& sandbox);

} // namespace ichido
