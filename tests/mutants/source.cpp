#include "tests/mutants/source.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace grader::mutants {
namespace {

bool in_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

// Where what begins at `from` ends: a string with its escapes, or a comment.
std::size_t end_of_string(std::string_view text, std::size_t from) {
  std::size_t at = from + 1;
  while (at < text.size() && text[at] != text[from]) at += text[at] == '\\' ? 2U : 1U;
  return std::min(at + 1, text.size());
}

std::size_t end_of_comment(std::string_view text, std::size_t from) {
  const bool line = text.substr(from, 2) == "//";
  const std::size_t end = text.find(line ? "\n" : "*/", from + 2);
  return end == std::string_view::npos ? text.size() : end + (line ? 0 : 2);
}

std::size_t length_of_sign(std::string_view rest) {
  constexpr std::array<std::string_view, 14> two = {
      "->", "++", "--", "+=", "-=", "*=", "/=", "<=", ">=", "==", "!=", "&&", "||", "::"};
  return std::find(two.begin(), two.end(), rest.substr(0, 2)) == two.end() ? 1 : 2;
}

std::size_t length_of_word(std::string_view rest, bool number) {
  std::size_t length = 1;
  const auto belongs = [&](char c, char before) {
    if (in_word(c) || (number && c == '.')) return true;
    return number && (c == '-' || c == '+') && (before == 'e' || before == 'E');
  };
  while (length < rest.size() && belongs(rest[length], rest[length - 1])) ++length;
  return length;
}

Token token_at(std::string_view code, std::size_t at) {
  const std::string_view rest = code.substr(at);
  const auto token = [&](Kind kind, std::size_t length) {
    return Token{kind, at, std::string(rest.substr(0, length))};
  };
  if (rest[0] == '#') return token(Kind::directive, std::min(rest.find('\n'), rest.size()));
  if (rest[0] == '"' || rest[0] == '\'') return token(Kind::text, end_of_string(code, at) - at);
  const bool digit = std::isdigit(static_cast<unsigned char>(rest[0]));
  if (digit) return token(Kind::number, length_of_word(rest, true));
  if (in_word(rest[0])) return token(Kind::word, length_of_word(rest, false));
  return token(Kind::sign, length_of_sign(rest));
}

void pair(std::vector<Token>& tokens, std::size_t open, std::size_t close) {
  tokens[open].partner = close;
  tokens[close].partner = open;
}

void pair_brackets(std::vector<Token>& tokens) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].is("(") || tokens[i].is("[") || tokens[i].is("{")) open.push_back(i);
    if (open.empty() || !(tokens[i].is(")") || tokens[i].is("]") || tokens[i].is("}"))) continue;
    pair(tokens, open.back(), i);
    open.pop_back();
  }
}

// A `<` opens a template's arguments if only names, numbers and commas stand before its `>`.
void pair_angles(std::vector<Token>& tokens) {
  std::vector<std::size_t> open;
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.is("<") && tokens[i - 1].is_word()) {
      open.push_back(i);
    } else if (token.is(">") && !open.empty()) {
      pair(tokens, open.back(), i);
      open.pop_back();
    } else if (!token.is_word() && token.kind != Kind::number && !token.is("::") &&
               !token.is(",") && !token.is("&") && !token.is("*")) {
      open.clear();
    }
  }
}

}  // namespace

std::string without_comments(std::string_view text) {
  std::string code(text);
  for (std::size_t at = 0; at < code.size();) {
    const std::string_view two = text.substr(at, 2);
    const bool comment = two == "//" || two == "/*";
    const bool quoted = text[at] == '"' || text[at] == '\'';
    std::size_t end = at + 1;
    if (comment) end = end_of_comment(text, at);
    if (quoted) end = end_of_string(text, at);
    for (; comment && at < end; ++at)
      if (code[at] != '\n') code[at] = ' ';
    at = end;
  }
  return code;
}

Source::Source(std::string_view text) : code(without_comments(text)) {
  for (std::size_t at = 0; at < code.size();) {
    if (std::isspace(static_cast<unsigned char>(code[at]))) {
      ++at;
      continue;
    }
    tokens.push_back(token_at(code, at));
    at = tokens.back().end();
  }
  pair_brackets(tokens);
  pair_angles(tokens);
}

std::string_view Source::at(std::size_t token) const {
  return token < tokens.size() ? std::string_view(tokens[token].text) : std::string_view();
}

std::string Source::between(std::size_t first, std::size_t last) const {
  return code.substr(tokens[first].begin, tokens[last].end() - tokens[first].begin);
}

std::size_t Source::end_of_statement(std::size_t first) const {
  if (at(first) == "{") return tokens[first].partner;
  if (at(first) == "else") return end_of_statement(first + 1);
  if (at(first) == "for" || at(first) == "if" || at(first) == "while") {
    const std::size_t end = end_of_statement(tokens[first + 1].partner + 1);
    return at(first) == "if" && at(end + 1) == "else" ? end_of_statement(end + 1) : end;
  }
  std::size_t i = first;
  while (i + 1 < tokens.size() && at(i) != ";")
    i = tokens[i].partner > i ? tokens[i].partner : i + 1;
  return i;
}

}  // namespace grader::mutants
