// A result for every verdict, and for what else a report can have to show. The tests of the JSON
// and of the text report go through all of them; a new one is a line in `samples`.
#pragma once

#include <csignal>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "grader/result/result.hpp"

namespace grader::test {

struct Sample {
  std::string name;
  Result result;
};

inline ExerciseResult exercise_of(const std::string& number, const std::string& id, Words title,
                                  Verdict verdict) {
  ExerciseResult exercise;
  exercise.id = id;
  exercise.file = number + "_" + id + ".cpp";
  exercise.title = std::move(title);
  exercise.verdict = verdict;
  exercise.max_score = 6;
  exercise.has_hints = true;
  exercise.score = verdict == Verdict::right ? 6 : 0;
  exercise.explanation = {
      "Every row is divided by its own sum, so the rows add up to 1 whatever the inputs are.",
      "每一行都除以自己的和，所以无论输入是什么，每行加起来都等于 1。"};
  return exercise;
}

// Five exercises and one further one; the second is in work.
inline Result chapter_with(ExerciseResult in_work) {
  Result result;
  result.chapter = "ch01_tables";
  result.chapter_title = {"Chapter 1 · Tables", "第 1 章 · 表格"};
  result.submission_id = "student";
  result.submission_digest = "5f3c";
  result.pack_digest = "ab12";
  result.secret = "none";
  result.sandbox_level = "namespaces";
  result.compiler = "g++ 12.2.0";
  result.flags = "-std=c++20 -O2";
  using enum Verdict;
  result.exercises = {
      exercise_of("01", "row_sums", {"Add up every row", "求每一行的和"}, right),
      std::move(in_work),
      exercise_of("03", "row_means", {"The mean of every row", "每一行的平均"}, not_attempted),
      exercise_of("04", "sort_rows", {"Sort every row", "给每一行排序"}, not_attempted),
      exercise_of("05", "transpose", {"Turn rows into columns", "行列互换"}, not_attempted),
      exercise_of("06", "running_sums", {"Sums as they grow", "逐步累加"}, not_attempted)};
  result.exercises.back().extra = true;
  return result;
}

inline ExerciseResult in_work(Verdict verdict) {
  return exercise_of("02", "normalise_rows", {"Turn numbers into shares", "把数变成份额"}, verdict);
}

inline CaseResult case_of(const std::string& id, Verdict verdict, double points = 0) {
  CaseResult one;
  one.id = id;
  one.verdict = verdict;
  one.points = points;
  one.max_points = 2;
  return one;
}

// Three cases: the first right, the second with `verdict` and `detail`, the third hidden and right.
inline Result failing(Verdict verdict, Detail detail) {
  ExerciseResult exercise = in_work(verdict);
  exercise.score = 4;
  exercise.cases = {case_of("one_row", Verdict::right, 2), case_of("two_rows", verdict),
                    case_of("small_random", Verdict::right, 2)};
  exercise.cases[1].detail = std::move(detail);
  exercise.cases[2].hidden = true;
  return chapter_with(std::move(exercise));
}

inline Detail with_input() {
  Detail detail;
  detail.inputs = {{"table", matrix(2, 2, {2, 0, 1.2929, 4})}};
  return detail;
}

inline Detail wrong_numbers() {
  Detail detail = with_input();
  detail.yours = matrix(2, 2, {0.6698, 0.0180, 0.3302, 0.9820});
  detail.expected = matrix(2, 2, {0.8808, 0.1192, 0.0626, 0.9374});
  detail.mismatch = Mismatch{{1, 0}, 0.3302, 0.0626, 1e-12, 4, 4};
  return detail;
}

inline Result wrong() {
  return failing(Verdict::wrong, wrong_numbers());
}

inline Result wrong_with_steps() {
  Result result = wrong();
  for (CaseResult& each : result.exercises[1].cases) each.has_steps = true;
  return result;
}

inline Result wrong_and_named() {
  Result result = wrong();
  result.exercises[1].diagnoses = {
      {.mistake = "divides_columns",
       .cases_explained = 2,
       .cases_failed = 2,
       .message = {
           "Your columns add up to 1, your rows do not: along which direction should the shares of "
           "one "
           "row add up?",
           "你的每一列加起来是 1，每一行却不是：同一行的份额应当沿哪个方向加起来等于 1？"}}};
  return result;
}

inline Result wrong_by_little() {
  Detail detail;
  detail.inputs = {{"row", {Array{Element::real, {3}, {1, 2, 5}}}}};
  detail.yours = Value{Array{Element::real, {3}, {0.125, 0.25000001, 0.625}}};
  detail.expected = Value{Array{Element::real, {3}, {0.125, 0.25, 0.625}}};
  detail.mismatch = Mismatch{{1}, 0.25000001, 0.25, 1e-12, 1, 3};
  detail.trial = 2;
  detail.trials = 20;
  return failing(Verdict::wrong, detail);
}

// The author wrote fractions; yours are other numbers, and in the last case nearly the same.
inline Detail with_fractions(double yours) {
  Detail detail;
  detail.inputs = {{"table", matrix(1, 2, {0.6931471805599453, 0}), {{}, {}, {"ln(2)", ""}}}};
  detail.yours = matrix(1, 2, {yours, 1 - yours});
  detail.expected = matrix(1, 2, {2.0 / 3, 1.0 / 3});
  detail.expected_as.numbers = {"2/3", "1/3"};
  detail.mismatch = Mismatch{{0, 0}, yours, 2.0 / 3, 1e-12, 2, 2};
  return detail;
}

inline Result wrong_beside_fractions() {
  return failing(Verdict::wrong, with_fractions(0.5));
}

inline Result wrong_by_little_beside_fractions() {
  return failing(Verdict::wrong, with_fractions(0.66666));
}

// Structs whose fields have names, in what goes in and in what comes out.
inline Detail with_fields() {
  Detail detail;
  detail.inputs = {{"pair", {List{matrix(1, 2, {1, 2}), scalar(3)}}, {{"table", "count"}, {}, {}}}};
  detail.expected_as.fields = {"sums", "means"};
  detail.expected = Value{List{matrix(1, 1, {3}), matrix(1, 2, {0.5, 1})}};
  return detail;
}

inline Result wrong_in_struct() {
  Detail detail = with_fields();
  detail.expected_as.parts = {{}, {{}, {}, {"1/2", ""}}};
  detail.yours = Value{List{matrix(1, 1, {3}), matrix(1, 2, {0.25, 1})}};
  detail.mismatch = Mismatch{{1, 0, 0}, 0.25, 0.5, 1e-12, 1, 3, 1, 2};
  return failing(Verdict::wrong, detail);
}

inline Result wrong_shape_in_struct() {
  Detail detail = with_fields();
  detail.yours = Value{List{matrix(1, 1, {3}), matrix(2, 1, {0.5, 1})}};
  return failing(Verdict::wrong_shape, detail);
}

inline Value growing(std::int64_t rows, std::int64_t columns) {
  std::vector<double> numbers;
  for (std::int64_t i = 0; i < rows * columns; ++i) numbers.push_back(static_cast<double>(i) / 7);
  return matrix(rows, columns, numbers);
}

inline Result wrong_in_large() {
  Detail detail;
  detail.inputs = {{"table", growing(20, 16)}, {"weights", growing(20, 16)}, {"bias", scalar(0.5)}};
  detail.expected = growing(20, 16);
  detail.yours = growing(20, 16);
  std::get<Array>(detail.yours->content).numbers[12 * 16 + 9] = 0.5;
  detail.mismatch = Mismatch{{12, 9}, 0.5, 201.0 / 7, 1e-12, 1, 320};
  return failing(Verdict::wrong, detail);
}

inline Result wrong_in_list() {
  Detail detail;
  detail.inputs = {{"parts", {List{matrix(1, 2, {1, 2}), matrix(2, 1, {3, 4})}}}};
  detail.yours = Value{List{scalar(3), matrix(1, 2, {1, 7})}};
  detail.expected = Value{List{scalar(3), matrix(1, 2, {3, 7})}};
  detail.mismatch = Mismatch{{1, 0, 0}, 1, 3, 1e-12, 1, 3, 1, 2};
  return failing(Verdict::wrong, detail);
}

inline Result wrong_truths() {
  Detail detail;
  detail.inputs = {{"rows", scalar(2, Element::integer)}, {"columns", scalar(3, Element::integer)}};
  detail.yours = matrix(2, 3, {1, 1, 0, 1, 1, 1}, Element::truth);
  detail.expected = matrix(2, 3, {1, 0, 0, 1, 1, 1}, Element::truth);
  detail.mismatch = Mismatch{{0, 1}, 1, 0, 0, 1, 6};
  return failing(Verdict::wrong, detail);
}

inline Result wrong_number() {
  Detail detail;
  detail.inputs = {{"row", {Array{Element::real, {3}, {1, 2, 5}}}}, {"unit", {std::string("km")}}};
  detail.yours = scalar(7);
  detail.expected = scalar(8);
  detail.mismatch = Mismatch{{}, 7, 8, 1e-12, 1, 1};
  return failing(Verdict::wrong, detail);
}

inline Result wrong_text() {
  Detail detail;
  detail.inputs = {{"number", scalar(1.5)}};
  detail.yours = Value{std::string("1,5\x1b[2J")};
  detail.expected = Value{std::string("1.5")};
  return failing(Verdict::wrong, detail);
}

inline Result wrong_by_infinity() {
  Detail detail = wrong_numbers();
  const double infinity = std::numeric_limits<double>::infinity();
  std::get<Array>(detail.expected->content).numbers[1] = -infinity;
  detail.mismatch = Mismatch{{0, 1}, 0.0180, -infinity, 0, 4, 4};
  return failing(Verdict::wrong, detail);
}

inline Result changes_inputs() {
  Detail detail = with_input();
  detail.inputs_changed = true;
  return failing(Verdict::wrong, detail);
}

inline Result differs_again() {
  Detail detail = with_input();
  detail.differs_when_called_again = true;
  return failing(Verdict::wrong, detail);
}

inline Result wrong_shape() {
  Detail detail = with_input();
  detail.yours = matrix(2, 1, {0.5, 0.5});
  detail.expected = matrix(2, 2, {0.8808, 0.1192, 0.0626, 0.9374});
  detail.printed = "sum = 2\n\x1b[31msum\xff = 5.2929\nline\nline\nline\n";
  return failing(Verdict::wrong_shape, detail);
}

inline Result wrong_shape_of_list() {
  Detail detail;
  detail.yours = Value{List{scalar(3), scalar(1)}};
  detail.expected = Value{List{scalar(3), Value{Array{Element::real, {2}, {1, 2}}}}};
  return failing(Verdict::wrong_shape, detail);
}

inline Result not_finite() {
  Detail detail = wrong_numbers();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  detail.yours = matrix(2, 2, {0.8808, 0.1192, nan, nan});
  detail.mismatch = Mismatch{{1, 0}, nan, 0.0626, 1e-12, 2, 4};
  return failing(Verdict::not_finite, detail);
}

// Its file was changed, but the template's exception still comes out of it.
inline Result still_throws(double score) {
  ExerciseResult exercise = in_work(Verdict::not_attempted);
  exercise.still_throws = true;
  exercise.score = score;
  exercise.cases = {case_of("one_row", Verdict::right, score),
                    case_of("two_rows", Verdict::not_attempted)};
  return chapter_with(std::move(exercise));
}

// Wrong, and it calls the one before it, which is wrong too.
inline Result calls_wrong() {
  Result result = wrong();
  result.exercises[1].notes = {{"note.calls_wrong", {{"exercise", "row_sums"}}}};
  return result;
}

inline Result does_not_compile() {
  ExerciseResult exercise = in_work(Verdict::does_not_compile);
  exercise.compiler = CompilerMessage{7, 20,
                                      "02_normalise_rows.cpp:7:20: error: 'sums' was not declared "
                                      "in this scope; did you mean 'sum'?\n"
                                      "    7 |     shares.row(r) /= sums;\n"
                                      "      |                      ^~~~\n"
                                      "      |                      sum\n",
                                      2};
  Result result = chapter_with(std::move(exercise));
  for (const std::size_t caller : {2U, 3U}) {
    result.exercises[caller].verdict = Verdict::blocked;
    result.exercises[caller].blocked_by = "normalise_rows";
    result.exercises[caller].blocked_because = Verdict::does_not_compile;
  }
  return result;
}

inline Result not_defined() {
  ExerciseResult exercise = in_work(Verdict::does_not_compile);
  exercise.expected_signature = "Matrix tables::normalise_rows(const Matrix& table)";
  return chapter_with(std::move(exercise));
}

inline Result other_signature() {
  ExerciseResult exercise = in_work(Verdict::does_not_compile);
  exercise.expected_signature = "Matrix tables::normalise_rows(const Matrix& table)";
  exercise.found_signature = "Matrix tables::normalise_rows(Matrix& table)";
  return chapter_with(std::move(exercise));
}

inline Result crashed_by(int signal) {
  Detail detail = with_input();
  detail.signal = signal;
  return failing(Verdict::crashed, detail);
}

inline Result crashed_because(Reason reason) {
  Detail detail = with_input();
  detail.reason = reason;
  detail.signal = SIGSEGV;
  return failing(Verdict::crashed, detail);
}

inline Result terminated(const std::string& text) {
  Detail detail = with_input();
  detail.reason = Reason::terminated;
  detail.signal = SIGABRT;
  detail.thrown = Thrown{"std::out_of_range", text};
  return failing(Verdict::crashed, detail);
}

inline Result terminated_unknown() {
  Detail detail = with_input();
  detail.reason = Reason::terminated;
  detail.signal = SIGABRT;
  return failing(Verdict::crashed, detail);
}

inline Finding past_the_end() {
  return {{"sanitizer.writes_past_end", {{"file", "02_normalise_rows.cpp"}, {"line", "12"}}},
          "two_rows",
          "02_normalise_rows.cpp",
          12,
          0,
          "   12 |   sums[rows] += table(i, j);"};
}

inline Result crashed_and_found() {
  Result result = crashed_by(SIGSEGV);
  result.exercises[1].finding = past_the_end();
  return result;
}

// Which only shows where one asks for it: with a caret, for UBSan knows the column.
inline Result right_and_found() {
  Result result = chapter_with(in_work(Verdict::right));
  result.exercises[1].finding = {
      {"sanitizer.signed_overflow", {{"file", "02_normalise_rows.cpp"}, {"line", "7"}}},
      "two_rows",
      "02_normalise_rows.cpp",
      7,
      18,
      "    7 |   return seed * 1103515245 + 12345;\n      |               ^"};
  return result;
}

inline Result threw() {
  Detail detail = with_input();
  detail.thrown =
      Thrown{"std::out_of_range", "vector::_M_range_check: __n (which is 2) >= this->size()"};
  return failing(Verdict::crashed, detail);
}

inline Result exited_early() {
  Detail detail = with_input();
  detail.exit_status = 0;
  return failing(Verdict::exited_early, detail);
}

inline Result unreadable() {
  Detail detail = with_input();
  detail.reason = Reason::unreadable_answer;
  detail.exit_status = 126;
  return failing(Verdict::exited_early, detail);
}

inline Result waited() {
  Detail detail = with_input();
  detail.reason = Reason::waited;
  detail.limit_seconds = 0.5;
  return failing(Verdict::timed_out, detail);
}

inline Result answered_too_much() {
  Detail detail = with_input();
  detail.reason = Reason::large_answer;
  return failing(Verdict::too_much_output, detail);
}

inline Result timed_out() {
  Detail detail = with_input();
  detail.limit_seconds = 0.5;
  Result result = failing(Verdict::timed_out, detail);
  for (int i = 0; i < 3; ++i) {
    result.exercises[1].cases.push_back(case_of("large_" + std::to_string(i), Verdict::timed_out));
  }
  return result;
}

inline Result printed_too_much() {
  Detail detail = with_input();
  detail.printed = "row 0\nrow 0\n…\nrow 0\n";
  return failing(Verdict::too_much_output, detail);
}

inline Result refused(const std::string& reason) {
  ExerciseResult exercise = in_work(Verdict::forbidden);
  exercise.forbidden = reason;
  return chapter_with(std::move(exercise));
}

inline Result blocked() {
  ExerciseResult exercise = in_work(Verdict::blocked);
  exercise.blocked_by = "row_sums";
  Result result = chapter_with(std::move(exercise));
  result.exercises[0].verdict = Verdict::not_attempted;
  result.exercises[0].score = 0;
  return result;
}

inline Result hidden(Verdict verdict) {
  Result result = failing(verdict, {});
  std::vector<CaseResult>& cases = result.exercises[1].cases;
  cases[1].verdict = Verdict::right;
  cases[2].verdict = verdict;
  cases[2].detail = wrong_numbers();
  cases[2].detail->printed = "do not tell";
  return result;
}

inline Result all(Verdict verdict) {
  Result result = chapter_with(in_work(verdict));
  for (ExerciseResult& exercise : result.exercises) {
    exercise.verdict = verdict;
    exercise.score = verdict == Verdict::right ? 6 : 0;
  }
  return result;
}

inline Result with_notes() {
  Result result = wrong();
  result.exercises[1].notes = {
      {"note.file_name_other",
       {{"found", "02_Normalise_Rows (1).cpp"}, {"expected", "02_normalise_rows.cpp"}}}};
  result.notes = {{"note.ignored_file", {{"file", "main.cpp"}}}, {"note.sandbox_rlimits", {}}};
  return result;
}

// Twenty exercises, all tried, the last core one with large values.
inline Result long_chapter() {
  Result large = wrong_in_large();
  ExerciseResult in_work = large.exercises[1];
  large.exercises.clear();
  for (int i = 10; i < 29; ++i) {
    large.exercises.push_back(exercise_of(std::to_string(i), "step_" + std::to_string(i),
                                          {"A step", "一步"}, Verdict::right));
    large.exercises.back().extra = i > 23;
  }
  in_work.file = "23_normalise_rows.cpp";
  large.exercises[13] = in_work;
  return large;
}

inline std::vector<Sample> samples() {
  return {{"right", all(Verdict::right)},
          {"right_so_far", chapter_with(in_work(Verdict::right))},
          {"wrong", wrong()},
          {"wrong_and_named", wrong_and_named()},
          {"wrong_with_steps", wrong_with_steps()},
          {"wrong_by_little", wrong_by_little()},
          {"wrong_in_large", wrong_in_large()},
          {"wrong_in_list", wrong_in_list()},
          {"wrong_in_struct", wrong_in_struct()},
          {"wrong_and_so_is_its_callee", calls_wrong()},
          {"still_throws", still_throws(0)},
          {"still_throws_in_part", still_throws(3)},
          {"wrong_shape_in_struct", wrong_shape_in_struct()},
          {"wrong_beside_fractions", wrong_beside_fractions()},
          {"wrong_by_little_beside_fractions", wrong_by_little_beside_fractions()},
          {"wrong_truths", wrong_truths()},
          {"wrong_number", wrong_number()},
          {"wrong_text", wrong_text()},
          {"wrong_by_infinity", wrong_by_infinity()},
          {"wrong_changes_inputs", changes_inputs()},
          {"wrong_differs_again", differs_again()},
          {"wrong_hidden", hidden(Verdict::wrong)},
          {"wrong_shape", wrong_shape()},
          {"wrong_shape_of_list", wrong_shape_of_list()},
          {"not_finite", not_finite()},
          {"not_attempted", all(Verdict::not_attempted)},
          {"does_not_compile", does_not_compile()},
          {"does_not_compile_not_defined", not_defined()},
          {"does_not_compile_other_signature", other_signature()},
          {"compile_limit", chapter_with(in_work(Verdict::compile_limit))},
          {"crashed_segmentation_fault", crashed_by(SIGSEGV)},
          {"crashed_floating_point", crashed_by(SIGFPE)},
          {"crashed_abort", crashed_by(SIGABRT)},
          {"crashed_illegal_instruction", crashed_by(SIGILL)},
          {"crashed_bus_error", crashed_by(SIGBUS)},
          {"crashed_other_signal", crashed_by(SIGPIPE)},
          {"crashed_stack_overflow", crashed_because(Reason::stack_overflow)},
          {"crashed_null_pointer", crashed_because(Reason::null_pointer)},
          {"crashed_terminated", terminated("index 7 of 4")},
          {"crashed_terminated_silently", terminated("")},
          {"crashed_terminated_unknown", terminated_unknown()},
          {"crashed_and_found", crashed_and_found()},
          {"crashed_threw", threw()},
          {"crashed_hidden", hidden(Verdict::crashed)},
          {"exited_early", exited_early()},
          {"exited_early_unreadable", unreadable()},
          {"timed_out", timed_out()},
          {"timed_out_waited", waited()},
          {"out_of_memory", failing(Verdict::out_of_memory, with_input())},
          {"too_much_output", printed_too_much()},
          {"too_much_output_answer", answered_too_much()},
          {"forbidden_call", failing(Verdict::forbidden, with_input())},
          {"forbidden_main", refused("forbidden.main")},
          {"forbidden_link", refused("forbidden.link")},
          {"blocked", blocked()},
          {"not_graded", chapter_with(in_work(Verdict::not_graded))},
          {"right_and_found", right_and_found()},
          {"notes", with_notes()},
          {"long_chapter", long_chapter()}};
}

}  // namespace grader::test
