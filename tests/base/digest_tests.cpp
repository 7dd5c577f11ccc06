#include <boost/test/unit_test.hpp>

#include "grader/base/digest.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(digest_tests)

// `printf 3:abc | sha256sum`, and FIPS 180-4's digest of nothing.
BOOST_AUTO_TEST_CASE(digest_of_writes_a_length_before_each_part) {
  BOOST_TEST(to_hex(digest_of({"abc"})) ==
             "aab5f9ae99b2e38fb462025c8f72f570c9c811705d2a4277dc855d7fa293fe97");
  BOOST_TEST(to_hex(digest_of({})) ==
             "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

BOOST_AUTO_TEST_CASE(digest_of_tells_where_parts_end) {
  BOOST_CHECK(digest_of({"ab", "c"}) != digest_of({"a", "bc"}));
  BOOST_CHECK(digest_of({"abc"}) != digest_of({"abc", ""}));
  BOOST_CHECK(digest_of({"a", "b"}) != digest_of({"b", "a"}));
}

// The test vector that everybody quotes: HMAC_SHA256("key", "The quick brown fox ...").
BOOST_AUTO_TEST_CASE(keyed_digest_is_hmac_sha_256) {
  BOOST_TEST(to_hex(keyed_digest("key", "The quick brown fox jumps over the lazy dog")) ==
             "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8");
}

BOOST_AUTO_TEST_CASE(keyed_digest_takes_secrets_of_any_length) {
  const std::string text = "one/two";
  BOOST_CHECK(keyed_digest("", text) != keyed_digest("a", text));
  BOOST_CHECK(keyed_digest(std::string(1000, 'a'), text) !=
              keyed_digest(std::string(1001, 'a'), text));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
