#include <boost/test/unit_test.hpp>

#include "grader/run/run_trial.hpp"
#include "tests/support/fake_session.hpp"

namespace grader {
namespace {

const CaseRecord answered{
    .ending = Exited{0}, .replies = {test::reply_of(scalar(1))}, .printed = "hi"};

// Runs one trial; the session answers with `records` in turn.
TrialFacts run(std::vector<CaseRecord> records, std::size_t expected_runs) {
  std::vector<CaseRequest> asked;
  std::size_t next = 0;
  test::FakeSession session([&](const CaseRequest&) { return records.at(next++); }, asked);
  Quiet quiet;
  const TrialFacts facts =
      run_trial(session, {.calls = {"in"}, .limits = trial_limits(0.5)}, quiet);
  BOOST_TEST(asked.size() == expected_runs);
  return facts;
}

CaseRecord over(Limit limit) {
  return {.ending = OverLimit{limit}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(run_trial_tests)

BOOST_AUTO_TEST_CASE(an_answer_is_taken_as_it_is) {
  const TrialFacts facts = run({answered}, 1);
  BOOST_CHECK(std::get<Returned>(facts.replies.at(0)).value == scalar(1));
  BOOST_TEST(facts.printed == "hi");
  BOOST_TEST(facts.limit_seconds == 0.5);
}

BOOST_AUTO_TEST_CASE(a_time_out_counts_only_if_it_happens_again) {
  for (const Limit limit : {Limit::cpu, Limit::wall}) {
    BOOST_TEST(run({over(limit), answered}, 2).replies.size() == 1U);
    BOOST_CHECK(std::holds_alternative<OverLimit>(run({over(limit), over(Limit::cpu)}, 2).ending));
  }
}

BOOST_AUTO_TEST_CASE(nothing_else_is_tried_again) {
  run({over(Limit::output)}, 1);
  run({{.ending = Signalled{11}}}, 1);
  run({{.ending = Exited{1}}}, 1);
}

BOOST_AUTO_TEST_CASE(replies_that_cannot_be_read_are_left_out) {
  BOOST_TEST(run({{.ending = Exited{0}, .replies = {"\x09", "right"}}}, 1).replies.empty());
}

BOOST_AUTO_TEST_CASE(waiting_is_allowed_longer_than_computing) {
  const Limits limits = trial_limits(0.5);
  BOOST_TEST(limits.cpu.count() == 500);
  BOOST_CHECK(limits.wall >= 4 * limits.cpu);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
