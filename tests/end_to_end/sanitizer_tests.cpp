// What the second look with sanitizers finds, and that nothing else changes by it.
#include <algorithm>
#include <sstream>

#include <boost/test/unit_test.hpp>
#include <sys/resource.h>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

// A line of a source and what has to be found there: "// finds KIND" stands at its end.
struct Expected {
  std::string file, kind;
  std::int64_t line = 0;
};

std::vector<Expected> expectations(const fs::path& folder) {
  static const std::string mark = "// finds ";
  std::vector<Expected> all;
  for (const auto& entry : fs::directory_iterator(folder)) {
    std::istringstream lines(text_of(entry.path()));
    std::int64_t number = 0;
    for (std::string line; ++number, std::getline(lines, line);)
      if (const auto at = line.find(mark); at != std::string::npos)
        all.push_back({entry.path().filename(), line.substr(at + mark.size()), number});
  }
  std::ranges::sort(all, {}, &Expected::file);
  return all;
}

const Json& exercise_of_file(const Json& result, const std::string& file) {
  for (const Json& exercise : result.at("exercises"))
    if (exercise.at("file") == file) return exercise;
  throw std::runtime_error("no exercise " + file);
}

void check_all_found(const std::string& folder, std::size_t count) {
  const auto expected = expectations(repository(folder));
  BOOST_TEST(expected.size() == count);
  const Grading grading = grade(repository(folder), world().visible_pack(), {"--sanitize", "all"});
  BOOST_TEST_INFO(grading.run.err);
  const Json result = grading.json();
  for (const Expected& each : expected) {
    const Json finding = exercise_of_file(result, each.file).value("finding", Json::object());
    BOOST_TEST(finding.value("kind", "") == each.kind, each.file << " " << finding.dump());
    BOOST_TEST(finding.value("file", "") == each.file, finding.dump());
    BOOST_TEST(finding.value("line", 0) == each.line, each.file << " " << finding.dump());
  }
}

std::vector<std::string> exercises_with_finding(const Json& result) {
  std::vector<std::string> ids;
  for (const Json& exercise : result.at("exercises"))
    if (exercise.contains("finding")) ids.push_back(exercise.at("id"));
  return ids;
}

Json without_findings(Json result) {
  for (Json& exercise : result.at("exercises")) exercise.erase("finding");
  return result;
}

const std::string scores_begin = "Matrix scaled_scores(const Matrix& q, const Matrix& k) {\n";
const std::string right_scores =
    "  return q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));\n}\n";
const std::string past_the_end =
    "  double* sums = new double[4]();\n"
    "  for (Index i = 0; i < (Index{1} << 30); ++i) sums[i] = 1;\n";

}  // namespace

BOOST_FIXTURE_TEST_SUITE(sanitizer_tests, Desk)

BOOST_AUTO_TEST_CASE(every_kind_is_found_at_its_line) {
  check_all_found("tests/undefined/one", 14);
  check_all_found("tests/undefined/two", 8);
}

BOOST_AUTO_TEST_CASE(three_that_crash_are_looked_at_and_no_verdict_changes) {
  const Words files = {"02_scaled_scores.cpp", "05_self_attention.cpp", "06_causal_mask.cpp",
                       "07_padding_mask.cpp", "10_masked_attention.cpp"};
  take_own("tests/submissions/right_alone", files);
  for (const std::string& file : files)
    write(file, "#include <csignal>\n" + text_of(path(file)) +
                    "\n[[gnu::constructor]] static void stop() { std::abort(); }\n");
  const Grading off = grade(path(), world().visible_pack(), {"--sanitize", "off"});
  const Grading on = grade(path(), world().visible_pack());
  BOOST_TEST(on.run.status == 1);
  BOOST_TEST(off.json() == without_findings(on.json()));
  BOOST_TEST(exercises_with_finding(off.json()).empty());
  BOOST_TEST(exercises_with_finding(on.json()) ==
                 (std::vector<std::string>{"scaled_scores", "self_attention", "causal_mask"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_report_shows_the_line_in_both_languages) {
  write("02_scaled_scores.cpp", source(scores_begin + past_the_end + right_scores));
  const Grading english = grade(path(), world().visible_pack());
  const Grading chinese = grade(path(), world().visible_pack(), {"--lang", "zh"});
  const std::string line =
      "       7 |   for (Index i = 0; i < (Index{1} << 30); ++i) sums[i] = 1;\n";
  BOOST_TEST(english.run.out.find("  02_scaled_scores.cpp, line 7, writes to memory past the end "
                                  "of an array.") != std::string::npos,
             english.run.out);
  BOOST_TEST(english.run.out.find(line) != std::string::npos, english.run.out);
  BOOST_TEST(chinese.run.out.find("02_scaled_scores.cpp 第 7 行写到了数组末尾之后的内存") !=
                 std::string::npos,
             chinese.run.out);
}

BOOST_AUTO_TEST_CASE(a_third_call_that_differs_is_looked_at) {
  write("02_scaled_scores.cpp",
        source("double* sums = nullptr;\n\n" + scores_begin +
               "  static int calls = 0;\n"
               "  double drift = 0;\n"
               "  if (++calls == 1) sums = new double[4]();\n"
               "  if (calls == 3) drift = sums[4 + k.rows() % 2] + 1;\n"
               "  return Matrix(q * k.transpose() / std::sqrt(static_cast<double>(q.cols())))"
               ".array() + drift;\n}\n"));
  const Json exercise = exercise_in(grade(path(), world().visible_pack()).json(), "scaled_scores");
  BOOST_TEST(exercise.at("verdict") == "wrong");
  BOOST_TEST(exercise.at("finding").at("kind") == "reads_past_end");
  BOOST_TEST(exercise.at("finding").at("line") == 11);
}

// Of what is read before it is written these sanitizers know nothing, and nothing is said.
BOOST_AUTO_TEST_CASE(nothing_is_said_of_what_they_cannot_see) {
  take_own("tests/submissions/third_call");
  const Grading grading = grade(path(), world().visible_pack());
  BOOST_TEST(exercise_in(grading.json(), "scaled_scores").at("verdict") == "wrong");
  BOOST_TEST(exercises_with_finding(grading.json()).empty());
  BOOST_TEST(grading.run.err.find("could not be used") == std::string::npos, grading.run.err);
}

BOOST_AUTO_TEST_CASE(a_hidden_case_is_never_run_again) {
  write("02_scaled_scores.cpp",
        source(scores_begin + "  if (q.rows() == 3 && q.cwiseAbs().maxCoeff() < 0.01) {\n" +
               past_the_end + "  }\n" + right_scores));
  for (const Words& more :
       {Words{"--trust-submission"}, Words{"--trust-submission", "--sanitize", "all"}}) {
    const Grading grading = grade(path(), world().full_pack(), more);
    BOOST_TEST(exercise_in(grading.json(), "scaled_scores").at("verdict") == "crashed");
    BOOST_TEST(exercises_with_finding(grading.json()).empty());
  }
}

BOOST_AUTO_TEST_CASE(a_right_answer_may_have_a_remark_and_keeps_its_points) {
  write("02_scaled_scores.cpp",
        source("int product(int a, int b) {\n  return a * b;\n}\n\n" + scores_begin +
               "  volatile int huge = product(65536, 32768);\n" + right_scores));
  const Grading grading = grade(path(), world().visible_pack(), {"--sanitize", "all"});
  const Json exercise = exercise_in(grading.json(), "scaled_scores");
  BOOST_TEST(exercise.at("verdict") == "right");
  BOOST_TEST(exercise.at("finding").at("kind") == "signed_overflow");
  BOOST_TEST(exercises_with_finding(grading.json()).size() == 1U);
  BOOST_TEST(exercise.at("score") == exercise.at("max_score"));
  BOOST_TEST(
      grading.run.out.find("Right, and yet worth a look (it costs no points):\n"
                           "  02_scaled_scores.cpp, line 6, calculates") != std::string::npos,
      grading.run.out);
}

BOOST_AUTO_TEST_CASE(right_answers_have_no_finding) {
  Words names = {"right_eigen"};
  if (whole()) names.insert(names.end(), {"right_templates", "right_streaming", "right_vectors"});
  for (const std::string& name : names) {
    const Grading grading = grade(repository("tests/submissions") / name, world().visible_pack(),
                                  {"--sanitize", "all"});
    BOOST_TEST(exercises_with_finding(grading.json()).empty(), name << grading.text);
    BOOST_TEST(grading.run.err.find("The memory checker looked at 14 exercises and saw nothing.") !=
                   std::string::npos,
               grading.run.err);
  }
}

// Where ASan keeps its books the machine promises terabytes; who fills them is stopped in time.
BOOST_AUTO_TEST_CASE(memory_is_bounded_although_addresses_are_not) {
  write("02_scaled_scores.cpp",
        source("[[gnu::no_sanitize(\"address\", \"undefined\")]] void fill() {\n"
               "  auto* byte = reinterpret_cast<volatile char*>(std::uintptr_t{0x20090000000});\n"
               "  for (;; byte += 4096) *byte = 1;\n"
               "}\n\n" +
               scores_begin + "  fill();\n" + right_scores));
  const Grading grading = grade(path(), world().visible_pack());
  BOOST_TEST(exercise_in(grading.json(), "scaled_scores").at("verdict") == "crashed");
  BOOST_TEST(exercises_with_finding(grading.json()).empty());
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  BOOST_TEST(usage.ru_maxrss < 2 << 20);  // in kilobytes: of the largest of all
}

// The code may say what it likes: only its own lines are named.
BOOST_AUTO_TEST_CASE(forged_reports_name_no_other_file) {
  write("02_scaled_scores.cpp",
        source("extern \"C\" void __sanitizer_on_print(const char*) {}\n"
               "extern \"C\" const char* __asan_default_options() { return \"log_path=/tmp/x\"; }\n"
               "\n" +
               scores_begin +
               "  std::fputs(\"/etc/passwd:1:1: runtime error: division by zero\\n\", stderr);\n"
               "#line 31 \"/etc/passwd\"\n" +
               past_the_end + right_scores));
  const Grading grading = grade(path(), world().visible_pack());
  BOOST_TEST(exercise_in(grading.json(), "scaled_scores").at("verdict") == "crashed");
  BOOST_TEST(exercises_with_finding(grading.json()).empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
