#include "tests/mutants/mutate.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include "tests/mutants/edits.hpp"

namespace grader::mutants {
namespace {

// The words of `text` with one space between them.
std::string collapsed(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const bool space = std::isspace(static_cast<unsigned char>(c));
    if (!space) line += c;
    if (space && !line.empty() && line.back() != ' ') line += ' ';
  }
  if (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

std::size_t start_of_line(std::string_view code, std::size_t at) {
  return at == 0 ? 0 : code.rfind('\n', at - 1) + 1;
}

std::size_t end_of_line(std::string_view code, std::size_t at) {
  return std::min(code.find('\n', at), code.size());
}

// How many of the places before `begin`, of as many lines, read `was` too; and this one.
std::size_t place_of(std::string_view code, std::size_t begin, std::size_t lines,
                     const std::string& was) {
  std::size_t nth = 1;
  for (std::size_t at = 0; at < begin; at = end_of_line(code, at) + 1) {
    std::size_t end = end_of_line(code, at);
    for (std::size_t more = 1; more < lines && end < code.size(); ++more)
      end = end_of_line(code, end + 1);
    if (collapsed(code.substr(at, end - at)) == was) ++nth;
  }
  return nth;
}

Mutant mutant_of(const std::string& code, const Edit& edit) {
  const std::size_t begin = start_of_line(code, edit.begin), end = end_of_line(code, edit.end);
  const std::string lines = code.substr(begin, end - begin);
  std::string changed = lines;
  changed.replace(edit.begin - begin, edit.end - edit.begin, edit.text);
  const auto count = static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n')) + 1;
  const std::string was = collapsed(lines);
  return {was, collapsed(changed), place_of(code, begin, count, was),
          code.substr(0, begin) + changed + code.substr(end)};
}

}  // namespace

std::vector<Mutant> mutants_of(std::string_view text) {
  const Source source(text);
  std::vector<Mutant> mutants;
  std::set<std::string> seen = {source.code};
  for (const auto& find : {exchange_signs, exchange_numbers, exchange_words, exchange_calls,
                           exchange_names, swap_arguments, negate_conditions, delete_statements})
    for (const Edit& edit : find(source)) {
      Mutant mutant = mutant_of(source.code, edit);
      if (seen.insert(mutant.code).second) mutants.push_back(std::move(mutant));
    }
  return mutants;
}

}  // namespace grader::mutants
