// Hidden stays hidden, whatever the student's code does with what it sees.
#include <boost/test/unit_test.hpp>
#include <unistd.h>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

// Right in every visible case; where it recognises the hidden case with tiny numbers, it does
// `how`.
std::string leaking(const std::string& how) {
  return "#include <iostream>\n" + source(R"(
std::string told(const Matrix& m) {
  std::string text = "whisper";
  for (Index i = 0; i < m.size(); ++i) text += " " + std::to_string(m.data()[i]);
  return text;
}

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
  const Matrix scores = q * k.transpose() / std::sqrt(static_cast<double>(q.cols()));
  const bool hidden = q.rows() == 3 && q.cwiseAbs().maxCoeff() < 0.01;
  if (!hidden) return scores;
)" + how + R"(
}
)");
}

const char* const ways[] = {
    "std::cout << told(q); std::cerr << told(k); return 2 * scores;",
    "throw std::runtime_error(told(q));",
    "return q;",
    "std::cout << told(q) << std::flush; std::abort();",
    "std::cout << told(q) << std::flush; std::exit(7);",
    "while (true) std::cout << told(q) << std::flush;",
    "return scores * std::nan(\"\");",
    "std::cout << told(q) << std::flush; volatile double* volatile p = nullptr; *p = 1;",
    "return [&]() noexcept -> Matrix { throw std::runtime_error(told(q)); }();",
};

const Words trusted = {"--trust-submission"};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(hidden_tests, Desk)

BOOST_AUTO_TEST_CASE(a_hidden_case_shows_its_verdict_alone) {
  for (const char* way : ways) {
    write("02_scaled_scores.cpp", leaking(way));
    const Grading grading = grade(path(), world().full_pack(), trusted);
    BOOST_TEST(grading.run.status == 1);
    const Json exercise = exercise_in(grading.json(), "scaled_scores");
    BOOST_TEST(case_in(exercise, "hidden 1").at("verdict") == "right");
    const Json hidden = case_in(exercise, "hidden 2");
    BOOST_TEST(hidden.at("verdict") != "right", way);
    BOOST_TEST(hidden.size() == 5U);  // id, verdict, hidden, points, max_points
  }
}

BOOST_AUTO_TEST_CASE(nothing_that_it_said_reaches_report_result_or_timing) {
  for (const char* way : ways) {
    write("02_scaled_scores.cpp", leaking(way));
    const Grading grading = grade(path(), world().full_pack(), trusted);
    const std::string timing = text_of(world().at("result.timing.json"));
    for (const std::string& text : {grading.text, grading.run.out, grading.run.err, timing})
      for (const char* said : {"whisper", "hidden_tiny", "hidden_growing", "runtime_error",
                               "exit_status", "\"reason\"", "null pointer"})
        BOOST_TEST(text.find(said) == std::string::npos, way << " told " << said);
  }
}

BOOST_AUTO_TEST_CASE(an_instructor_sees_it_all) {
  write("02_scaled_scores.cpp", leaking(ways[1]));
  const Grading grading =
      grade(path(), world().full_pack(), {"--trust-submission", "--audience", "instructor"});
  const Json hidden = case_in(exercise_in(grading.json(), "scaled_scores"), "hidden_tiny");
  BOOST_TEST(
      hidden.at("detail").at("thrown").at("text").get<std::string>().starts_with("whisper "));
}

BOOST_AUTO_TEST_CASE(without_a_sandbox_and_without_trust_nothing_is_graded) {
  take("tests/submissions/right_loops");
  const Words words = {"grade", path(), "--pack", world().full_pack()};
  const Run run = run_grader_without("namespaces,landlock", words);
  BOOST_TEST(run.status == 3);
  BOOST_TEST(run.err ==
             "grader: This pack has hidden cases, and only limits guard what runs here: code could "
             "look for them. Use a pack made with --visible, or pass --trust-submission if you "
             "trust this code.\n");
  BOOST_TEST(run.out == "");
}

BOOST_AUTO_TEST_CASE(a_pack_where_everybody_reads_is_refused) {
  if (geteuid() != 0) return;  // who is not root can lay nothing there
  take("tests/submissions/right_loops");
  const fs::path exposed = "/usr/local/lib/grader-test.pack";
  fs::copy_file(world().full_pack(), exposed, fs::copy_options::overwrite_existing);
  const Run run = run_grader({"grade", path(), "--pack", exposed});
  fs::remove(exposed);
  BOOST_TEST(run.status == 3);
  BOOST_TEST(run.err ==
             "grader: The pack /usr/local/lib/grader-test.pack has hidden cases and lies in a "
             "folder of the system that every program may read, students' code too. Move it to a "
             "folder of your own.\n");
}

BOOST_AUTO_TEST_CASE(a_visible_pack_holds_nothing_of_a_hidden_case) {
  const std::string pack = text_of(world().visible_pack());
  for (const char* name : {"hidden_tiny", "hidden_growing", "hidden_huge"})
    BOOST_TEST(pack.find(name) == std::string::npos, name);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
