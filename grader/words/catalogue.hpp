// The sentences themselves, a table per language. Both have the same ids, sorted.
//
// A text is a fmt format string with named placeholders. {name} is replaced by the value as it is;
// {name:one|many} chooses by the value: "one" if it is "1", else "many".
#pragma once

#include <span>
#include <string_view>

#include "grader/words/words.hpp"

namespace grader {

struct Sentence {
  std::string_view id, text;
};

// Every sentence of `language`, sorted by id.
std::span<const Sentence> catalogue(Language language);

std::span<const Sentence> catalogue_en();
std::span<const Sentence> catalogue_zh();

}  // namespace grader
