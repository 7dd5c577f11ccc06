// Just enough UTF-8 to put a caret under the right character of an author's line.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace grader {

// Where `text` first stops being UTF-8 (overlong forms and surrogates included), or nothing.
std::optional<std::size_t> find_bad_utf8(std::string_view text);

// The characters of valid UTF-8, one view each.
std::vector<std::string_view> split_characters(std::string_view text);

}  // namespace grader
