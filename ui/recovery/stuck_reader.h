// Reads every stuck intent that matches, page by page, into the model of the list.
#pragma once

#include "models/stuck_table_model.h"
#include "recovery/domain/query.h"
#include "recovery/ports/request_store.h"
#include "ui/connection/latest.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ichido {

class ConsoleConnection;

/// The list is bounded by what is stuck, not by the table; beyond most_rows it says that there are more.
class StuckReader final : public QObject {
    Q_OBJECT

public:
    static constexpr int page_rows = 500;
    static constexpr int most_rows = 10'000;

    StuckReader(ConsoleConnection& connection, StuckTableModel& model, QObject* parent = nullptr);

    /// Reads anew; rows that are shown stay the same rows while their keys are still stuck.
    void start(Query query);
    void clear();
    /// Of a connection that was just opened: it is made while login and organisations are asked for on
    /// another, so that start() finds it standing. Nothing is shown of this.
    void connect_early();

    [[nodiscard]] bool reading() const { return m_reading.waiting(); }
    [[nodiscard]] bool answered() const { return m_answered; }
    [[nodiscard]] bool more() const { return m_more; } ///< more match than were read
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; }

Q_SIGNALS:
    void changed();
    void rows_will_change();
    void rows_have_changed();

private:
    void read(std::optional<PageCursor> after);
    void take(StuckPage page);

    ConsoleConnection& m_connection;
    StuckTableModel& m_model;
    Query m_query;
    std::vector<StuckRow> m_rows; ///< of the pages so far
    bool m_answered = false;
    bool m_more = false;
    std::optional<Failure> m_failure;
    Latest m_reading;
};

} // namespace ichido
