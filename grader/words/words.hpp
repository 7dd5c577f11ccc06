// Sentences in the reader's language. Every text that a person reads comes from here, or from an
// author.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grader/base/message.hpp"

namespace grader {

enum class Language : std::uint8_t { english, chinese };

// The sentence `message` names, its {placeholders} filled. Values stand in it as they are: whoever
// takes them from a student's code makes them safe first (see base/text.hpp).
// Throws std::logic_error if the catalogue does not know the id, or a placeholder has no value.
std::string say(const Message& message, Language language);

// What an author wrote, in `language`; in the other one where this is empty.
std::string say(const Words& words, Language language);

// Sentences one after the other, as `language` joins them.
std::string say_all(const std::vector<Message>& messages, Language language);

// `option` is what --lang was given, "" if it was not; then the first of the three variables that
// is not empty decides. Throws Misuse if `option` is neither a kind of "en" nor of "zh".
Language choose_language(std::string_view option, std::string_view lc_all,
                         std::string_view lc_messages, std::string_view lang);

}  // namespace grader
