#include "models/shown_text.h"

#include "recovery/domain/visible_text.h"

namespace ichido {

QString shown_text(std::string_view utf8)
{
    return QString::fromStdString(visible_text(utf8));
}

} // namespace ichido
