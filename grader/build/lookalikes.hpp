// Characters that look like C++ and are none: full-width punctuation, typographic quotes, invisible
// spaces. A compiler's words about them help nobody who types Chinese.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "grader/result/result.hpp"

namespace grader {

struct Lookalike {
  std::int64_t line = 0, column = 0;  // from 1; columns count characters
  std::string character;              // in UTF-8
  std::string id;                     // of the sentence about its kind, "lookalike.full_width"
  std::string key;                    // what to type instead; "" for nothing at all
  std::int64_t more = 0;              // further ones after it
};

// The first of them in `text` that is neither in a literal, nor in a comment, nor in a part that is
// switched off with #if 0. Some may stand in a program that compiles (in names): so ask only about
// one that does not.
std::optional<Lookalike> find_lookalike(std::string_view text);

// What to tell of the first one in `text`, instead of the compiler's words; nothing if there is
// none.
std::optional<CompilerMessage> explain_lookalike(std::string_view text);

}  // namespace grader
