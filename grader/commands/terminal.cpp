#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/text.hpp"
#include "grader/commands/commands.hpp"

namespace grader {

std::string sentence_lines(const std::string& start, const Message& message, Language language) {
  const std::string text = start + grader::say(message, language);
  if (text.find('\n') != std::string::npos) return text + "\n";
  return fmt::format("{}\n", fmt::join(wrap(text, 80), "\n"));
}

void Terminal::tell(const Message& message) const {
  note(sentence_lines("", message, language));
}

void Terminal::say(const Message& message) const {
  out(sentence_lines("", message, language));
}

}  // namespace grader
