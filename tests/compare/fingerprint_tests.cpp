#include <cmath>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/compare/close.hpp"
#include "grader/compare/fingerprint.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(fingerprint_tests)

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

bool same(const Fingerprint& a, const Fingerprint& b) {
  return a.form == b.form && a.projections == b.projections;
}

bool exactly_alike(const Value& a, const Value& b) {
  return alike(fingerprint_of(a), fingerprint_of(b), 0);
}

Value list(List elements) {
  return {std::move(elements)};
}

Value text(const std::string& letters) {
  return {letters};
}

Value row(std::vector<double> numbers) {
  const auto length = static_cast<std::int64_t>(numbers.size());
  return {Array{Element::real, {length}, std::move(numbers)}};
}

// Values of which no two are the same, and none differs by small amounts in numbers alone.
std::vector<Value> different_forms() {
  return {scalar(1),
          scalar(1, Element::integer),
          scalar(1, Element::truth),
          row({1}),
          matrix(1, 1, {1}),
          matrix(2, 3, {1, 2, 3, 4, 5, 6}),
          matrix(3, 2, {1, 2, 3, 4, 5, 6}),
          matrix(1, 6, {1, 2, 3, 4, 5, 6}),
          matrix(6, 1, {1, 2, 3, 4, 5, 6}),
          row({1, 2, 3, 4, 5, 6}),
          matrix(0, 2, {}),
          matrix(2, 0, {}),
          matrix(0, 0, {}),
          row({}),
          row({nan, 0}),
          row({0, nan}),
          row({nan, nan}),
          row({infinity, 0}),
          row({0, infinity}),
          row({-infinity, 0}),
          row({infinity, -infinity}),
          row({-infinity, infinity}),
          text("a"),
          text("b"),
          text("ab"),
          text("ba"),
          text(""),
          list({}),
          list({list({})}),
          list({list({}), list({})}),
          list({list({list({})})}),
          list({text("ab")}),
          list({text("a"), text("b")}),
          list({text(""), text("\x04")}),
          list({text("\x04"), text("")}),
          list({scalar(1)}),
          list({scalar(1), row({})}),
          list({row({}), scalar(1)}),
          list({row({1, 2}), row({3})}),
          list({row({1}), row({2, 3})}),
          list({list({scalar(1), scalar(2)}), scalar(3)}),
          list({scalar(1), list({scalar(2), scalar(3)})})};
}

Value full(std::size_t rows, std::size_t columns) {
  std::vector<double> numbers;
  for (std::size_t i = 0; i < rows * columns; ++i)
    numbers.push_back(static_cast<double>(i % 7) - 2.5);
  return matrix(static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns), numbers);
}

Value changed(const Value& value, std::size_t place, double by) {
  Value other = value;
  std::get<Array>(other.content).numbers[place] += by;
  return other;
}

}  // namespace

BOOST_AUTO_TEST_CASE(equal_values_have_equal_fingerprints) {
  for (const Value& value : different_forms()) {
    const Value copy = value;
    BOOST_TEST(same(fingerprint_of(value), fingerprint_of(copy)));
    BOOST_TEST(exactly_alike(value, copy));
  }
}

BOOST_AUTO_TEST_CASE(forms_kinds_texts_and_what_is_not_finite_tell_values_apart) {
  const auto values = different_forms();
  for (std::size_t i = 0; i < values.size(); ++i)
    for (std::size_t j = 0; j < values.size(); ++j)
      if (i != j)
        BOOST_TEST(!alike(fingerprint_of(values[i]), fingerprint_of(values[j]), 1e300),
                   "numbers " << i << " and " << j << " of the list look alike");
}

// A number that is not finite hides none of the finite ones.
BOOST_AUTO_TEST_CASE(finite_numbers_count_beside_those_that_are_not) {
  const Value one = matrix(1, 3, {nan, 1, 2}), other = matrix(1, 3, {nan, 1, 3});
  BOOST_TEST(exactly_alike(one, one));
  BOOST_TEST(!exactly_alike(one, other));
  BOOST_TEST(std::isfinite(fingerprint_of(one).projections[0]));
}

BOOST_AUTO_TEST_CASE(no_sign_of_nan_and_none_of_zero_matters) {
  BOOST_TEST(exactly_alike(scalar(nan), scalar(-nan)));
  BOOST_TEST(exactly_alike(scalar(0.0), scalar(-0.0)));
}

BOOST_AUTO_TEST_CASE(numbers_that_change_places_are_noticed) {
  const Value value = full(3, 5);
  for (std::size_t i = 0; i + 1 < 15; ++i) {
    Value swapped = value;
    auto& numbers = std::get<Array>(swapped.content).numbers;
    std::swap(numbers[i], numbers[i + 1]);
    BOOST_TEST(!alike(fingerprint_of(value), fingerprint_of(swapped), 1e-6));
  }
}

// At every place, for a place whose weights are both near 0 would hide mistakes.
BOOST_AUTO_TEST_CASE(a_number_within_the_bounds_is_alike_and_one_well_above_is_not) {
  const Value value = full(12, 12);
  const std::vector<double> allowed(12, 1e-12);
  const double bound = projected(allowed, value);
  for (std::size_t place = 0; place < 144; ++place)
    for (const double sign : {-1.0, 1.0}) {
      const Fingerprint yours = fingerprint_of(changed(value, place, sign * 1e-12));
      BOOST_TEST(alike(yours, fingerprint_of(value), bound), "within the bound at " << place);
      const Fingerprint other = fingerprint_of(changed(value, place, sign * 1e-8));
      BOOST_TEST(!alike(other, fingerprint_of(value), bound), "well above at " << place);
    }
}

// The worst that can happen: every number at its bound, all to the side that its weight has.
BOOST_AUTO_TEST_CASE(all_numbers_at_their_bounds_are_alike_still) {
  const Value value = full(4, 3);
  const std::vector<double> allowed = {0.5, 0.25, 2, 1};
  for (int pattern = 0; pattern < 1 << 12; ++pattern) {
    Value moved = value;
    auto& numbers = std::get<Array>(moved.content).numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      numbers[i] += (pattern >> i & 1) != 0 ? allowed[i / 3] : -allowed[i / 3];
    BOOST_REQUIRE(alike(fingerprint_of(moved), fingerprint_of(value), projected(allowed, value)));
  }
}

BOOST_AUTO_TEST_CASE(a_projection_that_is_no_number_is_like_none) {
  Fingerprint broken = fingerprint_of(scalar(1));
  broken.projections[1] = nan;
  BOOST_TEST(!alike(broken, broken, 1));
  BOOST_TEST(!alike(fingerprint_of(scalar(1)), fingerprint_of(scalar(1)), nan));
}

BOOST_AUTO_TEST_CASE(projected_bounds_are_bounds_times_lengths_of_rows) {
  BOOST_TEST(projected({0.5}, scalar(3)) == 0.5);
  BOOST_TEST(projected({0.5}, row({1, 2, 3, 4})) == 2);
  BOOST_TEST(projected({0.5}, row({})) == 0);
  BOOST_TEST(projected({1, 10}, matrix(2, 3, {1, 2, 3, 4, 5, 6})) == 33);
  BOOST_TEST(projected({1, 10, 100}, matrix(3, 1, {1, 2, 3})) == 111);
  BOOST_TEST(projected({}, matrix(0, 3, {})) == 0);
  BOOST_TEST(projected({}, matrix(3, 0, {})) == 0);
  BOOST_TEST(projected({7}, text("text")) == 0);
  const Value all =
      list({matrix(2, 2, {1, 2, 3, 4}), text("text"), scalar(5), list({row({1, 2, 3})})});
  BOOST_TEST(rows_of(all) == 5U);
  BOOST_TEST(projected({1, 10, 1000, 100, 10000}, all) == 2 + 20 + 100 + 30000);
}

// Of a twin in python3:
//
//   M = 2**64 - 1
//   def mix(x):
//       x = (x + 0x9e3779b97f4a7c15) & M
//       x = ((x ^ (x >> 30)) * 0xbf58476d1ce4e5b9) & M
//       x = ((x ^ (x >> 27)) * 0x94d049bb133111eb) & M
//       return x ^ (x >> 31)
//   def weight(index, projection): return (mix((mix(index) + projection) & M) >> 11) * 2.0**-52 - 1
//   def form(notes):
//       f = 0
//       for n in notes: f = mix(f ^ n)
//       return f & 0xffffffff
//   def project(numbers):  # a dictionary: number by index, from 1
//       return [sum(x * weight(i, p) for i, x in numbers.items()).hex() for p in (0, 1)]
//
//   hex(mix(0))                               0xe220a8397b1dcdaf: how splitmix64 begins with seed 0
//   hex(form([0, 2, 2, 3, 1, 5]))             real, of rank 2, 2 x 3; NaN is its number 5
//   project({1: 1, 2: -2, 3: 0.5, 4: 4, 6: 8})
//   hex(form([5, 2, 4, 1, 97, 1, 0]))         a list of 2: a text of 1, "a"; a whole number, rank 0
//   project({1: 7})
BOOST_AUTO_TEST_CASE(fingerprints_are_the_same_on_every_machine) {
  const Fingerprint of_matrix = fingerprint_of(matrix(2, 3, {1, -2, 0.5, 4, nan, 8}));
  BOOST_TEST(of_matrix.form == 0x88213b1cU);
  BOOST_TEST(of_matrix.projections[0] == 0x1.31fc27cd6a517p+2);
  BOOST_TEST(of_matrix.projections[1] == -0x1.d9f1fa6bd8e4bp+1);
  const Fingerprint of_list = fingerprint_of(list({text("a"), scalar(7, Element::integer)}));
  BOOST_TEST(of_list.form == 0x6efa0c07U);
  BOOST_TEST(of_list.projections[0] == -0x1.d868a589a4dccp+0);
  BOOST_TEST(of_list.projections[1] == 0x1.7f0778a2f52ccp-2);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
