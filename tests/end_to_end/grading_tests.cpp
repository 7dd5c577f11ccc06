// What holds for every grading: exit statuses, the result's form, the same bytes, and who runs the
// code.
#include <csignal>
#include <set>

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
BOOST_AUTO_TEST_SUITE(grading_tests)

namespace {

bool has_landlock() {
  return syscall(SYS_landlock_create_ruleset, nullptr, 0, 1) > 0;
}

// Two processes that compute while it lives.
struct Load {
  Load() {
    for (pid_t& process : busy) {
      process = fork();
      if (process != 0) continue;
      for (volatile bool on = true; on;) {
      }
    }
  }
  ~Load() {
    for (const pid_t process : busy) {
      kill(process, SIGKILL);
      waitpid(process, nullptr, 0);
    }
  }
  pid_t busy[2];
};

std::set<std::string> verdicts_of(const Json& result) {
  std::set<std::string> all;
  for (const Json& exercise : result.at("exercises")) all.insert(exercise.at("verdict"));
  return all;
}

std::string forbidden_of(const Grading& grading) {
  const Json json = grading.json();
  BOOST_TEST(exercise_in(json, "softmax_rows").at("verdict") == "right");
  return exercise_in(json, "scaled_scores").value("forbidden", "nothing");
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_reference_gets_full_marks_in_hidden_cases_too, Desk) {
  take("reference/ch08_attention");
  const Grading grading = grade(path(), world().full_pack(), {"--trust-submission"});
  BOOST_TEST(grading.run.status == 0);
  BOOST_TEST(grading.json()["score"] == grading.json()["max_score"]);
  BOOST_TEST(verdicts_of(grading.json()) == std::set<std::string>{"right"});
  BOOST_TEST(grading.run.err.find("fault") == std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(the_template_gets_nothing_and_is_not_attempted, Desk) {
  take("student_template/ch08_attention");
  const Grading grading = grade(path(), world().visible_pack());
  BOOST_TEST(grading.run.status == 1);
  BOOST_TEST(grading.json()["score"] == 0);
  BOOST_TEST(verdicts_of(grading.json()) == std::set<std::string>{"not_attempted"});
}

// Touched, so compiled and run: its exception says the same.
BOOST_FIXTURE_TEST_CASE(a_stub_with_another_comment_is_not_attempted_either, Desk) {
  take("student_template/ch08_attention");
  const std::string name = "02_scaled_scores.cpp";
  write(name, text_of(path(name)) + "// mine\n");
  const Json json = grade(path(), world().visible_pack()).json();
  BOOST_TEST(exercise_in(json, "scaled_scores").at("verdict") == "not_attempted");
}

BOOST_AUTO_TEST_CASE(a_pack_of_another_chapter_is_not_laid_out) {
  const Run start = run_grader({"start", "ch99_nothing", "--pack", world().toy_pack()});
  BOOST_TEST(start.status == 2);
  BOOST_TEST(start.err ==
             "grader: There is no chapter called ch99_nothing. Known here: toy_geometry.\n");
}

BOOST_AUTO_TEST_CASE(what_start_lays_out_is_graded) {
  const Run start = run_grader({"start", "toy_geometry", "--pack", world().toy_pack()});
  BOOST_TEST(start.status == 0);
  BOOST_TEST(start.out ==
             "Created toy_geometry: 6 exercises (16 points). Next: open "
             "toy_geometry/01_distance.cpp, write it, and run `grader --pack " +
                 world().toy_pack() + "` in that folder.\n");
  BOOST_TEST(text_of(world().at("toy_geometry/.grader-chapter")) == "toy_geometry\n");
  BOOST_TEST(run_grader({"toy_geometry", "--pack", world().toy_pack()}).status == 1);
  BOOST_TEST(
      run_grader({"start", "toy_geometry", "--pack", world().toy_pack()}).err ==
      "grader: toy_geometry exists already; nothing in it was touched. Choose another name.\n");
}

BOOST_FIXTURE_TEST_CASE(the_same_submission_gives_the_same_bytes, Desk) {
  take_own("tests/submissions/not_a_number");
  for (const char* name : {"crashes", "print_flood"}) {  // each in another way with the same file
    take_own("tests/submissions/" + std::string(name));
    const std::string first = grade(path(), world().visible_pack(), {"--jobs", "1"}).text;
    BOOST_TEST(grade(path(), world().visible_pack(), {"--jobs", "1"}).text == first, name);
    BOOST_TEST(grade(path(), world().visible_pack(), {"--jobs", "2"}).text == first, name);
  }
}

BOOST_FIXTURE_TEST_CASE(the_same_submission_gives_the_same_bytes_under_load_and_without_a_cache,
                        Desk) {
  for (const char* name : {"scale_left_out", "exits", "endless_loop"})
    take_own("tests/submissions/" + std::string(name));
  const std::string first = grade(path(), world().visible_pack()).text;
  const Load load;
  BOOST_TEST(grade(path(), world().visible_pack(), {"--jobs", "2"}).text == first);
  fs::remove_all(world().at("cache/grader/objects"));
  BOOST_TEST(grade(path(), world().visible_pack(), {"--jobs", "2"}).text == first);
}

BOOST_FIXTURE_TEST_CASE(what_stands_in_a_files_place_is_forbidden_and_costs_no_other, Desk) {
  take_own("tests/submissions/right_loops", {"03_softmax_rows.cpp"});
  const std::string name = "02_scaled_scores.cpp";
  BOOST_REQUIRE(mkfifo(path(name).c_str(), 0644) == 0);
  BOOST_TEST(forbidden_of(grade(path(), world().visible_pack())) == "forbidden.fifo");
  remove(name);
  fs::create_symlink(repository("reference/ch08_attention") / name, path(name));
  BOOST_TEST(forbidden_of(grade(path(), world().visible_pack())) == "forbidden.link");
  remove(name);
  fs::create_directory(path(name));
  BOOST_TEST(forbidden_of(grade(path(), world().visible_pack())) == "forbidden.folder");
}

BOOST_FIXTURE_TEST_CASE(a_file_that_is_not_accepted_blocks_those_that_call_it, Desk) {
  take_own("tests/submissions/right_loops",
           {"03_softmax_rows.cpp", "09_masked_softmax_rows.cpp", "10_masked_attention.cpp"});
  fs::create_directory(path("02_scaled_scores.cpp"));
  const Json json = grade(path(), world().visible_pack()).json();
  const Json& blocked = exercise_in(json, "masked_attention").at("blocked");
  BOOST_TEST(blocked == Json({{"by", "scaled_scores"}, {"because", "forbidden"}}));
}

BOOST_FIXTURE_TEST_CASE(what_calls_a_file_that_does_not_compile_names_it, Desk) {
  take_own("tests/submissions/right_eigen",
           {"02_scaled_scores.cpp", "09_masked_softmax_rows.cpp", "10_masked_attention.cpp"});
  take_own("tests/submissions/does_not_compile");
  const Json json = grade(path(), world().visible_pack()).json();
  for (const char* id : {"masked_softmax_rows", "masked_attention"})
    BOOST_TEST(exercise_in(json, id).at("blocked") ==
               Json({{"by", "softmax_rows"}, {"because", "does_not_compile"}}));
  const Json& compiler = exercise_in(json, "softmax_rows").at("compiler");
  BOOST_TEST(compiler.at("line") == 7);
}

BOOST_FIXTURE_TEST_CASE(both_signatures_are_shown, Desk) {
  take_own("tests/submissions/other_signature");
  const Json json = grade(path(), world().visible_pack()).json();
  const Json& signature = exercise_in(json, "scaled_scores").at("signature");
  BOOST_TEST(signature.at("expected") ==
             "Matrix attention::scaled_scores(const Matrix& q, const Matrix& k)");
  BOOST_TEST(signature.at("found") == "Matrix attention::scaled_scores(Matrix q, Matrix k)");
}

BOOST_FIXTURE_TEST_CASE(what_goes_wrong_only_once_in_a_while_is_told_so, Desk) {
  take_own("tests/submissions/third_call");
  take_own("tests/submissions/input_changed");
  const Json json = grade(path(), world().visible_pack()).json();
  const Json& first = case_in(exercise_in(json, "scaled_scores"), "one_number");
  BOOST_TEST(first.at("detail").at("differs_when_called_again") == true);
  const Json& input = case_in(exercise_in(json, "softmax_rows"), "chapter_example");
  BOOST_TEST(input.at("detail").at("inputs_changed") == true);
}

// The message of an exception is shown in a visible case: so it can tell who runs it.
BOOST_FIXTURE_TEST_CASE(students_code_never_runs_as_root, Desk) {
  write("02_scaled_scores.cpp", "#include <unistd.h>\n" + source(R"(
Matrix scaled_scores(const Matrix&, const Matrix&) {
  throw std::runtime_error(std::to_string(getuid()) + " " + std::to_string(geteuid()));
}
)"));
  const Json json = grade(path(), world().visible_pack()).json();
  const std::string text = case_in(exercise_in(json, "scaled_scores"), "one_number")
                               .at("detail")
                               .at("thrown")
                               .at("text");
  const std::string own = std::to_string(getuid());
  BOOST_TEST(
      (getuid() == 0 ? text.find("0 ") != 0 && !text.ends_with(" 0") : text == own + " " + own),
      text);
}

// Of what is left of these on a machine that lacks something, the strongest is used.
BOOST_FIXTURE_TEST_CASE(the_level_of_the_sandbox_is_in_the_result, Desk) {
  take("student_template/ch08_attention");
  const auto level_without = [&](const std::string& what, const std::string& least) {
    const std::string json = path("r.json");
    fs::remove(json);
    const Run run = run_grader_without(what, {"grade", path(), "--pack", world().visible_pack(),
                                              "--json", json, "--sandbox", least});
    BOOST_TEST(run.status == (fs::exists(json) ? 1 : 3), run.err);
    if (!fs::exists(json)) return run.err;
    return Json::parse(text_of(json)).at("sandbox").at("level").get<std::string>();
  };
  BOOST_TEST(level_without("namespaces,landlock", "rlimits") == "rlimits");
  BOOST_TEST(level_without("namespaces,landlock", "landlock") ==
             "grader: A sandbox of level landlock was demanded; this machine reaches rlimits "
             "(landlock: Function not implemented). Nothing was graded. `grader doctor` tells what "
             "is missing and how to get it.\n");
  if (!has_landlock()) return;
  BOOST_TEST(level_without("namespaces", "rlimits") == "landlock");
  BOOST_TEST(level_without("namespaces", "landlock") == "landlock");
}

BOOST_FIXTURE_TEST_CASE(nothing_stays_in_the_temporary_folder, Desk) {
  take_own("tests/submissions/crashes");
  grade(path(), world().visible_pack());
  BOOST_TEST(fs::is_empty(world().at("tmp")));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
