// What is measured, each on the one sandbox of a run.
#pragma once

#include "tests/bench/figure.h"
#include "tests/support/window/window_sandbox.h"

#include <QApplication>

#include <cstdint>

namespace ichido::bench {

struct Sizes {
    std::int64_t rows = 300'000;
    int pairs = 60;
};

/// Measures how long the window's thread is busy with each delivery from other threads.
class TimedApplication final : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    std::function<void(double milliseconds)> delivered; ///< after what arrived in a GuiInbox was handled
};

/// All throw std::runtime_error where something cannot be measured.
[[nodiscard]] Figure measure_page(const test::WindowSandbox& sandbox, const Sizes& sizes);
[[nodiscard]] Figure measure_page_gui(const test::WindowSandbox& sandbox, const Sizes& sizes, TimedApplication& app);
[[nodiscard]] Figure measure_first_window(const test::WindowSandbox& sandbox, const Sizes& sizes);

/// "300,000 rows"
[[nodiscard]] std::string rows_text(std::int64_t rows);

} // namespace ichido::bench
