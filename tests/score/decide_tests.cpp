#include <csignal>
#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/score/decide.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(decide_tests)

namespace {

const Trial one{.arguments = {}, .expected = scalar(1), .allowed = {0.25}};
const Trial two{.arguments = {}, .expected = scalar(2), .allowed = {0.25}};

Reply gave(double number, bool inputs_changed = false) {
  return Returned{scalar(number), inputs_changed};
}

const Reply right = gave(1);
const Reply threw = Thrown{"std::out_of_range", "too far"};
const double nan = std::numeric_limits<double>::quiet_NaN();

struct Row {
  Ending ending;
  std::vector<Reply> replies;
  Verdict verdict;
};

// One call of `one` was asked for.
const Row single[] = {
    {Exited{0}, {right}, Verdict::right},
    {Exited{0}, {gave(1.25)}, Verdict::right},
    {Exited{0}, {gave(1.5)}, Verdict::wrong},
    {Exited{0}, {gave(nan)}, Verdict::not_finite},
    {Exited{0}, {Returned{matrix(1, 1, {1}), false}}, Verdict::wrong_shape},
    {Exited{0}, {gave(1, true)}, Verdict::wrong},
    {Exited{0}, {gave(nan, true)}, Verdict::wrong},
    {Exited{0}, {threw}, Verdict::crashed},
    {Exited{0}, {NotAttempted{}}, Verdict::not_attempted},
    {Exited{0}, {OutOfMemory{}}, Verdict::out_of_memory},
    {Exited{0}, {TooLarge{}}, Verdict::too_much_output},
    // How the process ended comes before what it had said.
    {OverLimit{Limit::output}, {right}, Verdict::too_much_output},
    {OverLimit{Limit::reply}, {right}, Verdict::too_much_output},
    {OverLimit{Limit::cpu}, {right}, Verdict::timed_out},
    {OverLimit{Limit::wall}, {}, Verdict::timed_out},
    {Signalled{SIGSEGV}, {right}, Verdict::crashed},
    {Signalled{SIGSYS}, {right}, Verdict::forbidden},
    {Exited{0}, {}, Verdict::exited_early},
    {Exited{3}, {}, Verdict::exited_early},
    {Exited{126}, {}, Verdict::exited_early},            // its answer could not go out
    {Exited{0}, {right, right}, Verdict::exited_early},  // more than was asked for
    {Exited{125}, {}, Verdict::out_of_memory},           // it could not even be loaded
    {Exited{3}, {right}, Verdict::right},                // answered; who cares how it went home
};

// `one`, then `two`, then `one` again.
const Row triple[] = {
    {Exited{0}, {right, gave(2), right}, Verdict::right},
    {Exited{0}, {gave(7), gave(2), right}, Verdict::wrong},
    {Exited{0}, {right, gave(2), gave(7)}, Verdict::wrong},
    {Exited{0}, {right, gave(2), gave(nan)}, Verdict::wrong},
    {Exited{0}, {right, gave(2), gave(1, true)}, Verdict::wrong},
    {Exited{0}, {right, gave(2), threw}, Verdict::crashed},
    {Exited{0}, {right, gave(2), TooLarge{}}, Verdict::too_much_output},
    {Exited{125}, {right}, Verdict::exited_early},  // it had been loaded
    // The one in between is judged in a trial of its own.
    {Exited{0}, {right, gave(7), right}, Verdict::right},
    {Exited{0}, {right, threw, right}, Verdict::right},
    {Exited{0}, {right, gave(2)}, Verdict::exited_early},
};

void check(const Row& row, const Calls& calls) {
  const TrialFacts facts{.ending = row.ending, .calls = calls.size(), .replies = row.replies};
  BOOST_TEST(to_string(decide(facts, calls).verdict) == to_string(row.verdict));
}

Detail detail_of(TrialFacts facts, const Calls& calls = {&one}) {
  return decide(facts, calls).detail;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_first_fact_in_the_written_order_decides) {
  for (const Row& row : single) check(row, {&one});
}

BOOST_AUTO_TEST_CASE(later_calls_of_the_same_trial_must_give_the_same) {
  for (const Row& row : triple) check(row, {&one, &two, &one});
}

BOOST_AUTO_TEST_CASE(only_a_later_call_differs_when_called_again) {
  const Calls calls{&one, &two, &one};
  BOOST_TEST(detail_of({.ending = Exited{0}, .replies = {right, gave(2), gave(7)}}, calls)
                 .differs_when_called_again);
  BOOST_TEST(!detail_of({.ending = Exited{0}, .replies = {gave(7), gave(2), gave(7)}}, calls)
                  .differs_when_called_again);
}

BOOST_AUTO_TEST_CASE(what_was_seen_is_told) {
  BOOST_TEST(detail_of({.ending = Signalled{SIGFPE}}).signal.value() == SIGFPE);
  BOOST_TEST(detail_of({.ending = Exited{3}}).exit_status.value() == 3);
  BOOST_TEST(
      detail_of({.ending = OverLimit{Limit::cpu}, .limit_seconds = 0.5}).limit_seconds.value() ==
      0.5);
  BOOST_TEST(!detail_of({.ending = OverLimit{Limit::output}, .limit_seconds = 0.5})
                  .limit_seconds.has_value());
  BOOST_TEST(detail_of({.ending = Exited{0}, .replies = {threw}}).thrown->text == "too far");
  BOOST_TEST(detail_of({.ending = Signalled{SIGSYS}}).signal.value() == SIGSYS);
  BOOST_TEST(detail_of({.ending = Exited{0}, .replies = {right}, .printed = "hello"}).printed ==
             "hello");
}

BOOST_AUTO_TEST_CASE(a_wrong_value_is_shown_beside_the_expected_one) {
  const Detail detail = detail_of({.ending = Exited{0}, .replies = {gave(7)}});
  BOOST_CHECK(detail.yours == scalar(7));
  BOOST_CHECK(detail.expected == scalar(1));
  BOOST_TEST(detail.mismatch->allowed == 0.25);
}

BOOST_AUTO_TEST_CASE(changed_inputs_are_told_also_beside_a_right_value) {
  const Detail detail = detail_of({.ending = Exited{0}, .replies = {gave(1, true)}});
  BOOST_TEST(detail.inputs_changed);
  BOOST_TEST(!detail.yours.has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
