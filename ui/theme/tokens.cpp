#include "ui/theme/tokens.h"

#include "recovery/domain/connection_profile.h"

#include <algorithm>
#include <cmath>

namespace ichido {

namespace {

double linear_light(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double relative_luminance(const QColor& color)
{
    return 0.2126 * linear_light(color.redF()) + 0.7152 * linear_light(color.greenF()) +
           0.0722 * linear_light(color.blueF());
}

Tint light_or_dark(const Tokens& tokens, QRgb light_text, QRgb light_back, QRgb dark_text, QRgb dark_back)
{
    return tokens.dark ? Tint{QColor(dark_text), QColor(dark_back)} : Tint{QColor(light_text), QColor(light_back)};
}

} // namespace

const Tokens& light_tokens()
{
    static const Tokens tokens{.background = QColor(0xF4F6F8),
                               .surface = QColor(0xFFFFFF),
                               .line = QColor(0xDDE2E8),
                               .text = QColor(0x17202B),
                               .muted = QColor(0x566373),
                               .accent = QColor(0x2B59C3),
                               .on_accent = QColor(0xFFFFFF),
                               .selection = QColor(0xE4ECFB),
                               .hover = QColor(0xEEF1F5),
                               .dark = false};
    return tokens;
}

const Tokens& dark_tokens()
{
    static const Tokens tokens{.background = QColor(0x12161C),
                               .surface = QColor(0x191F28),
                               .line = QColor(0x2B3441),
                               .text = QColor(0xE4E9F0),
                               .muted = QColor(0x98A6B8),
                               .accent = QColor(0x83A8FF),
                               .on_accent = QColor(0x12161C),
                               .selection = QColor(0x223356),
                               .hover = QColor(0x212936),
                               .dark = true};
    return tokens;
}

Tint tint(const Tokens& tokens, Tone tone)
{
    switch (tone) {
    case Tone::plain:
        return {tokens.text, Qt::transparent};
    case Tone::muted:
        return {tokens.muted, Qt::transparent};
    case Tone::processing:
        return light_or_dark(tokens, 0x1E4E8C, 0xE3EEFA, 0x93C5FD, 0x16304E);
    case Tone::completed:
        return light_or_dark(tokens, 0x166534, 0xDFF5E6, 0x86EFAC, 0x12341F);
    case Tone::failed:
        return light_or_dark(tokens, 0x6B2137, 0xF7E3E9, 0xF3A8BC, 0x3D1A26);
    case Tone::over:
    case Tone::person:
        return light_or_dark(tokens, 0x92400E, 0xFEF3C7, 0xFCD34D, 0x3B2F10);
    case Tone::three_times:
        return light_or_dark(tokens, 0x9A3412, 0xFFE8D6, 0xFDBA74, 0x40250F);
    case Tone::ten_times:
    case Tone::alarm:
        return light_or_dark(tokens, 0xA61B1B, 0xFDE3E3, 0xFCA5A5, 0x451A1C);
    }
    return {tokens.text, Qt::transparent};
}

Tint tint(const Tokens& tokens, Environment environment)
{
    switch (environment) {
    case Environment::development:
        return light_or_dark(tokens, 0xFFFFFF, 0x566373, 0x12161C, 0x98A6B8);
    case Environment::staging:
        return light_or_dark(tokens, 0xFFFFFF, 0x1E4E8C, 0x12161C, 0x93C5FD);
    case Environment::production:
        return light_or_dark(tokens, 0xFFFFFF, 0xA61B1B, 0x12161C, 0xF87171);
    }
    return {tokens.text, tokens.background};
}

double contrast(const QColor& a, const QColor& b)
{
    const double one = relative_luminance(a) + 0.05;
    const double other = relative_luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

} // namespace ichido
