// The operators that look at a call, a condition or a statement as a whole.
#include <string_view>

#include "tests/mutants/edits.hpp"

namespace grader::mutants {
namespace {

bool is_control(std::string_view word) {
  return word == "for" || word == "if" || word == "while" || word == "switch";
}

// Where the arguments between two brackets begin and end, as pairs of tokens.
std::vector<std::pair<std::size_t, std::size_t>> arguments(const Source& source, std::size_t open) {
  std::vector<std::pair<std::size_t, std::size_t>> all;
  const std::size_t close = source.tokens[open].partner;
  std::size_t first = open + 1;
  for (std::size_t i = first; i <= close; ++i) {
    if (i < close && source.tokens[i].partner > i) i = source.tokens[i].partner;
    if (i != close && source.at(i) != ",") continue;
    if (i > first) all.emplace_back(first, i - 1);
    first = i + 1;
  }
  return all;
}

// "const Matrix& x", "Index i": two names in a row, or a reference.
bool is_declaration(const Source& source, std::size_t first, std::size_t last) {
  if (source.at(first) == "const" || source.at(first) == "constexpr") return true;
  std::size_t i = first;
  while (source.at(i + 1) == "::") i += 2;
  if (source.at(i + 1) == "<" && source.tokens[i + 1].partner != 0)
    i = source.tokens[i + 1].partner;
  if (source.at(i + 1) == "&" || source.at(i + 1) == "*") ++i;
  return i < last && source.tokens[first].is_word() && source.tokens[i + 1].is_word();
}

bool is_call(const Source& source, std::size_t open) {
  const Token& before = source.tokens[open - 1];
  const bool named = before.is_word() && !is_control(before.text);
  if (source.at(open) == "(") return named || before.is(">");
  return source.at(open) == "{" && (named || before.is("(")) && source.at(open + 1) != ".";
}

bool begins_statement(const Source& source, std::size_t i) {
  const std::string_view before = source.at(i - 1);
  if (before == ")") return is_control(source.at(source.tokens[i - 1].partner - 1));
  return before == ";" || before == "{" || before == "}" || before == "else";
}

// Whether what stands between the brackets of this `;` is a loop's head.
bool in_loop_head(const Source& source, std::size_t first) {
  for (std::size_t i = first; i-- > 0;) {
    const Token& token = source.tokens[i];
    if (token.is("{") || token.is("}")) return false;
    if (token.is(")")) i = token.partner;
    if (token.is("(")) return true;
  }
  return false;
}

bool can_go(const Source& source, std::size_t first, std::size_t last) {
  const Token& token = source.tokens[first];
  if (source.at(last) != ";" || first == last || in_loop_head(source, first)) return false;
  if (token.text == "return") return source.at(last + 1) != "}";
  if (token.is("++") || token.is("--")) return true;
  if (!token.is_word() || is_control(token.text) || token.text == "using") return false;
  return !is_declaration(source, first, last);
}

}  // namespace

Edits swap_arguments(const Source& source) {
  Edits edits;
  for (std::size_t open = 1; open < source.tokens.size(); ++open) {
    if (source.tokens[open].partner < open || !is_call(source, open)) continue;
    const auto all = arguments(source, open);
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
      const auto [a, b] = all[i];
      const auto [c, d] = all[i + 1];
      if (is_declaration(source, a, b) || is_declaration(source, c, d)) continue;
      edits.push_back({source.tokens[a].begin, source.tokens[d].end(),
                       source.between(c, d) + ", " + source.between(a, b)});
    }
  }
  return edits;
}

Edits negate_conditions(const Source& source) {
  Edits edits;
  for (std::size_t i = 0; i + 1 < source.tokens.size(); ++i)
    if (source.at(i) == "if" && source.at(i + 1) == "(") {
      const Token& open = source.tokens[i + 1];
      const Token& close = source.tokens[open.partner];
      const std::string condition = source.code.substr(open.end(), close.begin - open.end());
      edits.push_back({open.begin, close.end(), "(!(" + condition + "))"});
    }
  return edits;
}

Edits delete_statements(const Source& source) {
  Edits edits;
  for (std::size_t i = 1; i < source.tokens.size(); ++i) {
    if (!begins_statement(source, i)) continue;
    const std::size_t last = source.end_of_statement(i);
    if (can_go(source, i, last))
      edits.push_back({source.tokens[i].begin, source.tokens[last].end(), ";"});
  }
  return edits;
}

}  // namespace grader::mutants
