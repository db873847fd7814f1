// JSON as ichidoctl prints it: fields in a fixed order, texts of the database spliced in as they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ichido::ctl {

/// A quoted JSON string. Characters that a terminal would act upon are written as \uXXXX; bytes
/// that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string json_string(std::string_view text);

/// The same for finished JSON, where such characters can only stand within strings.
[[nodiscard]] std::string guarded_json(std::string_view json);

class JsonObject final {
public:
    JsonObject& text(std::string_view name, std::string_view value) { return raw(name, json_string(value)); }
    JsonObject& optional_text(std::string_view name, const std::optional<std::string>& value);
    JsonObject& number(std::string_view name, std::int64_t value) { return raw(name, std::to_string(value)); }
    JsonObject& number(std::string_view name, std::optional<std::int64_t> value);
    JsonObject& boolean(std::string_view name, bool value) { return raw(name, value ? "true" : "false"); }
    /// `json` is a finished value. The database's own text of a number is never read and written again.
    JsonObject& raw(std::string_view name, std::string_view json);
    [[nodiscard]] std::string finished() const { return m_text + '}'; }

private:
    std::string m_text = "{";
};

class JsonArray final {
public:
    JsonArray& raw(std::string_view json);
    [[nodiscard]] std::string finished() const { return m_text + ']'; }

private:
    std::string m_text = "[";
};

} // namespace ichido::ctl
