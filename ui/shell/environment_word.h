// The environment's word, as strip and dialogs show it.
#pragma once

#include "recovery/domain/connection_profile.h"

#include <QString>

namespace ichido {

[[nodiscard]] QString environment_word(Environment environment); ///< "PRODUCTION"

} // namespace ichido
