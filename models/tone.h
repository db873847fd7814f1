// What a cell means, before anybody decides on colours.
#pragma once

#include <QMetaType>

namespace ichido {

/// The theme has a text and a background colour and a shape for each; never by colour alone.
enum class Tone {
    plain,       ///< text without a pill
    muted,       ///< text without a pill, less important
    processing,  ///< ◌
    completed,   ///< ✓
    failed,      ///< ✕
    over,        ///< △ over the threshold
    three_times, ///< ◆
    ten_times,   ///< ▲
    person,      ///< ! a person decides
    alarm,       ///< ! at once
};

} // namespace ichido

Q_DECLARE_METATYPE(ichido::Tone)
