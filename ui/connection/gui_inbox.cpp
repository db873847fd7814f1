#include "ui/connection/gui_inbox.h"

#include <QMetaObject>

namespace ichido {

GuiInbox::GuiInbox(QObject* parent)
    : QObject(parent), m_inbox([this] {
        if (!m_woken.exchange(true))
            QMetaObject::invokeMethod(this, "drain", Qt::QueuedConnection);
    })
{
}

void GuiInbox::drain()
{
    m_woken = false; // before draining: what arrives from here on wakes again
    m_inbox.drain();
}

} // namespace ichido
