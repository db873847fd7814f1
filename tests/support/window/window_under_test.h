// The window with everything it needs, and choices that are kept nowhere.
#pragma once

#include "recovery/workflow/system_clock.h"
#include "tests/support/window/switched_backends.h"
#include "ui/shell/main_window.h"
#include "ui/shell/preferences.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModel>

#include <map>
#include <memory>
#include <string>

namespace ichido::test {

class MemoryPreferences final : public Preferences {
    Q_OBJECT

public:
    explicit MemoryPreferences(Theme& theme);
    [[nodiscard]] QString language() const override { return m_language; }
    void set_language(const QString& code) override;
    [[nodiscard]] ThemeChoice theme() const override { return m_theme.choice(); }
    void set_theme(ThemeChoice choice) override { m_theme.choose(choice); }

private:
    Theme& m_theme;
    QString m_language = QStringLiteral("en");
};

/// Answers at once, in the asking thread.
class MemoryBook final : public ConnectionBook {
public:
    void read(Reply<SavedConnections> reply) override { reply(saved); }
    void write(SavedConnections connections, Reply<Nothing> reply) override
    {
        saved = std::move(connections);
        reply(Nothing{});
    }
    SavedConnections saved;
};

class MemoryShelf final : public PlanShelf {
public:
    void save(std::string path, Plan plan, Reply<Nothing> reply) override
    {
        plans.insert_or_assign(std::move(path), std::move(plan));
        reply(Nothing{});
    }
    std::map<std::string, Plan> plans;
};

/// Members in the order in which they need each other.
struct WindowUnderTest {
    explicit WindowUnderTest(ConnectionPace pace = {}, std::function<std::unique_ptr<DemoSandbox>()> make_demo = {});

    Theme& theme; ///< one for the whole program
    MemoryPreferences preferences;
    SystemClock clock;
    SystemRandom random;
    SwitchedBackends backends;
    MemoryBook book;
    MemoryShelf shelf;
    std::unique_ptr<MainWindow> window;
};

/// The text of a cell as it is shown, found by its column's title.
[[nodiscard]] QString cell(const QAbstractItemModel& model, int row, const QString& title);

} // namespace ichido::test
