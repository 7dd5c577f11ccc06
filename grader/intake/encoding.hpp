// The bytes of a source file -> text in UTF-8, however the editor saved it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "grader/base/file.hpp"

namespace grader {

struct DecodedText {
  std::string text;      // valid UTF-8, lines end with "\n", no byte order mark
  std::string encoding;  // what it was read as, "UTF-16 LE"; "" for UTF-8
  std::size_t damaged =
      0;  // of otherwise good UTF-8: the line (from 1) where a character is cut off
};

// Nothing if `bytes` are no text at all: a program, a picture, an archive.
//
// The order: a byte order mark decides; zero bytes at every second place are UTF-16 without one;
// what is UTF-8 is UTF-8, also where a few characters of it are damaged (they become U+FFFD); bytes
// above 127 that come in pairs are GB18030 (which holds GBK and GB2312), single ones Windows-1252,
// or Latin-1 where not even that fits. A stray zero byte is left out, as g++ does it.
std::optional<DecodedText> decode_source(const Bytes& bytes);

}  // namespace grader
