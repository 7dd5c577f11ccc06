// A C++ file as its tokens: enough of the language to change one place of it, no more.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::mutants {

enum class Kind { word, number, text, sign, directive };

struct Token {
  Kind kind;
  std::size_t begin;
  std::string text;
  std::size_t partner = 0;  // of a bracket, `<` of a template included: the other one's index

  std::size_t end() const { return begin + text.size(); }
  bool is(std::string_view what) const { return text == what && kind != Kind::text; }
  bool is_word() const { return kind == Kind::word; }
};

// Blanks in the place of comments, so that every line stays where it was.
std::string without_comments(std::string_view text);

struct Source {
  explicit Source(std::string_view text);

  std::string code;  // without comments
  std::vector<Token> tokens;

  // "" before the first token and after the last one.
  std::string_view at(std::size_t token) const;
  // What stands from one token to another, that one included.
  std::string between(std::size_t first, std::size_t last) const;
  // The last token of the statement that begins at this one.
  std::size_t end_of_statement(std::size_t first) const;
};

}  // namespace grader::mutants
