// The text of one file that an author wrote, and the places in it.
#pragma once

#include <compare>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace grader {

// Both count from 1; columns count characters.
struct Place {
  std::size_t line = 1, column = 1;

  auto operator<=>(const Place&) const = default;
};

struct SourceFile {
  std::string path;     // as it is shown
  std::string text;     // UTF-8
  std::string refused;  // what is there instead, "a folder", "a pipe": then there is no text
};

// Files of authors are small; everything above is a mistake or an attack.
inline constexpr std::size_t largest_source = std::size_t{1} << 20U;

// What `path` holds; links are followed. Nothing is read of what is no file, cannot be read or is
// longer than `largest_source`. Never waits for a pipe.
SourceFile read_source(const std::filesystem::path& path);

// The place of the byte at `offset`.
Place place_of(const SourceFile& file, std::size_t offset);

// The line with its number and, under it, a caret with tildes below `length` bytes at `offset`.
// Both lines end with a line feed. Of a long line only the part around the caret is shown.
std::string excerpt(const SourceFile& file, std::size_t offset, std::size_t length);

}  // namespace grader
