#include "grader/compare/fingerprint.hpp"

#include <cmath>
#include <string>

#include "grader/compare/close.hpp"

namespace grader {
namespace {

// splitmix64 of Steele, Lea and Flood (2014): every index gets weights as good as random.
std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

double weight(std::uint64_t index, std::uint64_t projection) {
  const std::uint64_t bits = mix(mix(index) + projection);
  return static_cast<double>(bits >> 11U) * 0x1p-52 - 1;
}

enum class Kind : std::uint8_t { finite, nan, plus_infinity, minus_infinity, text, list };

Kind kind_of(double number) {
  if (std::isnan(number)) return Kind::nan;
  if (std::isinf(number)) return number > 0 ? Kind::plus_infinity : Kind::minus_infinity;
  return Kind::finite;
}

class Notes {
 public:
  void visit(const Value& value) {
    if (const auto* list = std::get_if<List>(&value.content)) {
      note(static_cast<std::uint64_t>(Kind::list));
      note(list->size());
      for (const Value& each : *list) visit(each);
    } else if (const auto* text = std::get_if<std::string>(&value.content)) {
      note(static_cast<std::uint64_t>(Kind::text));
      note(text->size());
      for (const char letter : *text) note(static_cast<unsigned char>(letter));
    } else {
      visit_array(std::get<Array>(value.content));
    }
  }

  Fingerprint result() const {
    return {.form = static_cast<std::uint32_t>(form_), .projections = projections_};
  }

 private:
  void note(std::uint64_t fact) { form_ = mix(form_ ^ fact); }

  void visit_array(const Array& array) {
    note(static_cast<std::uint64_t>(array.element));
    note(array.shape.size());
    for (const std::int64_t extent : array.shape) note(static_cast<std::uint64_t>(extent));
    for (const double number : array.numbers) visit_number(number);
  }

  void visit_number(double number) {
    const Kind kind = kind_of(number);
    ++index_;
    if (kind != Kind::finite) {
      note(static_cast<std::uint64_t>(kind));
      return note(index_);
    }
    for (std::size_t i = 0; i < projections_.size(); ++i)
      projections_[i] += number * weight(index_, i);
  }

  std::uint64_t index_ = 0, form_ = 0;
  std::array<double, 2> projections_{};
};

// How many numbers each of a value's rows has, in the order of its bounds.
void gather_lengths(const Value& value, std::vector<std::size_t>& lengths) {
  if (const auto* list = std::get_if<List>(&value.content)) {
    for (const Value& each : *list) gather_lengths(each, lengths);
    return;
  }
  const auto* array = std::get_if<Array>(&value.content);
  const bool is_matrix = array != nullptr && array->shape.size() > 1;
  const std::size_t length = array == nullptr ? 0
                             : is_matrix      ? row_length(*array)
                                              : array->numbers.size();
  lengths.insert(lengths.end(), rows_of(value), length);
}

}  // namespace

Fingerprint fingerprint_of(const Value& value) {
  Notes notes;
  notes.visit(value);
  return notes.result();
}

double projected(const std::vector<double>& allowed, const Value& value) {
  std::vector<std::size_t> lengths;
  gather_lengths(value, lengths);
  double sum = 0;
  for (std::size_t i = 0; i < lengths.size() && i < allowed.size(); ++i)
    sum += allowed[i] * static_cast<double>(lengths[i]);
  return sum;
}

bool alike(const Fingerprint& yours, const Fingerprint& other, double allowed) {
  if (yours.form != other.form) return false;
  for (std::size_t i = 0; i < yours.projections.size(); ++i)
    if (!(std::abs(yours.projections[i] - other.projections[i]) <= allowed)) return false;
  return true;
}

}  // namespace grader
