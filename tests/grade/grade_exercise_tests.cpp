#include <csignal>

#include <boost/test/unit_test.hpp>

#include "grader/grade/grade_exercise.hpp"
#include "grader/run/reply.hpp"
#include "grader/value/wire.hpp"
#include "tests/support/fake_session.hpp"

namespace grader {
namespace {

Bytes wire(double number) {
  return encode(scalar(number));
}

// A case whose trials have one argument each, and whose function gives that back.
Case case_of(const std::string& id, const std::vector<double>& arguments, bool hidden = false) {
  Case made{.id = id, .hidden = hidden, .points = 2, .cpu_seconds = 0.5};
  for (const double x : arguments)
    made.trials.push_back({.arguments = {scalar(x)}, .expected = scalar(x), .allowed = {0}});
  return made;
}

// A student who echoes, but for what `bad` says about an argument.
using Bad = std::function<std::optional<Ending>(double)>;
test::FakeSession::Answer echo(Bad bad) {
  return [bad](const CaseRequest& request) {
    CaseRecord record{.ending = Exited{0}};
    for (const Bytes& call : request.calls) {
      const double x = std::get<Array>(decode(call).content).numbers[0];
      if (const auto ending = bad(x)) {
        record.ending = *ending;
        return record;
      }
      record.replies.push_back(test::reply_of(scalar(x)));
    }
    return record;
  };
}

std::optional<Ending> never(double) {
  return std::nullopt;
}

struct Place {
  ExerciseResult grade(test::FakeSession::Answer answer) {
    sandbox = std::make_unique<test::FakeSandbox>(std::move(answer));
    Quiet quiet;
    return grade_exercise(exercise, library, {*sandbox, 1, quiet}).result;
  }
  std::string verdicts(const ExerciseResult& result) const {
    std::string all;
    for (const CaseResult& each : result.cases) all += std::string(to_string(each.verdict)) + " ";
    return all + std::to_string(static_cast<int>(result.score));
  }

  PackedExercise exercise{
      .info = {.id = "echo", .functions = {"f"}, .arguments = {{"x"}}, .points = 6},
      .cases = {case_of("a", {1}), case_of("b", {2}), case_of("c", {3, 4})}};
  Library library;
  std::unique_ptr<test::FakeSandbox> sandbox;
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(grade_exercise_tests, Place)

BOOST_AUTO_TEST_CASE(what_is_right_gets_its_points) {
  const ExerciseResult result = grade(echo(never));
  BOOST_TEST(verdicts(result) == "right right right 6");
  BOOST_CHECK(result.verdict == Verdict::right);
}

BOOST_AUTO_TEST_CASE(hidden_cases_wait_until_they_are_called) {
  exercise.cases[0].hidden = true;
  test::FakeSandbox fake(
      echo([](double x) { return x < 2 ? std::optional<Ending>(Exited{9}) : std::nullopt; }));
  Quiet quiet;
  GradedExercise graded;
  const Built built = library;
  ExerciseUnderWay under_way(exercise, built, {fake, 1, quiet}, graded);
  under_way.run_shown();
  for (const CaseRequest& asked : fake.asked)
    for (const Bytes& call : asked.calls) BOOST_CHECK(call != wire(1));
  BOOST_TEST(verdicts(graded.result) == "right right right 4");  // of the first nothing is known
  under_way.run_hidden();
  BOOST_TEST(verdicts(graded.result) == "exited_early right right 4");
  BOOST_CHECK(graded.result.verdict == Verdict::exited_early);
}

// Code can take its time for the numbers that it meets: students see the times.
BOOST_AUTO_TEST_CASE(what_hidden_cases_take_is_not_told) {
  exercise.cases[1].hidden = true;
  test::FakeSandbox fake([](const CaseRequest& request) {
    CaseRecord record = echo(never)(request);
    record.cpu_seconds = request.calls.front() == wire(2) ? 100 : 1;
    return record;
  });
  Quiet quiet;
  BOOST_TEST(grade_exercise(exercise, library, {fake, 1, quiet}).cpu_seconds == 3.0);
}

BOOST_AUTO_TEST_CASE(every_trial_is_called_before_and_after_another) {
  grade(echo(never));
  BOOST_REQUIRE(sandbox->asked.size() == 4U);
  BOOST_CHECK((sandbox->asked[0].calls == std::vector<Bytes>{wire(1), wire(2), wire(1)}));
  BOOST_CHECK((sandbox->asked[1].calls == std::vector<Bytes>{wire(2), wire(1), wire(2)}));
  BOOST_CHECK((sandbox->asked[3].calls == std::vector<Bytes>{wire(4), wire(3), wire(4)}));
}

BOOST_AUTO_TEST_CASE(later_trials_meet_only_what_was_right) {
  grade(echo([](double x) { return x < 3 ? std::optional<Ending>(Exited{9}) : std::nullopt; }));
  BOOST_CHECK((sandbox->asked.end()[-2].calls == std::vector<Bytes>{wire(3)}));
  BOOST_CHECK((sandbox->asked.end()[-1].calls == std::vector<Bytes>{wire(4), wire(3), wire(4)}));
}

BOOST_AUTO_TEST_CASE(what_a_later_trial_remembers_is_found) {
  // Right, until a number above 3 was seen: from then on everything is that number.
  const auto result = grade([](const CaseRequest& request) {
    CaseRecord record{.ending = Exited{0}};
    double largest = 3;
    for (const Bytes& call : request.calls) {
      const double x = std::get<Array>(decode(call).content).numbers[0];
      largest = std::max(largest, x);
      record.replies.push_back(test::reply_of(scalar(largest > 3 ? largest : x)));
    }
    return record;
  });
  BOOST_TEST(verdicts(result) == "right right wrong 4");
  BOOST_TEST(result.cases[2].detail->differs_when_called_again);
}

BOOST_AUTO_TEST_CASE(companions_are_called_in_between) {
  exercise.companions = {case_of("", {5, 6}).trials};
  BOOST_TEST(verdicts(grade(echo(never))) == "right right right 6");
  BOOST_CHECK(
      (sandbox->asked[0].calls == std::vector<Bytes>{wire(1), wire(5), wire(6), wire(2), wire(1)}));
}

BOOST_AUTO_TEST_CASE(what_is_right_alone_but_not_after_another_was_remembered) {
  exercise.companions = {case_of("", {5}).trials};
  // Answers every call of a process like its first. "b" is the first that has nothing right before
  // it to meet; "c" meets "b".
  const auto result = grade([](const CaseRequest& request) {
    CaseRecord record{.ending = Exited{0}};
    const double first = std::get<Array>(decode(request.calls[0]).content).numbers[0];
    for (std::size_t i = 0; i < request.calls.size(); ++i)
      record.replies.push_back(test::reply_of(scalar(first)));
    return record;
  });
  BOOST_TEST(verdicts(result) == "wrong right wrong 2");
  BOOST_TEST(result.cases[0].detail->differs_when_called_again);
}

BOOST_AUTO_TEST_CASE(a_single_trial_is_called_three_times) {
  exercise.cases.resize(1);
  grade(echo(never));
  BOOST_CHECK((sandbox->asked[0].calls == std::vector<Bytes>{wire(1), wire(1), wire(1)}));
}

BOOST_AUTO_TEST_CASE(a_case_that_is_shown_never_meets_hidden_inputs) {
  exercise.cases = {case_of("a", {1}), case_of("hidden", {77}, true), case_of("b", {2})};
  grade(echo(never));
  BOOST_CHECK((sandbox->asked[0].calls == std::vector<Bytes>{wire(1), wire(2), wire(1)}));
  // And what is hidden comes last: nothing can be carried on from it.
  BOOST_CHECK((sandbox->asked[1].calls == std::vector<Bytes>{wire(2), wire(1), wire(2)}));
  BOOST_CHECK((sandbox->asked[2].calls == std::vector<Bytes>{wire(77), wire(2), wire(77)}));
  exercise.cases.pop_back();
  grade(echo(never));
  BOOST_CHECK((sandbox->asked[0].calls == std::vector<Bytes>{wire(1), wire(1), wire(1)}));
}

BOOST_AUTO_TEST_CASE(each_case_stands_alone) {
  const auto crash_at = [](double where) {
    return [=](double x) {
      return x == where ? std::optional<Ending>(Signalled{SIGSEGV}) : std::nullopt;
    };
  };
  BOOST_TEST(verdicts(grade(echo(crash_at(1)))) == "crashed right right 4");
  BOOST_TEST(verdicts(grade(echo(crash_at(2)))) == "right crashed right 4");
  BOOST_TEST(verdicts(grade(echo(crash_at(4)))) == "right right crashed 4");
}

BOOST_AUTO_TEST_CASE(after_three_time_outs_the_rest_is_not_run) {
  exercise.cases = {case_of("a", {0}), case_of("b", {1, 2, 3, 4}), case_of("c", {0}),
                    case_of("d", {0})};
  const auto result = grade(echo([](double x) {
    return x > 0 ? std::optional<Ending>(OverLimit{Limit::cpu}) : std::nullopt;
  }));
  BOOST_TEST(verdicts(result) == "right timed_out timed_out timed_out 2");
  // "a" with "b" in between (twice), "a" alone, "b" alone (twice), three trials of "b" twice each.
  BOOST_TEST(sandbox->asked.size() == 11U);
  BOOST_TEST(result.cases[3].detail->limit_seconds.value() == 0.5);
}

BOOST_AUTO_TEST_CASE(the_first_trial_that_goes_wrong_is_shown) {
  const auto result = grade(
      echo([](double x) { return x >= 3 ? std::optional<Ending>(Exited{9}) : std::nullopt; }));
  BOOST_TEST(verdicts(result) == "right right exited_early 4");
  const Detail& detail = *result.cases[2].detail;
  BOOST_TEST(detail.trial == 0);
  BOOST_TEST(detail.trials == 2);
  BOOST_TEST(detail.inputs.at(0).name == "x");
  BOOST_CHECK(detail.inputs.at(0).value == scalar(3));
}

BOOST_AUTO_TEST_CASE(a_lost_sandbox_is_nobodys_loss) {
  const auto result = grade([](const CaseRequest&) -> CaseRecord {
    throw Fault({"fault.sandbox", {{"reason", "gone"}}});
  });
  BOOST_TEST(verdicts(result) == "not_graded not_graded not_graded 0");
  BOOST_TEST(result.notes.at(0).id == "fault.sandbox");
}

BOOST_AUTO_TEST_CASE(what_was_not_built_shares_its_verdict_with_every_case) {
  test::FakeSandbox unused(echo(never));
  Quiet quiet;
  const NotBuilt trouble{
      .verdict = Verdict::blocked, .blocked_by = "other", .blocked_because = Verdict::forbidden};
  const auto result = grade_exercise(exercise, trouble, {unused, 1, quiet}).result;
  BOOST_TEST(verdicts(result) == "blocked blocked blocked 0");
  BOOST_TEST(result.blocked_by == "other");
  BOOST_CHECK(result.blocked_because == Verdict::forbidden);
}

BOOST_AUTO_TEST_CASE(a_function_without_return_is_remarked_on_unless_all_is_right) {
  library.without_return = 7;
  BOOST_TEST(grade(echo(never)).notes.empty());
  const ExerciseResult wrong = grade(echo([](double) { return Ending{Signalled{SIGSEGV}}; }));
  BOOST_REQUIRE(wrong.notes.size() == 1U);
  BOOST_TEST(wrong.notes[0].id == "note.without_return");
  BOOST_TEST(wrong.notes[0].values.at("line") == "7");
  library.without_return = 0;
  BOOST_TEST(grade(echo([](double) { return Ending{Signalled{SIGSEGV}}; })).notes.empty());
}

// ---- Diagnoses: what the trials showed ----------------------------------------------------------

// One that predicts 10 more than an argument, for every trial.
struct Predicted : Place {
  Predicted() {
    exercise.mistakes = {{.id = "plus_ten", .step = "s", .names = {"plus_ten"}}};
    for (Case& each : exercise.cases)
      for (Trial& trial : each.trials) {
        const double x = std::get<Array>(trial.expected.content).numbers[0];
        trial.mistaken = {{.kind = Prediction::Kind::value,
                           .fingerprint = fingerprint_of(scalar(x + 10)),
                           .allowed = 1e-9F}};
      }
  }
  // Right from here on, says the mistake.
  void right_from(double x) {
    for (Case& each : exercise.cases)
      for (Trial& trial : each.trials)
        if (std::get<Array>(trial.expected.content).numbers[0] >= x) trial.mistaken = {{}};
  }
  std::string diagnosis(const ExerciseResult& result) const {
    if (result.diagnoses.empty()) return "none";
    const Diagnosis& first = result.diagnoses[0];
    return first.mistake + " " + std::to_string(first.cases_explained) + " of " +
           std::to_string(first.cases_failed);
  }
};

// A student whose answer to `x` is `answer(x)`.
test::FakeSession::Answer answering(const std::function<Value(double)>& answer) {
  return [=](const CaseRequest& request) {
    CaseRecord record{.ending = Exited{0}};
    for (const Bytes& call : request.calls)
      record.replies.push_back(
          test::reply_of(answer(std::get<Array>(decode(call).content).numbers[0])));
    return record;
  };
}

BOOST_FIXTURE_TEST_CASE(what_came_back_is_explained, Predicted) {
  BOOST_TEST(diagnosis(grade(answering([](double x) { return scalar(x + 10); }))) ==
             "plus_ten 3 of 3");
  BOOST_TEST(diagnosis(grade(echo(never))) == "none");
}

BOOST_FIXTURE_TEST_CASE(every_trial_of_a_case_counts, Predicted) {
  BOOST_TEST(diagnosis(grade(answering([](double x) { return scalar(x < 4 ? x + 10 : x); }))) ==
             "none");
  right_from(4);
  BOOST_TEST(diagnosis(grade(answering([](double x) { return scalar(x < 4 ? x + 10 : x); }))) ==
             "plus_ten 3 of 3");
}

BOOST_FIXTURE_TEST_CASE(what_crashed_is_explained_by_nothing, Predicted) {
  const auto crash_at_4 = [](const CaseRequest& request) {
    auto record = answering([](double x) { return scalar(x + 10); })(request);
    if (request.calls[0] == wire(4)) record = {.ending = Signalled{SIGSEGV}};
    return record;
  };
  BOOST_TEST(diagnosis(grade(crash_at_4)) == "none");
  exercise.cases[2].trials[1].mistaken = {{.kind = Prediction::Kind::nothing}};
  BOOST_TEST(diagnosis(grade(crash_at_4)) == "plus_ten 3 of 3");
}

// Its numbers are right: it is wrong for another reason than a mistake in them.
BOOST_FIXTURE_TEST_CASE(a_changed_input_is_no_wrong_value, Predicted) {
  right_from(3);
  const auto changes = [](const std::function<double(double)>& answer) {
    return [=](const CaseRequest& request) {
      CaseRecord record{.ending = Exited{0}};
      for (const Bytes& call : request.calls) {
        const double x = std::get<Array>(decode(call).content).numbers[0];
        record.replies.push_back(write_reply(Returned{scalar(answer(x)), x == 3}));
      }
      return record;
    };
  };
  const auto right = grade(changes([](double x) { return x < 3 ? x + 10 : x; }));
  BOOST_TEST(verdicts(right) == "wrong wrong wrong 0");
  BOOST_TEST(diagnosis(right) == "plus_ten 2 of 2");
  BOOST_TEST(diagnosis(grade(changes([](double x) {
               return x < 3 ? x + 10 : x == 3 ? 5 : x;
             }))) == "none");
}

BOOST_FIXTURE_TEST_CASE(another_value_when_called_again_is_no_wrong_value, Predicted) {
  right_from(3);
  // Wrong by 10 below 3; right above, but not in a second call with the same number.
  const auto forgets = [](const CaseRequest& request) {
    CaseRecord record{.ending = Exited{0}};
    for (std::size_t i = 0; i < request.calls.size(); ++i) {
      const double x = std::get<Array>(decode(request.calls[i]).content).numbers[0];
      const bool again = i > 0 && request.calls[i] == request.calls[0];
      record.replies.push_back(test::reply_of(scalar(x < 3 ? x + 10 : again ? x + 1 : x)));
    }
    return record;
  };
  exercise.cases.push_back(case_of("d", {5}));
  exercise.cases.back().trials[0].mistaken = {{}};
  exercise.cases.insert(exercise.cases.begin(), case_of("first", {7}));
  exercise.cases.front().trials[0].mistaken = {{}};
  const ExerciseResult result = grade(forgets);
  BOOST_TEST(result.cases.back().detail->differs_when_called_again);
  BOOST_TEST(diagnosis(result) == "plus_ten 2 of 2");
}

BOOST_FIXTURE_TEST_CASE(a_value_of_very_many_numbers_is_not_kept, Predicted) {
  const auto of_size = [&](std::int64_t size) {
    const Value large = matrix(size, 1, std::vector<double>(static_cast<std::size_t>(size), 0));
    for (Case& each : exercise.cases)
      for (Trial& trial : each.trials) trial.mistaken[0].fingerprint = fingerprint_of(large);
    return diagnosis(grade(answering([&](double) { return large; })));
  };
  BOOST_TEST(of_size(100'000) == "plus_ten 3 of 3");
  BOOST_TEST(of_size(100'001) == "none");
  const Value many{List(100'001, matrix(0, 0, {}))};
  for (Case& each : exercise.cases)
    for (Trial& trial : each.trials) trial.mistaken[0].fingerprint = fingerprint_of(many);
  BOOST_TEST(diagnosis(grade(answering([&](double) { return many; }))) == "none");
}

BOOST_FIXTURE_TEST_CASE(what_was_not_run_is_not_looked_at, Predicted) {
  exercise.cases.push_back(case_of("d", {7}));
  exercise.cases.push_back(case_of("e", {8}));
  exercise.cases[3].trials[0].mistaken = exercise.cases[4].trials[0].mistaken = {{}};
  for (Case& each : exercise.cases)
    for (Trial& trial : each.trials)
      if (std::get<Array>(trial.expected.content).numbers[0] >= 3)
        trial.mistaken = {{.kind = Prediction::Kind::nothing}};
  exercise.cases[4].trials[0].mistaken = {{}};
  // Three of them time out, so the last case is not run: else it would contradict.
  const auto result = grade([](const CaseRequest& request) {
    if (std::get<Array>(decode(request.calls[0]).content).numbers[0] >= 3)
      return CaseRecord{.ending = OverLimit{Limit::cpu}};
    return answering([](double x) { return scalar(x + 10); })(request);
  });
  BOOST_TEST(verdicts(result) == "wrong wrong timed_out timed_out timed_out 0");
  BOOST_TEST(diagnosis(result) == "plus_ten 2 of 4");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
