// A case step by step, and the program that it leaves for a debugger.
#include <cstdlib>

#include <boost/test/unit_test.hpp>
#include <sys/wait.h>

#include "grader/base/text.hpp"
#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

struct Student : Desk {
  void start(const std::string& submission) const {
    take("student_template/ch08_attention");
    take("tests/submissions/" + submission);
    remove("expected.txt");
  }
  Run replay(const std::string& place, const Words& more = {}) const {
    Words words = {"replay", place, "--dir", path(), "--pack", world().visible_pack()};
    words.insert(words.end(), more.begin(), more.end());
    return run_grader(words);
  }
  // What a shell command in the student's folder prints.
  std::string shell(const std::string& command) const {
    const std::string out = folder.path() / "shell_out";
    const int status = std::system(
        ("cd '" + path().string() + "' && (" + command + ") >" + out + " 2>&1").c_str());
    return (WEXITSTATUS(status) == 0 ? "" : "failed\n") + text_of(out);
  }
};

// Compares with a golden file; writes the file instead where GRADER_REGENERATE is set.
void check_golden(const std::string& name, const std::string& text) {
  const fs::path path = repository("tests/golden/replay/" + name);
  if (std::getenv("GRADER_REGENERATE") != nullptr) {
    fs::create_directories(path.parent_path());
    write_file(path, text);
  }
  BOOST_TEST(text == text_of(path), name << " is not what replay says now:\n" << text);
}

constexpr const char* compile = "g++ -std=c++20 -g -I. -I/usr/include/eigen3 repro.cpp ";

}  // namespace

BOOST_FIXTURE_TEST_SUITE(replay_tests, Student)

BOOST_AUTO_TEST_CASE(the_steps_of_a_wrong_submission_read_as_their_golden_files) {
  start("mask_after_softmax");
  write("10_masked_attention.cpp",
        text_of(repository("tests/submissions/right_composed/10_masked_attention.cpp")));
  for (const char* language : {"en", "zh"}) {
    const Run run = replay("10/chapter_example", {"--lang", language});
    BOOST_TEST(run.status == 0, run.err);
    for (const std::string_view line : split_lines(run.out))
      if (!holds(std::string(line), world().folder.path())) BOOST_TEST(display_width(line) <= 80);
    // Where the folder lies decides how its sentence is wrapped.
    check_golden(std::string("mask_after_softmax/") + language + ".txt",
                 run.out.substr(0, run.out.rfind("\n\n") + 1));
  }
}

BOOST_AUTO_TEST_CASE(the_program_of_a_case_shows_what_the_report_shows) {
  start("mask_after_softmax");
  BOOST_TEST(replay("09/chapter_example").status == 0);
  const std::string said = shell(
      std::string(compile) + "09_masked_softmax_rows.cpp 03_softmax_rows.cpp -o repro && ./repro");
  BOOST_TEST(said ==
             "yours: 3 x 3\n"
             "               0.4                 0                 0\n"
             "               0.2               0.4                 0\n"
             "              0.25              0.25               0.5\n"
             "expected: 3 x 3\n"
             "                 1                 0                 0\n"
             "    0.333333333333    0.666666666667                 0\n"
             "              0.25              0.25               0.5\n");
}

BOOST_AUTO_TEST_CASE(the_program_of_every_exercise_compiles_without_warnings) {
  start("right_loops");
  const Json chapter = grade(path(), world().visible_pack()).json();
  Words cases;
  for (const Json& exercise : chapter.at("exercises"))
    cases.push_back(exercise.at("id").get<std::string>() + "/" +
                    exercise.at("cases").at(0).at("id").get<std::string>());
  BOOST_TEST_REQUIRE(cases.size() == 14U);
  cases.push_back("heads/merge_one_position");  // the other function of its exercise
  // Compiled in advance, the header takes no time in each of them.
  const std::string compile_each = "g++ -std=c++20 -I. -isystem /usr/include/eigen3 ";
  shell(compile_each + "-x c++-header attention.hpp");
  BOOST_TEST_REQUIRE(fs::exists(path("attention.hpp.gch")));
  for (const std::string& place : cases) {
    const Run run = replay(place);
    BOOST_TEST_REQUIRE(run.status == 0, place << run.err);
    BOOST_TEST(shell(compile_each + "-Wall -Wextra -Werror -fsyntax-only repro.cpp") == "", place);
  }
}

BOOST_AUTO_TEST_CASE(a_student_of_another_chapter_gets_a_program_of_its_types) {
  take("tests/toy/student_template/toy_geometry");
  take("tests/toy/submissions/right");
  for (const char* place : {"summarise/two_corners", "move/moved_by_two", "move/framed"}) {
    const Run run = run_grader({"replay", place, "--dir", path(), "--pack", world().toy_pack()});
    BOOST_TEST(run.status == 0, run.err);
    const std::string said =
        shell(std::string(compile) + "0*.cpp -o repro -Wall -Werror && ./repro");
    BOOST_TEST(holds(said, "yours"), said);
    BOOST_TEST(!holds(said, "failed"), said);
  }
}

BOOST_AUTO_TEST_CASE(what_replay_wrote_is_no_part_of_what_is_handed_in) {
  start("mask_after_softmax");
  const std::string before = grade(path(), world().visible_pack()).text;
  replay("09/chapter_example");
  BOOST_TEST(fs::exists(path("repro.cpp")));
  BOOST_TEST(grade(path(), world().visible_pack()).text == before);
}

BOOST_AUTO_TEST_CASE(a_file_of_the_students_own_is_never_overwritten) {
  start("mask_after_softmax");
  write("repro.cpp", "// mine\n");
  const Run run = replay("09/chapter_example");
  BOOST_TEST(run.status == 2);
  BOOST_TEST(holds(run.out, "2. sum of each row"), run.out);
  BOOST_TEST(holds(run.err, "it was left as it is"), run.err);
  BOOST_TEST(text_of(path("repro.cpp")) == "// mine\n");
  BOOST_TEST(replay("09/chapter_example", {"--output", path("mine.cpp")}).status == 0);
  BOOST_TEST(text_of(path("mine.cpp")).starts_with("// Written by `grader replay "));
}

BOOST_AUTO_TEST_CASE(hidden_cases_are_not_there) {
  start("mask_after_softmax");
  const Run run = run_grader({"replay", "10/hidden_growing", "--dir", path(), "--pack",
                              world().full_pack(), "--trust-submission"});
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.out == "");
  BOOST_TEST(holds(run.err, "masked_attention shows no case called hidden_growing."));
  BOOST_TEST(!fs::exists(path("repro.cpp")));
}

BOOST_AUTO_TEST_CASE(what_there_is_not_is_told_with_what_there_is) {
  start("mask_after_softmax");
  BOOST_TEST(holds(replay("10").err, "`grader replay masked_attention/chapter_example`"));
  BOOST_TEST(holds(replay("10/chapter_exmaple").err, "did you mean chapter_example?"));
  BOOST_TEST(holds(replay("10/growing", {"--trial", "99"}).err, "There is no trial 99"));
}

BOOST_AUTO_TEST_CASE(a_chosen_trial_is_the_one_that_is_shown) {
  start("mask_after_softmax");
  const Run run = replay("10/growing", {"--trial", "3"});
  BOOST_TEST(holds(run.out, "Trial 3 of 15."), run.out);
  BOOST_TEST(text_of(path("repro.cpp"))
                 .starts_with("// Written by `grader replay masked_attention/"
                              "growing`, trial 3 of 15"));
}

BOOST_AUTO_TEST_CASE(steps_are_shown_also_where_the_code_cannot_run) {
  start("right_loops");
  write("10_masked_attention.cpp", source("Matrix masked_attention("));
  const Run broken = replay("10/chapter_example");
  BOOST_TEST(broken.status == 0);
  for (const char* part : {"4. weights\n", "10_masked_attention.cpp:", "error:", "did not run"})
    BOOST_TEST(holds(broken.out, part), broken.out);
  fs::copy_file(repository("student_template/ch08_attention/10_masked_attention.cpp"),
                path("10_masked_attention.cpp"), fs::copy_options::overwrite_existing);
  fs::remove(path("repro.cpp"));
  const Run stub = replay("10/chapter_example");
  BOOST_TEST(holds(stub.out, "4. weights\n"), stub.out);
  BOOST_TEST(!fs::exists(path("repro.cpp")));
}

BOOST_AUTO_TEST_CASE(the_report_offers_the_steps_of_the_case_that_it_shows) {
  start("mask_after_softmax");
  const Grading grading = grade(path(), world().visible_pack());
  BOOST_TEST(holds(grading.run.out, "`grader replay masked_softmax_rows/chapter_example`"),
             grading.run.out);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
