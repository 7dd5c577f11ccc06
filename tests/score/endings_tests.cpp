#include <csignal>

#include <boost/test/unit_test.hpp>

#include "grader/score/endings.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(endings_tests)

namespace {

const Trial one{.arguments = {}, .expected = scalar(1), .allowed = {0.25}};

const Reply right = Returned{scalar(1)}, wrong = Returned{scalar(7)};

const std::string ended_by = "terminate called after throwing an instance of '";

// Facts that say more than how it ended, and what they come to.
struct Told {
  TrialFacts facts;
  Verdict verdict;
  Reason reason = Reason::none;
};

const Told told[] = {
    // Which of the two clocks, and which of the two ways out.
    {{.ending = OverLimit{Limit::cpu}}, Verdict::timed_out},
    {{.ending = OverLimit{Limit::wall}, .limit_seconds = 0.5, .cpu_seconds = 0.04},
     Verdict::timed_out,
     Reason::waited},
    // A loop on a machine that is busy with other things.
    {{.ending = OverLimit{Limit::wall}, .limit_seconds = 0.5, .cpu_seconds = 0.2},
     Verdict::timed_out,
     Reason::none},
    {{.ending = OverLimit{Limit::output}}, Verdict::too_much_output},
    {{.ending = OverLimit{Limit::reply}}, Verdict::too_much_output, Reason::large_answer},
    {{.ending = Exited{0}, .replies = {TooLarge{}}},
     Verdict::too_much_output,
     Reason::large_answer},
    // Faults of memory, as the process told them; other signals have no such words.
    {{.ending = Signalled{SIGSEGV}}, Verdict::crashed},
    {{.ending = Signalled{SIGSEGV}, .crash = Crash::stack_overflow},
     Verdict::crashed,
     Reason::stack_overflow},
    {{.ending = Signalled{SIGSEGV}, .crash = Crash::null_pointer},
     Verdict::crashed,
     Reason::null_pointer},
    {{.ending = Signalled{SIGBUS}, .crash = Crash::stack_overflow},
     Verdict::crashed,
     Reason::stack_overflow},
    {{.ending = Signalled{SIGFPE}, .crash = Crash::stack_overflow}, Verdict::crashed},
    {{.ending = Exited{1}, .crash = Crash::stack_overflow}, Verdict::exited_early},
    {{.ending = Exited{0}, .replies = {right}, .crash = Crash::stack_overflow}, Verdict::right},
    // Killed: for its memory, or who knows.
    {{.ending = Signalled{SIGKILL}, .memory_ran_out = true}, Verdict::out_of_memory},
    {{.ending = Signalled{SIGKILL}}, Verdict::crashed},
    // Stopped by the library, for an exception that nothing could catch.
    {{.ending = Signalled{SIGABRT}}, Verdict::crashed},
    {{.ending = Signalled{SIGABRT}, .printed = ended_by + "int'\n"},
     Verdict::crashed,
     Reason::terminated},
    {{.ending = Signalled{SIGABRT}, .printed = "terminate called without an active exception\n"},
     Verdict::crashed,
     Reason::terminated},
    {{.ending = Signalled{SIGABRT}, .printed = ended_by + "std::bad_alloc'\n  what():  "},
     Verdict::out_of_memory},
    {{.ending = Signalled{SIGABRT}, .printed = ended_by + "std::bad_array_new_length'\n"},
     Verdict::out_of_memory},
    {{.ending = Signalled{SIGSEGV}, .printed = ended_by + "std::bad_alloc'\n"}, Verdict::crashed},
    {{.ending = Exited{0}, .replies = {right}, .printed = ended_by + "std::bad_alloc'\n"},
     Verdict::right},
    // What came back is no answer; but after an answer, who cares.
    {{.ending = Exited{0}, .garbled = true}, Verdict::exited_early, Reason::unreadable_answer},
    {{.ending = Exited{3}, .garbled = true}, Verdict::exited_early, Reason::unreadable_answer},
    {{.ending = Exited{126}}, Verdict::exited_early, Reason::unreadable_answer},
    {{.ending = Exited{0}}, Verdict::exited_early},
    {{.ending = Exited{0}, .replies = {right}, .garbled = true}, Verdict::right},
    {{.ending = Exited{0}, .replies = {wrong}, .garbled = true}, Verdict::wrong},
    {{.ending = Signalled{SIGSEGV}, .garbled = true}, Verdict::crashed},
    {{.ending = Exited{125}, .garbled = true}, Verdict::out_of_memory},
};

}  // namespace

BOOST_AUTO_TEST_CASE(ways_to_one_verdict_are_told_apart) {
  for (const Told& row : told) {
    const Decision decision = decide(row.facts, {&one});
    const auto number = static_cast<std::size_t>(&row - told);
    BOOST_TEST(to_string(decision.verdict) == to_string(row.verdict), "row " << number);
    BOOST_TEST(to_string(decision.detail.reason) == to_string(row.reason), "row " << number);
  }
}

// Whatever a process does and says, it is a verdict about it: to be not graded is a fault of ours.
BOOST_AUTO_TEST_CASE(no_fact_is_not_graded) {
  for (int signal = 1; signal < 65; ++signal)
    for (const Crash crash : {Crash::other, Crash::stack_overflow, Crash::null_pointer})
      for (const bool flag : {false, true}) {
        const TrialFacts facts{
            .ending = Signalled{signal}, .garbled = flag, .crash = crash, .memory_ran_out = flag};
        BOOST_CHECK(decide(facts, {&one}).verdict != Verdict::not_graded);
      }
  for (int status = 0; status < 256; ++status)
    BOOST_CHECK(decide({.ending = Exited{status}}, {&one}).verdict != Verdict::not_graded);
}

BOOST_AUTO_TEST_CASE(an_exception_that_nothing_could_catch_is_told) {
  const TrialFacts facts{.ending = Signalled{SIGABRT},
                         .printed = ended_by + "my::Error'\n  what():  too far\n"};
  const Detail detail = decide_ending(facts, 1)->detail;
  BOOST_TEST(detail.thrown->type == "my::Error");
  BOOST_TEST(detail.thrown->text == "too far");
  BOOST_TEST(detail.signal.value() == SIGABRT);
  const TrialFacts unknown{.ending = Signalled{SIGABRT},
                           .printed = "terminate called without an active exception\n"};
  BOOST_TEST(!decide_ending(unknown, 1)->detail.thrown.has_value());
}

BOOST_AUTO_TEST_CASE(a_trial_that_answered_is_not_decided_by_its_ending) {
  BOOST_TEST(!decide_ending({.ending = Exited{3}, .replies = {wrong}}, 1).has_value());
  BOOST_TEST(decide_ending({.ending = Exited{0}, .replies = {right}}, 2).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
