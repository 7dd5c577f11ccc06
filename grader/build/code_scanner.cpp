#include "grader/build/code_scanner.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace grader {
namespace {

bool is_letter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

class Scanner {
 public:
  Scanner(std::string_view text, const Seen& seen) : text_(text), seen_(seen) {}

  void scan() {
    bool line_begins = true;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '#' && line_begins) {
        directive();
      } else {
        const bool blank = c == ' ' || c == '\t';
        line_begins = c == '\n' || (line_begins && (blank || rest().starts_with("/*")));
        step(c);
      }
    }
  }

 private:
  std::string_view rest() const { return text_.substr(at_); }

  void step(char c) {
    if (rest().starts_with("//")) return skip_line();
    if (rest().starts_with("/*")) return skip_past("*/", at_ + 2);
    if (c == '"' || c == '\'') return literal(c);
    if (is_digit(c)) return number();
    if (is_letter(c)) return word();
    if (static_cast<unsigned char>(c) < 128) {
      ++at_;
      return;
    }
    const Character character = first_of(rest());
    seen_(character, at_, false);
    at_ += character.bytes.size();
  }

  // The length of what joins this line to the next: a backslash, blanks perhaps, and the end.
  std::size_t joint_at(std::size_t at) const {
    if (at >= text_.size() || text_[at] != '\\') return 0;
    const std::size_t end = text_.find_first_not_of(" \t", at + 1);
    return end != std::string_view::npos && text_[end] == '\n' ? end + 1 - at : 0;
  }

  // To the end of the line, or of the lines that backslashes join to it.
  void skip_line() {
    while (at_ < text_.size() && text_[at_] != '\n') at_ += std::max<std::size_t>(joint_at(at_), 1);
  }

  void skip_past(std::string_view end, std::size_t from) {
    const std::size_t found = text_.find(end, from);
    at_ = found == std::string_view::npos ? text_.size() : found + end.size();
  }

  // "0x1F", "1'000'000", "1.5e-3": the apostrophes begin no literal.
  void number() {
    const auto inside = [&](std::size_t at) {
      if (is_letter(text_[at]) || text_[at] == '.') return true;
      return text_[at] == '\'' && at + 1 < text_.size() && is_letter(text_[at + 1]);
    };
    while (at_ < text_.size() && inside(at_)) ++at_;
  }

  void word() {
    static constexpr std::string_view raw[] = {"R", "u8R", "uR", "UR", "LR"};
    const std::size_t start = at_;
    while (at_ < text_.size() && is_letter(text_[at_])) ++at_;
    const std::string_view word = text_.substr(start, at_ - start);
    const bool is_raw = std::find(std::begin(raw), std::end(raw), word) != std::end(raw);
    if (is_raw && rest().starts_with('"')) raw_literal();
  }

  // R"x(...)x"
  void raw_literal() {
    const std::size_t open = text_.find('(', at_);
    if (open == std::string_view::npos || open - at_ > 17) return;  // none: "x" has at most 16
    const std::string end = ")" + std::string(text_.substr(at_ + 1, open - at_ - 1)) + "\"";
    skip_past(end, open + 1);
  }

  void literal(char quote) {
    const std::size_t start = at_++;
    while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
      const std::size_t joint = joint_at(at_);
      at_ += joint > 0 ? joint : text_[at_] == '\\' && at_ + 1 < text_.size() ? 2 : 1;
    }
    at_ = std::min(at_, text_.size());
    if (at_ < text_.size() && text_[at_] == quote)
      ++at_;
    else
      tell_of_literal(start);
  }

  void tell_of_literal(std::size_t start) {
    std::size_t offset = start;
    for (const Character& character : characters_of(text_.substr(start, at_ - start))) {
      if (character.code > 127) seen_(character, offset, true);
      offset += character.bytes.size();
    }
  }

  void directive() {
    at_ = std::min(text_.find_first_not_of(" \t", at_ + 1), text_.size());
    const std::string_view line = rest().substr(0, rest().find('\n'));
    const auto is = [&](std::string_view name) {
      return line.starts_with(name) &&
             !is_letter((line.size() > name.size() ? line[name.size()] : ' '));
    };
    if (is("error") || is("warning")) return skip_line();
    if (is("if") && is_zero(line.substr(2))) skip_switched_off();
  }

  static bool is_zero(std::string_view condition) {
    const std::size_t at = condition.find('0');
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    if (at == std::string_view::npos || at == 0) return false;
    const std::string_view after = condition.substr(at + 1);
    const auto next = std::find_if_not(after.begin(), after.end(), blank);
    return std::all_of(condition.begin(), condition.begin() + static_cast<std::ptrdiff_t>(at),
                       blank) &&
           (next == after.end() || *next == '/');
  }

  // To the #endif or #else of an #if 0; other conditions may lie in between.
  void skip_switched_off() {
    for (int depth = 1; depth > 0 && at_ < text_.size();) {
      skip_line();
      at_ = std::min(text_.find_first_not_of(" \t\n", at_), text_.size());
      if (!rest().starts_with('#')) continue;
      at_ = std::min(text_.find_first_not_of(" \t", at_ + 1), text_.size());
      if (rest().starts_with("if")) ++depth;
      if (rest().starts_with("endif")) --depth;
      if (depth == 1 && rest().starts_with("el")) return;
    }
  }

  std::string_view text_;
  const Seen& seen_;
  std::size_t at_ = 0;
};

}  // namespace

void scan_code(std::string_view text, const Seen& seen) {
  Scanner(text, seen).scan();
}

}  // namespace grader
