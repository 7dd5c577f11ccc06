#include <cstring>

#include <boost/test/unit_test.hpp>

#include "grader/sandbox/reply_frames.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(reply_frames_tests)

namespace {

Bytes framed(std::string_view reply, std::uint64_t size) {
  Bytes bytes(sizeof size, '\0');
  std::memcpy(bytes.data(), &size, sizeof size);
  return bytes.append(reply);
}

Bytes framed(std::string_view reply) {
  return framed(reply, reply.size());
}

using Replies = std::vector<Bytes>;

}  // namespace

BOOST_AUTO_TEST_CASE(replies_come_in_order) {
  BOOST_CHECK((split_replies(framed("one") + framed("") + framed("three"), 3) ==
               Replies{"one", "", "three"}));
  BOOST_TEST(split_replies("", 3).empty());
}

BOOST_AUTO_TEST_CASE(one_too_many_is_dropped) {
  BOOST_CHECK((split_replies(framed("one") + framed("two"), 1) == Replies{"one"}));
  BOOST_TEST(split_replies(framed("one"), 0).empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_whole_reply_is_dropped) {
  const Bytes one = framed("one");
  for (const Bytes& torn :
       {framed("two", 4), framed("two").substr(0, 7), Bytes(1, '\0'),
        framed("two", ~std::uint64_t{0}), framed("two", std::uint64_t{1} << 63)})
    BOOST_CHECK((split_replies(one + torn, 3) == Replies{"one"}));
  // A size that is a lie takes what follows for its own.
  BOOST_CHECK((split_replies(framed("tw", 3) + framed("o"), 3).size() == 1U));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
