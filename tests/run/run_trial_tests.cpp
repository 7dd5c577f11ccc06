#include <csignal>

#include <boost/test/unit_test.hpp>

#include "grader/run/run_trial.hpp"
#include "tests/support/fake_session.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(run_trial_tests)

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

CaseRecord killed(bool filtered, std::uint64_t peak = 0, bool memory_killed = false) {
  return {.ending = Signalled{SIGKILL},
          .filtered = filtered,
          .memory_killed = memory_killed,
          .peak_memory_bytes = peak,
          .memory_limit_bytes = 1000};
}

CaseRecord over(Limit limit) {
  return {.ending = OverLimit{limit}};
}

}  // namespace

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
  run({over(Limit::reply)}, 1);
  run({{.ending = Signalled{11}}}, 1);
  run({{.ending = Exited{1}}}, 1);
}

BOOST_AUTO_TEST_CASE(a_kill_that_nobody_explains_counts_only_if_it_happens_again) {
  for (const bool filtered : {false, true})
    BOOST_TEST(run({killed(filtered, 499), answered}, 2).replies.size() == 1U);
  // Where it could send itself the signal, it may have done so.
  const TrialFacts facts = run({killed(false, 499), killed(false, 499)}, 2);
  BOOST_TEST(std::get<Signalled>(facts.ending).signal == SIGKILL);
  BOOST_TEST(!facts.memory_ran_out);
}

BOOST_AUTO_TEST_CASE(what_was_killed_twice_from_outside_is_not_graded) {
  const auto is_expected = [](const Fault& fault) {
    return fault.message() == Message{"fault.killed", {}};
  };
  BOOST_CHECK_EXCEPTION(run({killed(true), killed(true, 499)}, 2), Fault, is_expected);
  BOOST_CHECK_EXCEPTION(run({over(Limit::cpu), killed(true)}, 2), Fault, is_expected);
}

BOOST_AUTO_TEST_CASE(a_kill_for_its_memory_is_its_own_doing) {
  for (const bool filtered : {false, true}) {
    BOOST_TEST(run({killed(filtered, 500)}, 1).memory_ran_out);
    BOOST_TEST(run({killed(filtered, 0, true)}, 1).memory_ran_out);
    BOOST_TEST(run({killed(filtered), killed(filtered, 500)}, 2).memory_ran_out);
  }
  CaseRecord unlimited = killed(false, 500);
  unlimited.memory_limit_bytes = 0;
  BOOST_TEST(!run({unlimited, unlimited}, 2).memory_ran_out);
  BOOST_TEST(!run({{.ending = Signalled{SIGSEGV}, .memory_killed = true}}, 1).memory_ran_out);
}

BOOST_AUTO_TEST_CASE(replies_end_where_one_cannot_be_read) {
  const Bytes good = test::reply_of(scalar(1));
  const TrialFacts facts = run({{.ending = Exited{0}, .replies = {good, "\x09", good}}}, 1);
  BOOST_TEST(facts.replies.size() == 1U);
  BOOST_TEST(facts.garbled);
  BOOST_TEST(!run({answered}, 1).garbled);
  BOOST_TEST(run({{.ending = Exited{0}, .garbled = true}}, 1).garbled);
}

BOOST_AUTO_TEST_CASE(what_it_says_of_its_fault_is_passed_on) {
  const TrialFacts facts = run({{.ending = Signalled{11}, .crash = Crash::stack_overflow}}, 1);
  BOOST_CHECK(facts.crash == Crash::stack_overflow);
}

BOOST_AUTO_TEST_CASE(a_reply_may_be_several_times_as_long_as_the_longest_right_one) {
  const Trial small{.arguments = {scalar(1)}, .expected = scalar(2)};
  const Trial large{.arguments = {},
                    .expected = matrix(1000, 100, std::vector<double>(100'000, 1.5))};
  const CaseRequest little = request_for(3, {&small, &small}, trial_limits(0.5));
  BOOST_TEST(little.function == 3U);
  BOOST_CHECK((little.calls == std::vector<Bytes>{encode(scalar(1)), encode(scalar(1))}));
  BOOST_TEST(little.limits.cpu.count() == 500);
  BOOST_TEST(little.reply_bytes == std::uint64_t{1} << 20);
  BOOST_TEST(request_for(0, {&small, &large, &small}, {}).reply_bytes >= 4U * 800'000U);
}

BOOST_AUTO_TEST_CASE(waiting_is_allowed_longer_than_computing) {
  const Limits limits = trial_limits(0.5);
  BOOST_TEST(limits.cpu.count() == 500);
  BOOST_CHECK(limits.wall >= 4 * limits.cpu);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
