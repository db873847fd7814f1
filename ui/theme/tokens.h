// The colours of the console, by what they mean (the table of docs/interface.md).
#pragma once

#include "models/tone.h"

#include <QColor>

namespace ichido {

enum class Environment;

struct Tint {
    QColor text;
    QColor background;
};

/// One set for light, one for dark; every text on its background has a contrast of 4.5:1 at least.
struct Tokens {
    QColor background; ///< of the window, behind the surfaces
    QColor surface;    ///< of tables, cards, dialogs
    QColor line;
    QColor text;
    QColor muted;
    QColor accent;
    QColor on_accent;
    QColor selection; ///< of a selected row; text stays `text`
    QColor hover;
    bool dark = false;
};

[[nodiscard]] const Tokens& light_tokens();
[[nodiscard]] const Tokens& dark_tokens();

/// The tint of a tone; plain and muted have no background (transparent).
[[nodiscard]] Tint tint(const Tokens& tokens, Tone tone);
/// Development grey, staging blue, production red: solid, with its text.
[[nodiscard]] Tint tint(const Tokens& tokens, Environment environment);

/// WCAG 2 contrast ratio, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

} // namespace ichido
