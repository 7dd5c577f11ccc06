#include "grader/compare/close.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace grader {
namespace {

bool same_shape(const Value& yours, const Value& expected);

bool same_shape(const List& yours, const List& expected) {
  return std::equal(yours.begin(), yours.end(), expected.begin(), expected.end(),
                    [](const Value& a, const Value& b) { return same_shape(a, b); });
}

bool same_shape(const Value& yours, const Value& expected) {
  if (yours.content.index() != expected.content.index()) return false;
  if (const auto* list = std::get_if<List>(&expected.content))
    return same_shape(std::get<List>(yours.content), *list);
  const auto* array = std::get_if<Array>(&expected.content);
  if (array == nullptr) return true;  // texts have no shape
  const auto& mine = std::get<Array>(yours.content);
  return mine.element == array->element && mine.shape == array->shape &&
         mine.numbers.size() == array->numbers.size();
}

// How far off a number is, for choosing the worst one: what is not finite is worst of all.
double distance(double yours, double expected) {
  const double difference = std::abs(yours - expected);
  return std::isnan(difference) ? std::numeric_limits<double>::infinity() : difference;
}

// Walks two values of the same shape and gathers what differs.
class Walk {
 public:
  explicit Walk(const std::vector<double>& allowed) : allowed_(allowed) {}

  void visit(const Value& yours, const Value& expected) {
    if (const auto* list = std::get_if<List>(&expected.content))
      return visit_list(std::get<List>(yours.content), *list);
    if (const auto* text = std::get_if<std::string>(&expected.content))
      return visit_text(std::get<std::string>(yours.content), *text);
    visit_array(std::get<Array>(yours.content), std::get<Array>(expected.content));
  }

  Comparison result() {
    mismatch_.total = total_;
    if (mismatch_.differing == 0) return {};
    return {finite_ ? Closeness::far : Closeness::not_finite, mismatch_};
  }

 private:
  void visit_list(const List& yours, const List& expected) {
    for (std::size_t i = 0; i < expected.size(); ++i) {
      path_.push_back(static_cast<std::int64_t>(i));
      visit(yours[i], expected[i]);
      path_.pop_back();
    }
  }

  void visit_text(const std::string& yours, const std::string& expected) {
    const std::int64_t before = mismatch_.differing;
    ++total_;
    if (yours != expected) record(0, 0, 0, {});
    end_part(before, 1, 1);
  }

  void visit_array(const Array& yours, const Array& expected) {
    const std::size_t length = row_length(expected);
    const std::int64_t before = mismatch_.differing;
    for (std::size_t i = 0; i < expected.numbers.size(); ++i)
      visit_number(yours.numbers[i], expected.numbers[i], allowed_.at(row_ + i / length),
                   index_of(expected, i));
    end_part(before, expected.numbers.size(), rows_of({expected}));
  }

  // After an array or a text: if it holds the worst so far, what is said of a part is said of it.
  void end_part(std::int64_t differing_before, std::size_t numbers, std::size_t rows) {
    if (worst_is_here_) {
      const auto first = allowed_.begin() + static_cast<std::ptrdiff_t>(row_);
      mismatch_.part_differing = mismatch_.differing - differing_before;
      mismatch_.part_total = static_cast<std::int64_t>(numbers);
      mismatch_.part_allowed.assign(first, first + static_cast<std::ptrdiff_t>(rows));
    }
    worst_is_here_ = false;
    row_ += rows;
  }

  void visit_number(double yours, double expected, double allowed,
                    const std::vector<std::int64_t>& index) {
    ++total_;
    if (is_close(yours, expected, allowed)) return;
    finite_ = finite_ && (std::isfinite(yours) || !std::isfinite(expected));
    record(yours, expected, allowed, index);
  }

  void record(double yours, double expected, double allowed,
              const std::vector<std::int64_t>& index) {
    const double off = distance(yours, expected);
    if (mismatch_.differing++ > 0 && !(off > worst_)) return;
    worst_ = off;
    worst_is_here_ = true;
    mismatch_.at = path_;
    mismatch_.at.insert(mismatch_.at.end(), index.begin(), index.end());
    mismatch_.yours = yours;
    mismatch_.expected = expected;
    mismatch_.allowed = allowed;
  }

  // Row and column of number `i`, or whatever its rank has.
  static std::vector<std::int64_t> index_of(const Array& array, std::size_t i) {
    std::vector<std::int64_t> index(array.shape.size());
    auto rest = static_cast<std::int64_t>(i);
    for (std::size_t d = array.shape.size(); d-- > 0; rest /= array.shape[d])
      index[d] = rest % array.shape[d];
    return index;
  }

  const std::vector<double>& allowed_;
  std::size_t row_ = 0;
  std::int64_t total_ = 0;
  double worst_ = 0;
  bool worst_is_here_ = false;  // in the array that is being visited
  bool finite_ = true;
  std::vector<std::int64_t> path_;
  Mismatch mismatch_;
};

}  // namespace

// The form matters: with NaN on either side the difference is NaN and the comparison false.
bool is_close(double yours, double expected, double allowed) {
  if (std::isinf(yours) || std::isinf(expected)) return yours == expected;
  return std::abs(yours - expected) <= allowed;
}

std::size_t row_length(const Array& array) {
  return array.shape.empty()
             ? 1
             : std::max<std::size_t>(1, static_cast<std::size_t>(array.shape.back()));
}

std::size_t rows_of(const Value& value) {
  if (const auto* list = std::get_if<List>(&value.content)) {
    std::size_t rows = 0;
    for (const Value& element : *list) rows += rows_of(element);
    return rows;
  }
  const auto* array = std::get_if<Array>(&value.content);
  return array == nullptr || array->shape.size() < 2 ? 1
                                                     : array->numbers.size() / row_length(*array);
}

Comparison compare(const Value& yours, const Value& expected, const std::vector<double>& allowed) {
  if (!same_shape(yours, expected)) return {Closeness::wrong_shape, std::nullopt};
  Walk walk(allowed);
  walk.visit(yours, expected);
  return walk.result();
}

}  // namespace grader
