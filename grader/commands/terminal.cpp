#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"
#include "grader/commands/commands.hpp"

namespace grader {

std::string sentence_lines(const std::string& start, const Message& message, Language language,
                           bool wraps) {
  const std::string text = make_safe(start + grader::say(message, language));
  if (!wraps || text.find('\n') != std::string::npos) return text + "\n";
  return fmt::format("{}\n", fmt::join(wrap(text, 80), "\n"));
}

void Terminal::tell(const Message& message) const {
  note(sentence_lines("", message, language, wraps));
}

void Terminal::say(const Message& message) const {
  out(sentence_lines("", message, language, wraps));
}

}  // namespace grader
