// What students and authors read before anything is graded.
#include <cstdlib>

#include <boost/test/unit_test.hpp>
#include <sys/wait.h>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
BOOST_AUTO_TEST_SUITE(commands_tests)

namespace {

struct Student : Desk {
  Student() {
    take("student_template/ch08_attention");
    write(".grader-chapter", "ch08_attention\n");
  }
  Run run(Words words) const {
    words.insert(words.end(), {"--pack", world().visible_pack()});
    return run_grader(words);
  }
  Run hint(const Words& more) const {
    Words words = {"hint"};
    words.insert(words.end(), more.begin(), more.end());
    words.insert(words.end(), {"--dir", path()});
    return run(words);
  }
};

struct Author : Desk {
  Author() { fs::copy(repository("tests/toy"), path("toy"), fs::copy_options::recursive); }
  std::string chapter() const { return path("toy/problems/toy_geometry"); }
  void replace(const std::string& name, const std::string& from, const std::string& to) const {
    std::string text = text_of(path(name));
    text.replace(text.find(from), from.size(), to);
    write(name, text);
  }
  Run pack() const { return run_grader({"pack", chapter(), "-o", path("x.pack")}); }
};

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// The status of the program with its output into a device that is full, and what it says then.
Run with_full_output(const std::string& words) {
  const std::string err = world().at("full_err");
  const std::string command = "LC_ALL=C.UTF-8 XDG_CACHE_HOME=" + world().at("cache").string() +
                              " " + GRADER_PROGRAM + " " + words + " >/dev/full 2>" + err;
  const int status = std::system(command.c_str());
  return {WEXITSTATUS(status), "", text_of(err)};
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(list_tells_what_is_begun_without_grading, Student) {
  write("03_softmax_rows.cpp", text_of(path("03_softmax_rows.cpp")) + "// begun\n");
  remove("09_masked_softmax_rows.cpp");
  const Run list = run({"list", path()});
  BOOST_TEST(list.status == 0);
  BOOST_TEST(holds(list.out, "02 scaled_scores            6  Match queries with keys"));
  for (const char* state : {"not begun\n", " begun\n", "no file\n"})
    BOOST_TEST(holds(list.out, state), list.out);
}

BOOST_FIXTURE_TEST_CASE(show_never_speaks_of_hidden_cases, Student) {
  for (const char* exercise : {"2", "3", "9", "10"}) {
    const Run show = run({"show", exercise});
    BOOST_TEST(show.status == 0);
    BOOST_TEST(!holds(show.out, "hidden_growing"), show.out);
  }
  const Run unknown = run({"show", "10/hidden_growing"});
  BOOST_TEST(unknown.status == 2);
  BOOST_TEST(holds(unknown.err, "masked_attention shows no case called hidden_growing."));
}

BOOST_FIXTURE_TEST_CASE(hints_come_one_at_a_time, Student) {
  for (const char* title : {"Hint 1 of 3:", "Hint 2 of 3:", "Hint 3 of 3:", "Hint 3 of 3:"})
    BOOST_TEST(holds(hint({"10"}).out, title));
  BOOST_TEST(holds(hint({"10"}).out, "there are no more"));
  BOOST_TEST(holds(hint({"3"}).out, "Hint 1 of"));
  BOOST_TEST(holds(hint({"10", "2"}).out, "Hint 2 of 3:"));
  BOOST_TEST(hint({"10", "4"}).err ==
             "grader: There is no hint 4: masked_attention has 3 hints.\n");
}

BOOST_FIXTURE_TEST_CASE(where_hints_cannot_be_counted_they_are_numbered, Student) {
  fs::create_directory(path(".grader-hints"));
  for (int i = 0; i < 2; ++i) {
    const Run run = hint({"10"});
    BOOST_TEST(holds(run.out, "Hint 1 of 3:"));
    BOOST_TEST(holds(run.out, "grader hint masked_attention 2 "), run.out);
  }
}

BOOST_FIXTURE_TEST_CASE(a_hint_of_no_exercise_is_for_the_one_changed_last, Student) {
  BOOST_TEST(hint({}).status == 2);
  write("03_softmax_rows.cpp", text_of(path("03_softmax_rows.cpp")) + "// begun\n");
  BOOST_TEST(hint({}).out.starts_with("03 softmax_rows"));
}

BOOST_AUTO_TEST_CASE(output_that_cannot_be_written_is_a_fault) {
  for (const std::string& words : {"grade " + repository("tests/toy/submissions/right").string() +
                                       " --pack " + world().toy_pack(),
                                   "list --pack " + world().toy_pack(), std::string("--help")}) {
    const Run run = with_full_output(words);
    BOOST_TEST(run.status == 3, words);
    BOOST_TEST(
        run.err.ends_with("grader: The output could not be written: No space left on device.\n"),
        run.err);
  }
}

BOOST_FIXTURE_TEST_CASE(check_praises_a_good_chapter, Author) {
  const Run run = run_grader({"check", chapter()});
  BOOST_TEST(run.status == 0);
  BOOST_TEST(run.out ==
             "toy_geometry: no errors. 6 exercises with 23 cases, 16 points in the core, 3 on "
             "top.\n");
  BOOST_TEST(run_grader({"check", path("toy/problems")}).out == run.out);
  BOOST_TEST(run_grader({"check", chapter() + "/01_distance.yaml"}).out == run.out);
}

BOOST_FIXTURE_TEST_CASE(check_says_all_errors_and_where, Author) {
  replace("toy/problems/toy_geometry/01_distance.yaml", "geometry::distance", "geometry::distanse");
  fs::remove(path("toy/reference/toy_geometry/04_describe.cpp"));
  const Run run = run_grader({"check", chapter()});
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.out ==
             chapter() +
                 "/01_distance.yaml:4:11: expected a function that the header declares, got "
                 "\"geometry::distanse\"; did you mean \"geometry::distance\"?\n"
                 "    4 | function: geometry::distanse\n"
                 "      |           ^~~~~~~~~~~~~~~~~~\n" +
                 chapter() +
                 "/04_describe.yaml:3:7: expected 04_describe.cpp in the folder of the reference, "
                 "got none\n"
                 "    3 | file: 04_describe.cpp\n"
                 "      |       ^~~~~~~~~~~~~~~\n"
                 "2 errors in 2 of 8 files.\n");
}

BOOST_FIXTURE_TEST_CASE(a_reference_that_fails_is_named_with_its_case, Author) {
  const std::string reference = "toy/reference/toy_geometry/01_distance.cpp";
  const std::string good = "return std::hypot(a.x - b.x, a.y - b.y);";
  const std::string place = chapter() + "/01_distance.yaml:9:5: ";
  const std::string asked = "the reference was asked for distance, case three_four_five";
  replace(reference, good, "if (a.x < 9) std::abort(); return b.x;");
  replace(reference, "#include <cmath>", "#include <cmath>\n#include <cstdlib>");
  Run run = pack();
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.err.ends_with("grader: " + place + asked + ", and it called abort.\n"), run.err);
  replace(reference, "std::abort()", "throw 3");
  run = pack();
  BOOST_TEST(run.status == 2);
  BOOST_TEST(holds(run.err, "grader: " + place +
                                "distance, case three_four_five: there is no "
                                "result of geometry::distance: "),
             run.err);
  BOOST_TEST(run.err.ends_with("\n    9 |   - id: three_four_five\n      |     ^\n"), run.err);
}

BOOST_AUTO_TEST_CASE(doctor_says_what_keeps_code_in_and_ends_with_1_where_nothing_does) {
  const Run weak = run_grader_without("namespaces,landlock", {"doctor"});
  BOOST_TEST(weak.status == 1);
  BOOST_TEST(weak.out.starts_with("This machine is fit for your own code, and not for code"));
  BOOST_TEST(weak.out.find("  ✓ rlimits ") != std::string::npos);
  BOOST_TEST(weak.out.find("  ✗ landlock ") != std::string::npos);
  BOOST_TEST(weak.out.find("  ✗ namespaces ") != std::string::npos);
  const Run here = run_grader({"doctor"});
  const bool any = here.out.find("  ✓ landlock ") != std::string::npos ||
                   here.out.find("  ✓ namespaces ") != std::string::npos;
  BOOST_TEST(here.status == (any ? 0 : 1));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
