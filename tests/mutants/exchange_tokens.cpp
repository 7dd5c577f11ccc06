// The operators that look at one token and its neighbours.
#include <map>
#include <string_view>

#include "tests/mutants/edits.hpp"

namespace grader::mutants {
namespace {

using Table = std::map<std::string_view, std::vector<std::string_view>>;

const Table binary = {{"+", {"-", "*"}}, {"-", {"+"}}, {"*", {"/", "+"}}, {"/", {"*"}}};
const Table signs = {{"<", {"<=", ">="}}, {"<=", {"<", ">"}},  {">", {">=", "<="}},
                     {">=", {">", "<"}},  {"==", {"!="}},      {"!=", {"=="}},
                     {"&&", {"||"}},      {"||", {"&&"}},      {"+=", {"-=", "="}},
                     {"-=", {"+=", "="}}, {"*=", {"/=", "="}}, {"/=", {"*=", "="}},
                     {"++", {"--"}},      {"--", {"++"}}};
const Table words = {{"row", {"col"}},
                     {"col", {"row"}},
                     {"rows", {"cols"}},
                     {"cols", {"rows"}},
                     {"rowwise", {"colwise"}},
                     {"colwise", {"rowwise"}},
                     {"middleCols", {"middleRows"}},
                     {"middleRows", {"middleCols"}},
                     {"leftCols", {"rightCols"}},
                     {"rightCols", {"leftCols"}},
                     {"topRows", {"bottomRows"}},
                     {"bottomRows", {"topRows"}},
                     {"head", {"tail"}},
                     {"front", {"back"}},
                     {"maxCoeff", {"minCoeff"}},
                     {"minCoeff", {"maxCoeff"}},
                     {"max_element", {"min_element"}},
                     {"max", {"min"}},
                     {"min", {"max"}},
                     {"floor", {"ceil"}},
                     {"infinity", {"max"}},
                     {"Zero", {"Ones"}},
                     {"Ones", {"Zero"}},
                     {"true", {"false"}},
                     {"false", {"true"}}};

// Words before which, or after which, a sign is no operation on two values.
bool ends_a_value(const Token& token) {
  if (token.is_word()) return token.text != "return" && token.text != "case";
  return token.kind == Kind::number || token.is(")") || token.is("]");
}

void replace_by(const Token& token, const Table& table, Edits& edits) {
  const auto row = table.find(token.text);
  if (row == table.end()) return;
  for (const std::string_view other : row->second)
    edits.push_back({token.begin, token.end(), std::string(other)});
}

std::vector<std::string> others_of(const std::string& number) {
  if (number.find_first_of(".eE") != std::string::npos)
    return {number == "0.0" ? "1.0" : "(2 * " + number + ")"};
  const long n = std::stol(number);
  if (n == 0) return {"1"};
  return {std::to_string(n - 1), std::to_string(n + 1)};
}

bool is_factor(const Source& source, std::size_t first, std::size_t last) {
  const auto star = [&](std::size_t i) { return source.at(i) == "*"; };
  const bool after = star(first - 1) && ends_a_value(source.tokens[first - 2]);
  return after || (star(last + 1) && source.at(last + 2) != "=");
}

}  // namespace

Edits exchange_signs(const Source& source) {
  Edits edits;
  for (std::size_t i = 1; i < source.tokens.size(); ++i) {
    const Token& token = source.tokens[i];
    if (token.kind != Kind::sign || token.partner != 0) continue;
    const bool two = ends_a_value(source.tokens[i - 1]);
    if (two) replace_by(token, binary, edits);
    replace_by(token, signs, edits);
    if (token.is("!") || (token.is("-") && !two)) edits.push_back({token.begin, token.end(), ""});
  }
  return edits;
}

Edits exchange_numbers(const Source& source) {
  Edits edits;
  for (const Token& token : source.tokens)
    if (token.kind == Kind::number)
      for (const std::string& other : others_of(token.text))
        edits.push_back({token.begin, token.end(), other});
  return edits;
}

Edits exchange_words(const Source& source) {
  Edits edits;
  for (const Token& token : source.tokens)
    if (token.is_word()) replace_by(token, words, edits);
  return edits;
}

Edits exchange_calls(const Source& source) {
  const auto& tokens = source.tokens;
  Edits edits;
  for (std::size_t i = 2; i + 2 < tokens.size(); ++i) {
    if (tokens[i].is("exp") || tokens[i].is("sqrt")) {
      const std::size_t from = tokens[i - 1].is("::") ? i - 2 : i;
      edits.push_back({tokens[from].begin, tokens[i].end(), ""});
    }
    if (tokens[i].is("transpose")) edits.push_back({tokens[i - 1].begin, tokens[i + 2].end(), ""});
    const bool member = tokens[i - 1].is(".");
    const bool name = tokens[i].is_word() && !tokens[i + 1].is("(") && !tokens[i + 1].is(".");
    if (name && is_factor(source, member ? i - 2 : i, i))
      edits.push_back({tokens[i].end(), tokens[i].end(), ".transpose()"});
  }
  return edits;
}

}  // namespace grader::mutants
