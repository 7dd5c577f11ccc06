#include <cmath>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/value/wire.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(wire_tests)

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

const Value samples[] = {
    scalar(1.5),
    scalar(1, Element::truth),
    matrix(2, 2, {1, -0.0, infinity, 5e-324}),
    matrix(0, 3, {}),
    {Array{Element::integer, {2}, {1, 9007199254740992.0}}},
    {std::string("a\0b 份", 7)},
    {std::string()},
    {List{}},
    {List{scalar(1), {std::string("x")}, {List{matrix(1, 1, {7})}}}},
};

// Bytes as somebody hostile would write them.
Bytes forged(std::initializer_list<std::uint8_t> start,
             std::initializer_list<std::uint64_t> numbers) {
  WireWriter writer;
  for (const std::uint8_t byte : start) writer.u8(byte);
  for (const std::uint64_t number : numbers) writer.u64(number);
  return writer.bytes();
}

Value nested(int depth) {
  Value value = scalar(1);
  for (int i = 0; i < depth; ++i) value = {List{value}};
  return value;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_was_encoded_is_decoded) {
  for (const Value& value : samples) BOOST_CHECK(decode(encode(value)) == value);
}

BOOST_AUTO_TEST_CASE(nan_keeps_its_place) {
  const Value back = decode(encode(matrix(1, 2, {std::nan(""), 2})));
  BOOST_CHECK(std::isnan(std::get<Array>(back.content).numbers[0]));
  BOOST_TEST(std::get<Array>(back.content).numbers[1] == 2);
}

BOOST_AUTO_TEST_CASE(every_truncation_is_an_error) {
  for (const Value& value : samples) {
    const Bytes bytes = encode(value);
    for (std::size_t size = 0; size < bytes.size(); ++size)
      BOOST_CHECK_THROW(decode(bytes.substr(0, size)), WireError);
  }
}

BOOST_AUTO_TEST_CASE(anything_that_follows_is_an_error) {
  for (const Value& value : samples) BOOST_CHECK_THROW(decode(encode(value) + '\0'), WireError);
}

BOOST_AUTO_TEST_CASE(any_byte_may_be_any_other_without_harm) {
  for (const Value& value : samples)
    for (std::size_t i = 0; i < encode(value).size(); ++i)
      for (const int byte : {0x00, 0x01, 0x04, 0x7f, 0x80, 0xff}) {
        Bytes bytes = encode(value);
        bytes[i] = static_cast<char>(byte);
        try {
          decode(bytes);
        } catch (const WireError&) {  // most are; none does worse
        }
      }
}

BOOST_AUTO_TEST_CASE(absurd_counts_are_refused_before_anything_is_allocated) {
  const std::uint64_t huge = ~std::uint64_t{0} / 2;
  const Bytes refused[] = {
      forged({2}, {huge}),           // a text
      forged({3}, {huge}),           // a list
      forged({1, 0, 1}, {huge}),     // an array
      forged({1, 0, 1}, {1 << 30}),  // one that could be, but does not follow
      forged({1, 0, 2}, {huge, 2}),
      forged({1, 0, 255}, {1, 1}),  // a rank
      forged({1, 3, 0}, {0}),       // an element
      forged({0}, {0}),
      forged({5}, {0}),  // a tag
  };
  for (const Bytes& bytes : refused) BOOST_CHECK_THROW(decode(bytes), WireError);
}

// A list's elements take more memory than their bytes: a count that fits the bytes is not enough.
BOOST_AUTO_TEST_CASE(a_list_is_believed_only_as_far_as_it_goes) {
  const Bytes bytes = forged({3}, {100'000'000}) + Bytes(300'000'000, '\xff');
  BOOST_CHECK_THROW(decode(bytes), WireError);
}

// An empty matrix has 19 bytes here and some 100 in memory.
BOOST_AUTO_TEST_CASE(more_values_than_an_author_can_write_are_refused) {
  const auto empty_matrices = [](std::size_t count) {
    return Value{List(count, matrix(0, 0, {}))};
  };
  BOOST_CHECK_NO_THROW(decode(encode(empty_matrices(200'000))));
  BOOST_CHECK_THROW(decode(encode(empty_matrices(300'000))), WireError);
}

BOOST_AUTO_TEST_CASE(depth_is_bounded) {
  BOOST_CHECK(decode(encode(nested(8))) == nested(8));
  BOOST_CHECK_THROW(decode(encode(nested(9))), WireError);
  Bytes deep;
  for (int i = 0; i < 100000; ++i) deep += forged({3}, {1});
  BOOST_CHECK_THROW(decode(deep), WireError);
}

BOOST_AUTO_TEST_CASE(an_array_too_large_to_send_is_its_shape) {
  const Value value = decode(forged({4, 0, 2}, {100000, 100000}));
  const auto& array = std::get<Array>(value.content);
  BOOST_CHECK((array.shape == std::vector<std::int64_t>{100000, 100000}));
  BOOST_TEST(array.numbers.empty());
}

BOOST_AUTO_TEST_CASE(the_format_is_as_written_down) {
  BOOST_TEST(encode(scalar(1)) == Bytes("\x01\x00\x00\x00\x00\x00\x00\x00\x00\xf0\x3f", 11));
  BOOST_TEST(encode({"ab"}) == Bytes("\x02\x02\x00\x00\x00\x00\x00\x00\x00"
                                     "ab",
                                     11));
  BOOST_TEST(encode({List{}}) == Bytes("\x03\x00\x00\x00\x00\x00\x00\x00\x00", 9));
}

BOOST_AUTO_TEST_CASE(several_values_follow_one_another) {
  const List values = {scalar(3, Element::integer), matrix(1, 2, {0.5, -1}), Value{"text"}};
  BOOST_CHECK(decode_all(encode_all(values)) == values);
  BOOST_CHECK(decode_all("").empty());
  BOOST_TEST(encode_all({values[1]}) == encode(values[1]));
  const Bytes bytes = encode_all(values);
  BOOST_CHECK_THROW(decode_all(bytes.substr(0, bytes.size() - 1)), WireError);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
