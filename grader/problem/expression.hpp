// Numbers as a person writes them: `2/3`, `sqrt(2) * ln(2)`, `-inf`, `2 * n + 1`.
#pragma once

#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

using Names = std::map<std::string, double>;

// Why an expression has no value, as `expected ..., got ...`, and which part of it is to blame.
class BadExpression : public std::runtime_error {
 public:
  BadExpression(const std::string& reason, std::size_t position, std::size_t length)
      : runtime_error(reason), position_(position), length_(length) {}

  std::size_t position() const { return position_; }  // in bytes, from 0
  std::size_t length() const { return length_; }

 private:
  std::size_t position_, length_;
};

// The value of `expression`: + - * / ^, brackets, sqrt exp ln log2 sin cos abs floor min max, `pi`,
// `inf`, and `names`.
// Infinity must be written: `-inf`, `.inf` and `2 * inf` are numbers, `1/0` is not. NaN never is.
// Throws BadExpression.
[[nodiscard]] double evaluate(const std::string& expression, const Names& names);

// Whether an author may give a value this name: letters, digits and _, no digit first, not yet
// taken.
[[nodiscard]] bool is_free_name(std::string_view name);

// The names that stand in an expression, functions included, in order.
[[nodiscard]] std::vector<std::string> names_in(std::string_view expression);

}  // namespace grader
