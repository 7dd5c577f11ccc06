#include "tests/attacks/secrets.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <random>

#include <fmt/format.h>

namespace grader::test {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Digits that say something: without the zeros before the first other one, and the exponent.
std::size_t significant_digits(std::string_view token) {
  std::size_t count = 0;
  for (const char c : token) {
    if (c == 'e' || c == 'E') break;
    if (is_digit(c) && (count > 0 || c != '0')) ++count;
  }
  return count;
}

// The decimal numbers in `text` of six digits or more.
std::vector<double> numbers_in(std::string_view text) {
  std::vector<double> numbers;
  const std::string whole(text);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    if (!is_digit(whole[i])) continue;
    std::size_t end = i;
    while (end < whole.size() && (is_digit(whole[end]) || whole[end] == '.')) ++end;
    if (significant_digits(std::string_view(whole).substr(i, end - i)) >= 6)
      numbers.push_back(std::strtod(whole.c_str() + i, nullptr));
    i = end;
  }
  return numbers;
}

std::uint64_t bits_of(double number) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

std::string bytes_of(std::uint64_t bits, bool reversed) {
  std::string bytes(sizeof bits, '\0');
  std::memcpy(bytes.data(), &bits, sizeof bits);
  if (reversed) std::reverse(bytes.begin(), bytes.end());
  return bytes;
}

// In hexadecimal as one number, as bytes in both orders, and as the part behind the point of %a.
std::vector<std::string> forms_of(double number) {
  std::vector<std::string> forms;
  for (const double signed_number : {number, -number}) {
    const std::uint64_t bits = bits_of(signed_number);
    const std::string little = bytes_of(bits, false);
    std::string listed;
    for (const char c : little) listed += fmt::format("{:02x}", static_cast<unsigned char>(c));
    for (const std::string& form : {fmt::format("{:016x}", bits), listed, fmt::format("{}", bits),
                                    little, bytes_of(bits, true)})
      forms.push_back(form);
  }
  forms.push_back(fmt::format("{:013x}", bits_of(number) & 0xfffffffffffffU).substr(0, 10));
  return forms;
}

std::uint64_t first_eight(std::string_view bytes) {
  std::uint64_t eight = 0;
  std::memcpy(&eight, bytes.data(), sizeof eight);
  return eight;
}

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

}  // namespace

std::string random_word() {
  static thread_local std::random_device device;
  return fmt::format("{:08x}{:08x}", device(), device());
}

std::string Secrets::add_word(const std::string& where) {
  const std::string word = random_word();
  add_pattern({word, "the word in " + where});
  // It is a number too, for attacks that get out no more than one.
  add_pattern(
      {fmt::format("{}", static_cast<std::int64_t>(std::strtoull(word.c_str(), nullptr, 16))),
       "the word in " + where + " as a number"});
  return word;
}

void Secrets::add_number(double number) {
  const double size = std::fabs(number);
  numbers_.insert(std::upper_bound(numbers_.begin(), numbers_.end(), size), size);
  for (std::string& form : forms_of(size))
    add_pattern({std::move(form), fmt::format("the bits of the hidden number {}", size)});
}

void Secrets::add(const Secrets& others) {
  for (const Pattern& pattern : others.patterns_) add_pattern(pattern);
  numbers_.insert(numbers_.end(), others.numbers_.begin(), others.numbers_.end());
  std::sort(numbers_.begin(), numbers_.end());
}

void Secrets::add_pattern(Pattern pattern) {
  index_.emplace(first_eight(pattern.bytes), patterns_.size());
  patterns_.push_back(std::move(pattern));
}

void Secrets::search(std::string_view text, std::set<std::string>& found) const {
  for (; text.size() >= sizeof(std::uint64_t); text.remove_prefix(1)) {
    const auto [begin, end] = index_.equal_range(first_eight(text));
    for (auto at = begin; at != end; ++at)
      if (const Pattern& pattern = patterns_[at->second]; text.starts_with(pattern.bytes))
        found.insert(pattern.where);
  }
}

std::set<std::string> Secrets::found_in(std::string_view text) const {
  std::set<std::string> found;
  search(text, found);
  search(in_small_letters(text), found);
  for (const double told : numbers_in(text)) {
    const auto near = std::lower_bound(numbers_.begin(), numbers_.end(), told * (1 - 5e-6));
    if (near != numbers_.end() && *near <= told * (1 + 5e-6))
      found.insert(fmt::format("the hidden number {}", *near));
  }
  return found;
}

}  // namespace grader::test
