#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "grader/base/parallel.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(parallel_tests)

BOOST_AUTO_TEST_CASE(every_index_is_worked_on_once) {
  for (const unsigned jobs : {1U, 2U, 7U, 200U}) {
    std::vector<std::atomic<int>> times(100);
    for_each_index(times.size(), jobs, [&](std::size_t i) { ++times[i]; });
    for (const auto& each : times) BOOST_TEST(each.load() == 1);
  }
}

BOOST_AUTO_TEST_CASE(nothing_to_do_is_done) {
  for_each_index(0, 4, [](std::size_t) { BOOST_ERROR("called"); });
}

BOOST_AUTO_TEST_CASE(no_more_than_jobs_at_a_time) {
  std::atomic<int> running = 0, most = 0;
  for_each_index(200, 3, [&](std::size_t) {
    const int now = ++running;
    for (int seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
    }
    --running;
  });
  BOOST_TEST(most.load() <= 3);
}

BOOST_AUTO_TEST_CASE(the_exception_of_the_smallest_index_is_thrown_after_all_are_done) {
  for (const unsigned jobs : {1U, 4U}) {
    std::atomic<int> done = 0;
    const auto work = [&](std::size_t i) {
      ++done;
      if (i % 10 == 7) throw std::runtime_error(std::to_string(i));
    };
    const auto is_first = [](const std::runtime_error& e) { return e.what() == std::string("7"); };
    BOOST_CHECK_EXCEPTION(for_each_index(40, jobs, work), std::runtime_error, is_first);
    BOOST_TEST(done.load() == 40);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
