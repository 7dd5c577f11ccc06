#include "grader/score/terminated.hpp"

#include <string>

namespace grader {
namespace {

// What stands in `text` up to `end`; all of it if that is not there.
std::string_view up_to(std::string_view text, char end) {
  return text.substr(0, text.find(end));
}

}  // namespace

std::optional<Thrown> read_terminated(std::string_view printed) {
  constexpr std::string_view start = "terminate called ";
  constexpr std::string_view before_type = "after throwing an instance of '";
  constexpr std::string_view before_text = "'\n  what():  ";
  const std::size_t at = printed.rfind(start);
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view said = printed.substr(at + start.size());
  if (!said.starts_with(before_type)) return Thrown{};
  said.remove_prefix(before_type.size());
  const std::string_view type = up_to(said, '\'');
  Thrown thrown{std::string(type), ""};
  const std::string_view rest = said.substr(type.size());
  if (rest.starts_with(before_text)) thrown.text = up_to(rest.substr(before_text.size()), '\n');
  return thrown;
}

}  // namespace grader
