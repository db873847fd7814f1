// What happened to one request, oldest first.
#pragma once

#include "models/table_model.h"
#include "recovery/domain/policy.h"
#include "recovery/ports/request_store.h"

#include <optional>
#include <vector>

namespace ichido {

/// The claim, passing the threshold, every stored answer of the gateway, every audited write.
class TimelineModel final : public TableModel {
    Q_OBJECT

public:
    enum Column { time, what, who, columns };

    explicit TimelineModel(QObject* parent = nullptr);
    void set_detail(const RequestDetail& detail, const Organization* organization);
    void clear();
    void retranslate();

protected:
    [[nodiscard]] int row_count() const override { return static_cast<int>(m_events.size()); }
    [[nodiscard]] int column_count() const override { return columns; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QString text(int row, int column) const override;
    [[nodiscard]] QString full_text(int row, int column) const override;
    [[nodiscard]] QVariant sort_value(int row, int column) const override;
    [[nodiscard]] Tone tone(int row, int column) const override;
    [[nodiscard]] bool fixed_width(int column) const override;

private:
    struct Event {
        Instant at;
        QString what;
        QString who;
        Tone tone = Tone::plain;
        bool operator==(const Event&) const = default;
    };
    [[nodiscard]] std::vector<Event> events_of(const RequestDetail& detail) const;

    std::optional<RequestDetail> m_detail;
    std::optional<Organization> m_organization;
    std::vector<Event> m_events;
};

} // namespace ichido
