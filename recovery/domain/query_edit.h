// A query's text with one filter set, replaced or taken out; the rest stays as it was written.
#pragma once

#include <string>
#include <string_view>

namespace ichido {

/// `value` empty: without the filter. A value with spaces or quotes is quoted. A text that cannot be
/// cut into filters is returned as it is.
[[nodiscard]] std::string with_filter(std::string_view text, std::string_view field, std::string_view value);

/// The value of a filter as it is meant, without quotes; empty where there is none or the text cannot
/// be cut.
[[nodiscard]] std::string filter_value(std::string_view text, std::string_view field);

} // namespace ichido
