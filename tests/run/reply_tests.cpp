#include <boost/test/unit_test.hpp>

#include "grader/run/reply.hpp"
#include "grader/value/wire.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(reply_tests)

namespace {

Bytes returned(const Value& value, std::uint8_t changed = 0) {
  WireWriter writer;
  writer.u8(1);
  writer.u8(changed);
  writer.value(value);
  return writer.bytes();
}

Bytes threw(const std::string& type, const std::string& text) {
  WireWriter writer;
  writer.u8(2);
  writer.text(type);
  writer.text(text);
  return writer.bytes();
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_kind_of_reply_is_read) {
  BOOST_CHECK(std::get<Returned>(*read_reply(returned(scalar(2)))).value == scalar(2));
  BOOST_TEST(std::get<Returned>(*read_reply(returned(scalar(2), 1))).inputs_changed);
  BOOST_TEST(std::get<Thrown>(*read_reply(threw("type", "text"))).text == "text");
  BOOST_CHECK(std::holds_alternative<NotAttempted>(*read_reply("\x03")));
  BOOST_CHECK(std::holds_alternative<OutOfMemory>(*read_reply("\x04")));
  BOOST_CHECK(std::holds_alternative<TooLarge>(*read_reply("\x05")));
}

BOOST_AUTO_TEST_CASE(replies_are_written_as_they_are_read) {
  BOOST_TEST(write_reply(Returned{matrix(1, 2, {1, 2})}) == returned(matrix(1, 2, {1, 2})));
  BOOST_TEST(write_reply(Returned{scalar(2), true}) == returned(scalar(2), 1));
  BOOST_TEST(write_reply(Thrown{"type", "text"}) == threw("type", "text"));
}

BOOST_AUTO_TEST_CASE(what_is_no_reply_is_none) {
  for (const Bytes& bytes :
       {Bytes(), Bytes("\x06"), Bytes(1, '\0'), Bytes("\x03 and more"), Bytes("right")})
    BOOST_TEST(!read_reply(bytes).has_value());
}

BOOST_AUTO_TEST_CASE(a_torn_reply_is_none) {
  for (const Bytes& whole : {returned(matrix(1, 2, {1, 2})), threw("type", "text")})
    for (std::size_t size = 0; size < whole.size(); ++size)
      BOOST_TEST(!read_reply(whole.substr(0, size)).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
