#include "grader/report/paint.hpp"

#include <fmt/format.h>

namespace grader {
namespace {

int code_of(Paint paint) {
  switch (paint) {
    case Paint::bold:
      return 1;
    case Paint::dim:
      return 2;
    case Paint::red:
      return 31;
    case Paint::green:
      return 32;
    case Paint::plain:
      break;
  }
  return 0;
}

}  // namespace

std::string painted(std::string_view text, Paint paint, bool colour) {
  if (!colour || paint == Paint::plain || text.empty()) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", code_of(paint), text);
}

}  // namespace grader
