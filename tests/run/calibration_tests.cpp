#include <cmath>

#include <boost/test/unit_test.hpp>

#include "grader/run/calibration.hpp"
#include "grader/value/wire.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(calibration_tests)

BOOST_AUTO_TEST_CASE(the_factor_is_a_power_of_two_that_stays) {
  const TemporaryFolder folder(std::filesystem::temp_directory_path());
  const Cache cache(folder.path() / "cache");
  const double factor = machine_factor(cache);
  BOOST_TEST(factor >= 1);
  BOOST_TEST(factor <= 16);
  BOOST_TEST(std::log2(factor) == std::round(std::log2(factor)));
  for (int i = 0; i < 3; ++i) BOOST_TEST(machine_factor(cache) == factor);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
