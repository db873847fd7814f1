// `page_gui`: how long the window's thread is busy with a page while somebody pages down.
#include "tests/bench/measures.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/connection/gui_inbox.h"
#include "ui/requests/request_pager.h"
#include "ui/requests/requests_page.h"
#include "ui/widgets/table_view.h"

#include <QScrollBar>

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace ichido::bench {

namespace {

constexpr double gui_budget_ms = 2;
constexpr std::int64_t most_pages = 100; ///< ten times what the window keeps: most of them drop rows, too

} // namespace

bool TimedApplication::notify(QObject* receiver, QEvent* event)
{
    if (!delivered || event->type() != QEvent::MetaCall || !qobject_cast<GuiInbox*>(receiver))
        return QApplication::notify(receiver, event);
    const Stopwatch watch;
    const bool done = QApplication::notify(receiver, event);
    if (delivered)
        delivered(watch.milliseconds());
    return done;
}

Figure measure_page_gui(const test::WindowSandbox& sandbox, const Sizes& sizes, TimedApplication& app)
{
    // Without the heartbeat only pages are read while somebody pages down.
    test::WindowUnderTest console({.heartbeat = std::chrono::milliseconds(0)});
    MainWindow& window = *console.window;
    const RequestPager& pager = window.requests().pager();
    window.show();
    window.show_page(MainWindow::requests_page);
    window.open({"bench", sandbox.uri(), Environment::development});
    test::until("organisations and first rows",
                [&] { return !window.connection().organizations().empty() && pager.answered() && !pager.reading(); });

    auto* view = window.requests().findChild<TableView*>();
    if (!view || !view->isVisible())
        throw std::runtime_error("the requests are not shown");
    bool page_came = false;
    // The view lays itself out in the next turn of the event loop; here at once, so that it counts.
    const auto laid_out = QObject::connect(&pager, &RequestPager::rows_have_changed, view, [&] {
        page_came = true;
        view->doItemsLayout();
    });
    std::vector<double> busy, painting;
    app.delivered = [&](double milliseconds) {
        if (!std::exchange(page_came, false))
            return;
        busy.push_back(milliseconds);
        const Stopwatch watch;
        view->viewport()->repaint();
        painting.push_back(watch.milliseconds());
    };
    const auto pages = static_cast<std::size_t>(std::clamp<std::int64_t>(sizes.rows / 500 - 1, 1, most_pages));
    test::until("the last page", [&] {
        if (!pager.reading())
            view->verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return busy.size() >= pages;
    });
    app.delivered = nullptr;
    QObject::disconnect(laid_out);

    Figure figure;
    figure.name = "page_gui";
    figure.measured = median(busy);
    figure.limit = gui_budget_ms;
    figure.ratio = figure.measured / figure.limit;
    figure.reach = 1;
    char worst[96];
    (void)std::snprintf(worst, sizeof worst, "; the worst %.2f ms; painting, not counted, %.2f ms",
                        *std::max_element(busy.begin(), busy.end()), median(painting));
    figure.text = "median of " + std::to_string(busy.size()) + " pages of " + rows_text(sizes.rows) +
                  " in the window's thread, beside its budget" + worst;
    return figure;
}

} // namespace ichido::bench
