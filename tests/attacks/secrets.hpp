// What must not come out, and whether it did.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace grader::test {

class Secrets {
 public:
  // A word that is in `where` and nowhere else; returned as it is to be written there.
  std::string add_word(const std::string& where);
  // A number of a hidden case.
  void add_number(double number);
  void add(const Secrets& others);

  // What of it is in `text`, a sentence each. Numbers are found written with six digits or more, in
  // decimal or hexadecimal, and as bytes.
  std::set<std::string> found_in(std::string_view text) const;

  bool has_numbers() const { return !numbers_.empty(); }

 private:
  struct Pattern {
    std::string bytes;  // at least eight
    std::string where;  // a sentence's end
  };
  void add_pattern(Pattern pattern);
  void search(std::string_view text, std::set<std::string>& found) const;

  std::vector<Pattern> patterns_;
  std::unordered_multimap<std::uint64_t, std::size_t> index_;  // by their first eight bytes
  std::vector<double> numbers_;                                // without sign, sorted
};

// Sixteen hexadecimal digits of chance.
std::string random_word();

}  // namespace grader::test
