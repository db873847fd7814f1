// The one long work of the console: an ask or an apply, with how it goes.
#pragma once

#include "recovery/domain/verdict_counts.h"
#include "recovery/workflow/recovery_runner.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>

namespace ichido {

class ConsoleConnection;

class RecoveryJob final : public QObject {
    Q_OBJECT

public:
    enum class Kind { none, ask, apply };

    explicit RecoveryJob(ConsoleConnection& connection, QObject* parent = nullptr);

    /// False: refused, because one runs already or the connection does not allow it.
    bool ask(AskOptions options);
    bool apply(Plan plan, std::string reason);
    void pause();
    void resume();
    void cancel();

    /// A whole sentence; empty: it may. Busy comes first, then what the connection says.
    [[nodiscard]] QString why_not_ask() const;
    [[nodiscard]] QString why_not_settle() const;
    /// Why nothing else may begin, be it an ask, an apply or another connection; empty: nothing runs.
    [[nodiscard]] QString why_busy() const;

    [[nodiscard]] Kind kind() const { return m_kind; } ///< of what runs, or of what ran last
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool paused() const { return m_paused; }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] bool total_is_known() const { return m_total_is_known; }
    [[nodiscard]] Duration elapsed() const { return m_elapsed; }
    /// Of the running or last ask.
    [[nodiscard]] const std::map<VerdictKind, int>& verdicts() const { return m_verdicts; }
    /// Of the running or last apply.
    [[nodiscard]] const ApplySummary& summary() const { return m_summary; }
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; }
    [[nodiscard]] const std::map<std::string, Failure>& gateway_failures() const { return m_gateway_failures; }
    [[nodiscard]] bool cancelled() const { return m_cancelled; }
    /// What the last apply was given, to apply it again: every command answers with its first outcome.
    [[nodiscard]] const std::optional<Plan>& applied_plan() const { return m_applied; }
    [[nodiscard]] const std::string& reason() const { return m_reason; }

Q_SIGNALS:
    void changed();                         ///< anything above
    void planned(const ichido::Plan& plan); ///< an ask went to its end, cancelled or not
    void settled(const std::vector<ichido::AppliedLine>& lines);
    void apply_ended(const ichido::ApplyEnd& end);

private:
    void begin(Kind kind);
    void forget();

    ConsoleConnection& m_connection;
    Kind m_kind = Kind::none;
    bool m_running = false;
    bool m_paused = false;
    bool m_cancelled = false;
    int m_done = 0;
    int m_total = 0;
    bool m_total_is_known = false;
    Duration m_elapsed{0};
    std::map<VerdictKind, int> m_verdicts;
    ApplySummary m_summary;
    std::optional<Failure> m_failure;
    std::map<std::string, Failure> m_gateway_failures;
    std::optional<Plan> m_applied;
    std::string m_reason;
};

} // namespace ichido
