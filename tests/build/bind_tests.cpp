// The binding and value/wire.hpp are two sides of one format: each is tested with the other.
#include <boost/test/unit_test.hpp>

#include "grader/build/kit/bind.hpp"
#include "grader/run/reply.hpp"
#include "grader/value/wire.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(bind_tests)

namespace {

struct Point {
  double x, y;
};
struct Thing {
  std::string name;
  int count;
  bool good;
  std::array<double, 2> pair;
  std::vector<Point> points;
};
enum class Colour { red, green };
struct Unwritten {};

double half(int n) {
  return n / 2.0;
}
bool both(bool a, const bool& b) {
  return a && b;
}
std::string twice(const std::string& text) {
  return text + text;
}
Colour other(Colour colour) {
  return colour == Colour::red ? Colour::green : Colour::red;
}
std::vector<bool> flip(std::vector<bool> all) {
  all.flip();
  return all;
}
Point turn(Point p) {
  return {-p.y, p.x};
}
std::vector<Point> turn_all(const std::vector<Point>& all) {
  std::vector<Point> turned;
  for (const Point& p : all) turned.push_back(turn(p));
  return turned;
}
Thing same(const Thing& thing) {
  return thing;
}
std::vector<std::vector<double>> rows(std::vector<std::vector<double>> all) {
  return all;
}
int change(const std::vector<double>& all) {
  return static_cast<int>(const_cast<std::vector<double>&>(all)[0] = 7);
}
std::vector<double> large(int count) {
  return std::vector<double>(static_cast<std::size_t>(count));
}
std::string long_text(int count) {
  return std::string(static_cast<std::size_t>(count), 'a');
}
std::vector<Point> many(int count) {
  return std::vector<Point>(static_cast<std::size_t>(count), Point{1, 2});
}
std::vector<std::vector<double>> many_empty(int count) {
  return std::vector<std::vector<double>>(static_cast<std::size_t>(count));
}
int throws(int what) {
  if (what == 1) throw std::out_of_range("too far");
  if (what == 2) throw 42;
  if (what == 3) throw std::bad_alloc();
  throw Unwritten();
}

// With room for a thousand numbers or so.
constexpr std::uint64_t most_reply_bytes = 8000;

template <auto function>
Reply answer(const List& arguments) {
  WireWriter input;
  input.u64(most_reply_bytes);
  for (const Value& argument : arguments) input.value(argument);
  const Bytes bytes = input.bytes();
  const auto reply = read_reply(
      binding::invoke<Unwritten, function>(reinterpret_cast<const unsigned char*>(bytes.data())));
  BOOST_REQUIRE(reply);
  return *reply;
}

template <auto function>
Value value(const List& arguments) {
  return std::get<Returned>(answer<function>(arguments)).value;
}

Value integer(double number) {
  return scalar(number, Element::integer);
}
Value truth(bool is) {
  return scalar(is ? 1 : 0, Element::truth);
}
Value row(std::vector<double> numbers, Element element = Element::real) {
  const auto size = static_cast<std::int64_t>(numbers.size());
  return {Array{element, {size}, std::move(numbers)}};
}
Value point(double x, double y) {
  return {List{scalar(x), scalar(y)}};
}

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_truths_texts_and_enums_pass) {
  BOOST_CHECK(value<half>({integer(5)}) == scalar(2.5));
  BOOST_CHECK(value<both>({truth(true), truth(false)}) == truth(false));
  BOOST_CHECK(value<twice>({{std::string("a\0", 2)}}) == Value{std::string("a\0a\0", 4)});
  BOOST_CHECK(value<other>({integer(0)}) == integer(1));
}

BOOST_AUTO_TEST_CASE(vectors_of_numbers_are_rows_and_others_lists) {
  BOOST_CHECK(value<flip>({row({1, 0}, Element::truth)}) == row({0, 1}, Element::truth));
  BOOST_CHECK((value<rows>({matrix(2, 1, {1, 2})}) == Value{List{row({1}), row({2})}}));
  BOOST_CHECK((value<rows>({{List{row({1}), row({2, 3})}}}) == Value{List{row({1}), row({2, 3})}}));
  BOOST_CHECK(value<rows>({{List{}}}) == Value{List{}});
}

BOOST_AUTO_TEST_CASE(a_struct_is_read_from_a_row_or_a_list_and_written_as_a_list) {
  BOOST_CHECK(value<turn>({row({1, 2})}) == point(-2, 1));
  BOOST_CHECK(value<turn>({point(1, 2)}) == point(-2, 1));
  BOOST_CHECK(
      (value<turn_all>({matrix(2, 2, {1, 2, 3, 4})}) == Value{List{point(-2, 1), point(-4, 3)}}));
}

BOOST_AUTO_TEST_CASE(a_struct_of_everything_comes_back) {
  const Value thing{List{{"name"}, integer(3), truth(true), row({1, 2}), {List{point(1, 2)}}}};
  BOOST_CHECK(value<same>({thing}) == thing);
}

BOOST_AUTO_TEST_CASE(a_changed_input_is_told) {
  BOOST_TEST(std::get<Returned>(answer<change>({row({1, 2})})).inputs_changed);
  BOOST_TEST(
      !std::get<Returned>(answer<change>({row({7, 2})})).inputs_changed);  // nobody can see it
  const Reply flipped = answer<flip>({row({1}, Element::truth)});
  BOOST_TEST(!std::get<Returned>(flipped).inputs_changed);  // a copy of its own
}

BOOST_AUTO_TEST_CASE(whatever_is_thrown_is_a_reply) {
  const Thrown known = std::get<Thrown>(answer<throws>({integer(1)}));
  BOOST_TEST(known.type == "std::out_of_range");
  BOOST_TEST(known.text == "too far");
  BOOST_TEST(std::get<Thrown>(answer<throws>({integer(2)})).type == "");
  BOOST_CHECK(std::holds_alternative<OutOfMemory>(answer<throws>({integer(3)})));
  BOOST_CHECK(std::holds_alternative<NotAttempted>(answer<throws>({integer(4)})));
}

BOOST_AUTO_TEST_CASE(an_array_too_large_to_send_is_answered_with_its_shape) {
  const Value result = value<large>({integer(1000)});
  const auto& array = std::get<Array>(result.content);
  BOOST_TEST(array.shape.at(0) == 1000);
  BOOST_TEST(array.numbers.empty());
  BOOST_TEST(std::get<Array>(value<large>({integer(998)}).content).numbers.size() == 998U);
}

BOOST_AUTO_TEST_CASE(a_list_or_text_too_large_to_send_is_told_to_be_so) {
  BOOST_TEST(std::get<std::string>(value<long_text>({integer(7980)}).content).size() == 7980U);
  BOOST_CHECK(std::holds_alternative<TooLarge>(answer<long_text>({integer(8000)})));
  BOOST_CHECK(std::holds_alternative<TooLarge>(answer<many>({integer(1000)})));
  BOOST_CHECK(std::holds_alternative<TooLarge>(answer<many_empty>({integer(1000)})));
}

BOOST_AUTO_TEST_CASE(no_reply_is_longer_than_allowed) {
  const auto size_of = [](auto invoke, int count) {
    WireWriter input;
    input.u64(most_reply_bytes);
    input.value(integer(count));
    return invoke(reinterpret_cast<const unsigned char*>(input.bytes().data())).size();
  };
  for (int count = 0; count < 1200; count += 7) {
    BOOST_TEST(size_of(&binding::invoke<Unwritten, large>, count) <= most_reply_bytes);
    BOOST_TEST(size_of(&binding::invoke<Unwritten, many>, count) <= most_reply_bytes);
    BOOST_TEST(size_of(&binding::invoke<Unwritten, many_empty>, count) <= most_reply_bytes);
    BOOST_TEST(size_of(&binding::invoke<Unwritten, long_text>, 10 * count) <= most_reply_bytes);
  }
}

BOOST_AUTO_TEST_CASE(an_argument_of_another_form_throws) {
  BOOST_TEST(std::get<Thrown>(answer<turn>({row({1, 2, 3})})).text ==
             "expected as many fields as the struct has");
  BOOST_TEST(std::get<Thrown>(answer<twice>({scalar(1)})).text == "expected text");
  BOOST_TEST(std::get<Thrown>(answer<half>({row({1, 2})})).text == "expected one number");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
