#include "grader/build/signature.hpp"

#include <algorithm>
#include <cctype>

namespace grader {
namespace {

// No result type and no list of parameters is longer; a text may hold a name a hundred thousand
// times, and around each only this much is looked at.
constexpr std::size_t longest = 2000;

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// The text with its comments blanked out; strings are left, declarations hold none.
std::string without_comments(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view rest = text.substr(i);
    const bool line = rest.starts_with("//"), block = rest.starts_with("/*");
    if (!line && !block) {
      plain += text[i++];
      continue;
    }
    const std::size_t end = text.find(line ? "\n" : "*/", i + 2);
    i = end == std::string_view::npos ? text.size() : end + (line ? 0 : 2);
    plain += ' ';
  }
  return plain;
}

// Where `name` stands as a word of its own with "(" behind it, from `from` on.
std::size_t find_call(const std::string& text, const std::string& name, std::size_t from) {
  for (std::size_t at = from; (at = text.find(name, at)) != std::string::npos; ++at) {
    std::size_t next = at + name.size();
    while (next < text.size() && text[next] == ' ') ++next;
    const bool starts = at == 0 || !is_word(text[at - 1]);
    if (starts && next < text.size() && text[next] == '(') return at;
  }
  return std::string::npos;
}

std::string on_one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const bool blank = std::isspace(static_cast<unsigned char>(c)) != 0;
    if (!blank)
      line += c;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  }
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

}  // namespace

std::string signature_in(std::string_view text, const std::string& function) {
  const std::size_t colons = function.rfind("::");
  const std::string name = colons == std::string::npos ? function : function.substr(colons + 2);
  const std::string plain = without_comments(text);
  for (std::size_t at = 0; (at = find_call(plain, name, at)) != std::string::npos; ++at) {
    const std::string_view around(plain);
    const std::string_view before =
        around.substr(at - std::min(at, longest), std::min(at, longest));
    const std::string_view after = around.substr(at + name.size(), longest);
    const std::size_t end = after.find_first_of(";{");
    if (end == std::string_view::npos) continue;
    const std::string result = on_one_line(before.substr(before.find_last_of(";{}#)") + 1));
    // With no type before it, it is a call; so it is after an operator or "return".
    if (result.empty() ||
        !(is_word(result.back()) || result.back() == '&' || result.back() == '>') ||
        result.ends_with("return"))
      continue;
    return result + " " + function + on_one_line(after.substr(0, end));
  }
  return "";
}

}  // namespace grader
