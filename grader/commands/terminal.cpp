#include "grader/commands/commands.hpp"

namespace grader {

void Terminal::tell(const Message& message) const {
  note(say(message, language) + "\n");
}

}  // namespace grader
