#include <boost/test/unit_test.hpp>

#include "grader/result/sentences.hpp"
#include "tests/result/samples.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(sentences_tests)

namespace {

std::string ids_of(const Result& result) {
  std::string ids;
  for (const Message& message : sentences(result.exercises[1])) ids += message.id + " ";
  return ids;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_sample_can_be_said_in_both_languages) {
  for (const auto& [name, result] : test::samples()) {
    for (const ExerciseResult& exercise : result.exercises) {
      const bool silent = exercise.verdict == Verdict::right;
      BOOST_TEST(told(exercise, Language::english).empty() == silent, name);
      BOOST_TEST(told(exercise, Language::chinese).empty() == silent, name);
    }
  }
}

BOOST_AUTO_TEST_CASE(every_verdict_has_sentences_even_without_facts) {
  for (int i = 0; i < verdict_count; ++i) {
    for (const bool hidden : {false, true}) {
      ExerciseResult exercise = test::in_work(static_cast<Verdict>(i));
      exercise.cases = {test::case_of("one", exercise.verdict)};
      exercise.cases[0].hidden = hidden;
      const bool right = exercise.verdict == Verdict::right;
      BOOST_TEST(told(exercise, Language::chinese).empty() == right, i);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_first_visible_case_that_is_not_right_is_told) {
  BOOST_TEST(first_failing(test::wrong().exercises[1])->id == "two_rows");
  BOOST_TEST(first_failing(test::hidden(Verdict::wrong).exercises[1])->hidden);
  BOOST_TEST(first_failing(test::all(Verdict::right).exercises[1]) == nullptr);
}

BOOST_AUTO_TEST_CASE(each_fact_has_its_sentences) {
  BOOST_TEST(ids_of(test::wrong()) == "wrong.by.matrix wrong.next ");
  BOOST_TEST(ids_of(test::wrong_and_named()) == "wrong.by.matrix ");
  BOOST_TEST(ids_of(test::wrong_in_list()) == "wrong.part wrong.by.matrix wrong.next ");
  BOOST_TEST(ids_of(test::wrong_truths()) == "wrong.at.matrix wrong.next ");
  BOOST_TEST(ids_of(test::changes_inputs()) == "inputs_changed.seen inputs_changed.next ");
  BOOST_TEST(ids_of(test::hidden(Verdict::wrong)) == "hidden.wrong hidden.next ");
  BOOST_TEST(ids_of(test::wrong_shape()) ==
             "shape.yours.matrix shape.expected.matrix wrong_shape.next ");
  BOOST_TEST(ids_of(test::refused("forbidden.fifo")) == "forbidden.fifo ");
  BOOST_TEST(ids_of(test::crashed_by(SIGFPE)) == "crashed.floating_point case.alone ");
  BOOST_TEST(ids_of(test::crashed_because(Reason::stack_overflow)) ==
             "crashed.stack_overflow case.alone ");
  BOOST_TEST(ids_of(test::crashed_because(Reason::null_pointer)) ==
             "crashed.null_pointer case.alone ");
  BOOST_TEST(ids_of(test::terminated("far")) ==
             "crashed.terminated crashed.terminated_next case.alone ");
  BOOST_TEST(ids_of(test::terminated("")) ==
             "crashed.terminated_silently crashed.terminated_next case.alone ");
  BOOST_TEST(ids_of(test::terminated_unknown()) ==
             "crashed.terminated_unknown crashed.terminated_next case.alone ");
  BOOST_TEST(ids_of(test::threw()) == "crashed.threw crashed.threw_next case.alone ");
  BOOST_TEST(ids_of(test::unreadable()) == "exited_early.unreadable exited_early.unreadable_next ");
  BOOST_TEST(ids_of(test::waited()) == "timed_out.waited timed_out.waited_next ");
  BOOST_TEST(ids_of(test::answered_too_much()) ==
             "too_much_output.answer too_much_output.answer_next ");
  BOOST_TEST(ids_of(test::failing(Verdict::forbidden, test::with_input())) == "forbidden.call ");
}

BOOST_AUTO_TEST_CASE(a_file_that_does_not_compile_is_no_matter_of_hidden_cases) {
  Result result = test::does_not_compile();
  result.exercises[1].cases = {test::case_of("one", Verdict::does_not_compile)};
  result.exercises[1].cases[0].hidden = true;
  BOOST_TEST(sentences(result.exercises[1]).front().id == "does_not_compile.seen");
}

BOOST_AUTO_TEST_CASE(what_the_code_said_is_safe_to_show) {
  Result result = test::threw();
  result.exercises[1].cases[1].detail->thrown->text = "a\x1b[2J\nb\xff";
  const std::string text = told(result.exercises[1], Language::english).front();
  BOOST_TEST(text.ends_with("It said: a\\x1b[2J b\\xff"));
}

BOOST_AUTO_TEST_CASE(where_we_know_better_the_compilers_words_are_left_out) {
  Result result = test::does_not_compile();
  result.exercises[1].compiler->instead = {{"lookalike.nothing", {}}, {"lookalike.more", {}}};
  BOOST_TEST(ids_of(result) == "does_not_compile.seen lookalike.nothing lookalike.more ");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_not_there_cannot_be_opened) {
  ExerciseResult exercise = test::in_work(Verdict::not_attempted);
  BOOST_TEST(sentences(exercise).back().id == "not_attempted.next");
  BOOST_TEST(how_to_start(exercise).id == "report.next_start");
  exercise.missing = true;
  BOOST_TEST(sentences(exercise).back().id == "not_attempted.missing");
  BOOST_TEST(how_to_start(exercise).id == "report.next_missing");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
