#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/sandbox/ladder.hpp"
#include "tests/support/reached_levels.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(ladder_tests)

BOOST_AUTO_TEST_CASE(levels_have_names) {
  for (const Level level : levels) BOOST_CHECK(level_named(to_string(level)) == level);
  BOOST_CHECK(!level_named("none"));
  BOOST_CHECK(!level_named(""));
}

BOOST_AUTO_TEST_CASE(the_strongest_that_is_reached_is_taken) {
  const auto sandbox = make_sandbox({GRADER_SUPERVISOR, {}}, Level::rlimits);
  BOOST_TEST(sandbox->level() == test::reached_levels().back());
}

BOOST_AUTO_TEST_CASE(a_level_that_is_not_reached_is_refused) {
  const Level best = test::reached_levels().back();
  for (const Level level : levels) {
    if (level <= best) continue;
    BOOST_CHECK_EXCEPTION(
        make_sandbox({GRADER_SUPERVISOR, {}}, level), Fault,
        [](const Fault& fault) { return fault.message().id == "fault.sandbox_level"; });
  }
  BOOST_TEST(try_level(Level::rlimits, {"/missing/supervisor", {}}).trouble ==
             "/missing/supervisor: No such file or directory");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
