// Reads requests page by page, both ways, into a model that stays bounded.
#pragma once

#include "models/request_table_model.h"
#include "recovery/domain/query.h"
#include "recovery/ports/request_store.h"
#include "ui/connection/latest.h"

#include <QObject>

#include <chrono>
#include <optional>

namespace ichido {

class ConsoleConnection;

/// The loaded rows are one window of the whole order. At most `most_loaded` rows are kept: reading on
/// one side drops rows on the other, which are read again when somebody scrolls back.
class RequestPager final : public QObject {
    Q_OBJECT

public:
    static constexpr int page_rows = 500;
    static constexpr int most_loaded = 5'000;

    RequestPager(ConsoleConnection& connection, RequestTableModel& model, QObject* parent = nullptr);

    /// From the beginning of the order; the rows that are shown stay until the answer comes.
    void start(Query query, bool newest_first);
    void read_after();
    void read_before();
    /// The loaded window again; the same rows stay the same rows.
    void refresh();
    /// Another database: nothing of the old one may be seen.
    void clear();

    [[nodiscard]] bool reading() const { return m_reading.waiting(); }
    [[nodiscard]] bool more_before() const { return m_anchor.has_value(); }
    [[nodiscard]] bool more_after() const { return m_more_after; }
    [[nodiscard]] bool answered() const { return m_answered; } ///< since start(): an empty list is empty
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; }
    /// From asking to the rows standing in the model.
    [[nodiscard]] std::chrono::milliseconds last_page_time() const { return m_page_time; }
    /// Of it, in the window's thread.
    [[nodiscard]] std::chrono::microseconds last_model_time() const { return m_model_time; }

Q_SIGNALS:
    void changed();
    void rows_will_change(); ///< the view remembers its place
    void rows_have_changed();

private:
    enum class Where { start, after, before, refresh };
    void ask(PageRequest page, Where where);
    void take(Where where, RequestPage page);
    void take_before(RequestPage page);

    ConsoleConnection& m_connection;
    RequestTableModel& m_model;
    Query m_query;
    bool m_newest_first = true;
    std::optional<PageCursor> m_anchor; ///< of the row just before the first loaded one; nothing: there is none
    bool m_more_after = false;
    bool m_answered = false;
    std::optional<Failure> m_failure;
    std::chrono::milliseconds m_page_time{0};
    std::chrono::microseconds m_model_time{0};
    Latest m_reading;
};

} // namespace ichido
