// The inbox of the window's thread: Qt wakes it, nothing else crosses.
#pragma once

#include "recovery/ports/inbox.h"

#include <QObject>

#include <atomic>

namespace ichido {

class GuiInbox final : public QObject {
    Q_OBJECT

public:
    explicit GuiInbox(QObject* parent = nullptr);

    [[nodiscard]] Inbox::Sender sender() const { return m_inbox.sender(); }

private:
    Q_INVOKABLE void drain();

    std::atomic<bool> m_woken{false}; ///< one event for however many deliveries
    Inbox m_inbox;                    ///< last: it dies first, and nobody wakes this object afterwards
};

} // namespace ichido
