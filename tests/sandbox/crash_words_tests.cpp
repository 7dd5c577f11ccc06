#include <boost/test/unit_test.hpp>

#include "grader/sandbox/crash_words.hpp"
#include "grader/sandbox/protocol.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(crash_words_tests)

namespace {

Bytes framed(const Bytes& reply) {
  const std::uint64_t size = reply.size();
  return Bytes(reinterpret_cast<const char*>(&size), sizeof size) + reply;
}

Bytes said(std::uint64_t kind) {
  return Bytes(8, '\xff') + Bytes(reinterpret_cast<const char*>(&kind), sizeof kind);
}

}  // namespace

BOOST_AUTO_TEST_CASE(last_words_are_read_at_the_end) {
  for (const Bytes& before : {Bytes(), framed("one"), Bytes("garbage")}) {
    BOOST_CHECK(crash_of(before) == Crash::other);
    BOOST_CHECK(crash_of(before + said(1)) == Crash::other);
    BOOST_CHECK(crash_of(before + said(2)) == Crash::stack_overflow);
    BOOST_CHECK(crash_of(before + said(3)) == Crash::null_pointer);
  }
}

BOOST_AUTO_TEST_CASE(what_is_none_of_them_says_nothing) {
  for (const Bytes& none : {said(0), said(4), said(~std::uint64_t{0}), said(2) + "x",
                            said(2).substr(0, 15), said(2).substr(1)})
    BOOST_CHECK(crash_of(none) == Crash::other);
}

BOOST_AUTO_TEST_CASE(whole_replies_and_last_words_are_all_there_is) {
  struct Row {
    Bytes channel;
    std::vector<Bytes> replies;
    bool garbled;
  };
  const Row rows[] = {{"", {}, false},
                      {framed("one") + framed(""), {"one", ""}, false},
                      {framed("one") + said(2), {"one"}, false},
                      {said(77), {}, false},
                      {framed("one").substr(0, 9), {}, true},
                      {framed("one") + "x", {"one"}, true},
                      {framed("one") + framed("two"), {"one"}, true},
                      {said(2) + framed("one"), {}, true}};
  for (const Row& row : rows) BOOST_TEST(is_garbled(row.channel, row.replies) == row.garbled);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
