// What the shell asks of every page.
#pragma once

#include "recovery/domain/identifiers.h"

#include <QList>
#include <QWidget>

#include <optional>

class QAction;

namespace ichido {

class Page : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0;
    /// Reads again, keeping scroll, selection and drafts. `quiet`: nobody asked for it, so nothing
    /// moves while the pointer or the keyboard holds something.
    virtual void refresh(bool quiet) = 0;
    /// What the command palette and the shell's shortcuts offer while this page exists.
    [[nodiscard]] virtual QList<QAction*> page_actions() const { return {}; }
    /// Where the keyboard starts on this page.
    virtual void take_focus() = 0;

Q_SIGNALS:
    /// The row that the inspector shows; nothing: none.
    void current_changed(std::optional<ichido::RequestKey> request);
};

} // namespace ichido
