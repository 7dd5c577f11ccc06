#include <fstream>

#include <boost/test/unit_test.hpp>
#include <unistd.h>

#include "grader/base/fault.hpp"
#include "grader/problem/load.hpp"

namespace grader {

namespace {

namespace fs = std::filesystem;

const std::string head =
    "title: {en: A chapter, zh: 一章}\nheader: ../api/thing.hpp\nreference: ../api\n"
    "template: ../api/\nnot_attempted: space::Missing\n";

std::string exercise(const std::string& id, const std::string& file) {
  return "id: " + id + "\ntitle: {en: A, zh: 甲}\nfile: " + file +
         "\nfunction: space::f\narguments: [a]\npoints: 1\nstatement: {en: A, zh: 甲}\n"
         "cases: [{id: a, given: {a: 1}}]\n";
}

// A folder with an API header and a chapter called `chapter`, gone with its test.
struct Folder {
  Folder() {
    fs::remove_all(root);
    fs::create_directories(root / "api");
    fs::create_directories(root / "chapter");
    write("../api/thing.hpp", "// The API.\nnamespace space { int f(int a); }\n");
    for (const char* file : {"02_one.cpp", "01_two.cpp"}) write(std::string("../api/") + file, "");
    write("chapter.yaml", head);
    write("01_one.yaml", exercise("one", "02_one.cpp"));
    write("02_two.yaml", exercise("two", "01_two.cpp"));
  }
  ~Folder() { fs::remove_all(root); }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(root / "chapter" / name, std::ios::binary) << text;
  }

  // All that is wrong, with paths from `root` on.
  std::string errors() const {
    try {
      (void)load_chapter(root / "chapter");
    } catch (const Misuse& misuse) {
      BOOST_TEST(misuse.message().id == "problem.errors");
      std::string text = misuse.message().values.at("text");
      const std::string prefix = root.string() + "/";
      for (auto at = text.find(prefix); at != std::string::npos; at = text.find(prefix))
        text.erase(at, prefix.size());
      return text;
    }
    return "no errors";
  }

  fs::path root = fs::temp_directory_path() / ("grader_load_" + std::to_string(::getpid()));
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(problem_load_tests, Folder)

BOOST_AUTO_TEST_CASE(chapter_is_read_with_its_exercises) {
  const Chapter chapter = load_chapter(root / "chapter");
  BOOST_TEST(chapter.info.id == "chapter");
  BOOST_TEST(chapter.info.title.zh == "一章");
  BOOST_TEST(chapter.info.header == "thing.hpp");
  BOOST_TEST(chapter.info.header_text == "// The API.\nnamespace space { int f(int a); }\n");
  BOOST_TEST(chapter.info.not_attempted == "space::Missing");
  BOOST_TEST(chapter.reference_folder == root / "api");
  BOOST_TEST(chapter.template_folder == root / "api");
}

BOOST_AUTO_TEST_CASE(exercises_stand_in_the_order_of_the_students_files) {
  const Chapter chapter = load_chapter(root / "chapter" / "");
  BOOST_TEST(chapter.info.id == "chapter");
  BOOST_TEST(chapter.exercises.size() == 2U);
  BOOST_TEST(chapter.exercises.at(0).info.id == "two");
}

BOOST_AUTO_TEST_CASE(folder_without_chapter_is_misuse) {
  const auto says_so = [](const Misuse& misuse) {
    return misuse.message() == Message{"chapter.missing", {{"path", "/there/is/none"}}};
  };
  BOOST_CHECK_EXCEPTION((void)load_chapter("/there/is/none"), Misuse, says_so);
}

BOOST_AUTO_TEST_CASE(errors_of_all_files_come_at_once) {
  write("chapter.yaml", head + "heading: x\n");
  write("01_one.yaml", exercise("uno", "01_one.cpp"));
  BOOST_TEST(errors() ==
             "chapter/chapter.yaml:6:1: expected a key of a chapter, got \"heading\"\n"
             "    6 | heading: x\n      | ^~~~~~~\n"
             "chapter/01_one.yaml:1:5: expected \"one\", as the file is called, got \"uno\"\n"
             "    1 | id: uno\n      |     ^~~\n"
             "2 errors in 2 of 3 files.");
}

BOOST_AUTO_TEST_CASE(missing_paths_are_errors) {
  write("chapter.yaml", "title: {en: A, zh: 甲}\nheader: no.hpp\nreference: none\ntemplate: .\n");
  BOOST_TEST(errors() ==
             "chapter/chapter.yaml:2:9: expected a header that is there, got \"no.hpp\"\n"
             "    2 | header: no.hpp\n      |         ^~~~~~\n"
             "chapter/chapter.yaml:3:12: expected a folder that is there, got \"none\"\n"
             "    3 | reference: none\n      |            ^~~~\n"
             "2 errors in 1 of 3 files.");
}

BOOST_AUTO_TEST_CASE(chapters_of_this_repository_are_good) {
  for (const auto& entry : fs::directory_iterator(fs::path(GRADER_TESTS_FOLDER) / "../problems"))
    if (fs::exists(entry.path() / "chapter.yaml"))
      BOOST_TEST(!load_chapter(entry.path()).exercises.empty(), entry.path());
}

BOOST_AUTO_TEST_CASE(ids_differ) {
  write("03_one.yaml", exercise("one", "03_one.cpp"));
  write("../api/03_one.cpp", "");
  const std::string text = errors();
  BOOST_TEST(text.find("03_one.yaml:1:5: expected an id of its own, got \"one\", which 01_one.yaml "
                       "has too\n") != std::string::npos);
  BOOST_TEST(text.ends_with("1 error in 1 of 4 files."));
}

BOOST_AUTO_TEST_CASE(large_file_is_one_error) {
  write("01_one.yaml", std::string(2'000'000, '#'));
  BOOST_TEST(
      errors().find("01_one.yaml:1:1: expected a file of at most 1 MiB, got more than 1 MiB") !=
      std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_chapter_may_know_no_mistakes) {
  BOOST_TEST(load_chapter(root / "chapter").mistakes.empty());
  BOOST_TEST(load_chapter(root / "chapter").honest.empty());
}

BOOST_AUTO_TEST_CASE(mistakes_are_those_of_their_file) {
  fs::create_directory(root / "api" / "mistakes");
  write("mistakes.yaml",
        "steps: [sum]\nheadings: {total: {en: total, zh: 总和}}\nhonest: [backwards]\nmistakes:\n"
        "  - {id: a, step: sum, heading: total, exercises: [two], message: {en: A, zh: 甲}}\n");
  const Chapter chapter = load_chapter(root / "chapter");
  BOOST_TEST(chapter.exercises.size() == 2U);
  BOOST_TEST(chapter.mistakes.size() == 1U);
  BOOST_TEST(chapter.mistakes.at(0).id == "a");
  BOOST_TEST(chapter.honest == std::vector<std::string>{"honest.backwards"});
}

BOOST_AUTO_TEST_CASE(mistakes_that_are_no_yaml_are_an_error_of_their_file) {
  write("mistakes.yaml", "steps: [sum\n");
  BOOST_TEST(errors().find("chapter/mistakes.yaml:") == 0U, errors());
  BOOST_TEST(errors().ends_with("1 error in 1 of 4 files."));
  fs::remove(root / "chapter" / "mistakes.yaml");
  fs::create_directory(root / "chapter" / "mistakes.yaml");
  BOOST_TEST(errors().find(
                 "chapter/mistakes.yaml:1:1: expected a file of at most 1 MiB, got a folder") == 0U,
             errors());
}

BOOST_AUTO_TEST_CASE(folder_with_the_name_of_a_file_is_an_error) {
  fs::create_directory(root / "chapter" / "03_three.yaml");
  BOOST_TEST(errors().ends_with("1 error in 1 of 4 files."));
}

BOOST_AUTO_TEST_CASE(steps_call_functions_that_are_declared) {
  fs::create_directory(root / "api" / "steps");
  write("../api/steps/steps.hpp", "namespace space::steps { int half(int a); }\n");
  const auto with_step = [&](const std::string& value) {
    write("01_one.yaml", exercise("one", "02_one.cpp") +
                             "steps: [{id: s, name: {en: A, zh: 甲}, value: \"" + value + "\"}]\n");
    const std::string text = errors();
    return text.substr(0, text.find('\n'));
  };
  BOOST_TEST(with_step("steps.half(a)") == "no errors");
  BOOST_TEST(with_step("reference.f(a)") == "no errors");
  const std::string at = "chapter/01_one.yaml:9:46: ";
  BOOST_TEST(with_step("steps.hafl(a)") ==
             at + "expected a function that steps/steps.hpp of the reference declares, got "
                  "\"hafl\"; did you mean \"half\"?");
  BOOST_TEST(with_step("reference.half(a)") ==
             at + "expected a function that the header declares, got \"half\"");
  BOOST_TEST(with_step("steps.half(a, a)") == at + "expected 1 argument for steps.half, got 2");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
