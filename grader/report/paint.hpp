// Colours of a terminal. They only underline what the text says without them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace grader {

enum class Paint : std::uint8_t { plain, bold, dim, green, red };

// `text` between the terminal codes of `paint`; as it is where `colour` is off.
std::string painted(std::string_view text, Paint paint, bool colour);

}  // namespace grader
