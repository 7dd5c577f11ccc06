// Every folder in tests/golden/sources/ is what a student may hand in to the toy chapter, byte for
// byte; expected.en.txt and expected.zh.txt hold what the student reads of it, below the list of
// all exercises. A folder called right_... holds one right answer and nothing wrong.
#include <algorithm>
#include <cstdlib>

#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "tests/end_to_end/world.hpp"

namespace grader::test {
BOOST_AUTO_TEST_SUITE(paths_tests)

namespace {

// Without the headline and the list, each of which ends with an empty line.
std::string below_the_list(const std::string& report) {
  const auto first = report.find("\n\n");
  const auto second = report.find("\n\n", first + 2);
  return second == std::string::npos ? report : report.substr(second + 2);
}

void check_language(const fs::path& folder, const std::string& language) {
  const Grading grading = grade(folder, world().toy_pack(), {"--lang", language});
  BOOST_TEST_INFO(grading.run.err);
  BOOST_TEST(grading.run.status == 1);
  const std::string text = below_the_list(grading.run.out);
  const fs::path golden = folder / ("expected." + language + ".txt");
  if (std::getenv("GRADER_REGENERATE") != nullptr) write_file(golden, text);
  BOOST_TEST(text == text_of(golden), "the report says now:\n" << text);
  for (const std::string_view line : split_lines(text)) BOOST_TEST(display_width(line) <= 80, line);
}

// "01_distance.cpp" holds the exercise "distance".
std::size_t count_right(const fs::path& folder) {
  const Json json = grade(folder, world().toy_pack()).json();
  const auto& exercises = json.at("exercises");
  return static_cast<std::size_t>(
      std::count_if(exercises.begin(), exercises.end(),
                    [](const Json& exercise) { return exercise.at("verdict") == "right"; }));
}

void check(const fs::path& folder) {
  check_language(folder, "en");
  check_language(folder, "zh");
  if (folder.filename().string().starts_with("right_")) BOOST_TEST(count_right(folder) == 1U);
}

struct Suite {
  Suite() {
    auto* suite = BOOST_TEST_SUITE("sources");
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(repository("tests/golden/sources")))
      folders.push_back(entry.path());
    std::sort(folders.begin(), folders.end());
    for (const fs::path& folder : folders)
      suite->add(boost::unit_test::make_test_case([=] { check(folder); },
                                                  folder.filename().string(), __FILE__, __LINE__));
    boost::unit_test::framework::master_test_suite().add(suite);
  }
};
const Suite suite;

}  // namespace

// A folder may be called anything.
BOOST_FIXTURE_TEST_CASE(a_folder_of_any_name_is_graded, Desk) {
  const std::string long_name(200, 'x');
  for (const std::string& name :
       {std::string("my work"), std::string("作业 一"), std::string("it's \"mine\" $HOME `x`"),
        std::string("two\nlines"), std::string("-n"), std::string("{tools}"), long_name}) {
    const fs::path place = folder.path() / name / name;
    fs::create_directories(place);
    fs::copy_file(repository("tests/toy/submissions/right/01_distance.cpp"),
                  place / "01_distance.cpp");
    const Grading grading = grade(place, world().toy_pack());
    BOOST_TEST(grading.run.status == 1, name << ": " << grading.run.err);
    BOOST_TEST(exercise_in(grading.json(), "distance").at("verdict") == "right", name);
    BOOST_TEST(grading.json().at("submission").at("id") == name);
  }
}

BOOST_FIXTURE_TEST_CASE(names_in_messages_are_safe_to_show, Desk) {
  const fs::path missing = path("no\x1b[31m\nfolder");
  const Grading grading = grade(missing, world().toy_pack());
  BOOST_TEST(grading.run.status == 2);
  BOOST_TEST(grading.run.err ==
             "grader: There is no folder " + (path() / "no\\x1b[31m folder").string() + ".\n");
  take("tests/toy/submissions/right");
  write("my\x1b[31m\nown.cpp", "");
  const std::string out = grade(path(), world().toy_pack()).run.out;
  BOOST_TEST(out.find("my\\x1b[31m own.cpp is not part of the chapter") != std::string::npos, out);
}

// Copies of the reference under names that students' systems make.
BOOST_FIXTURE_TEST_CASE(files_under_other_names_in_an_inner_folder_get_full_marks, Desk) {
  fs::create_directories(path("__MACOSX"));
  fs::create_directories(path("homework/build"));
  write("__MACOSX/._02_scaled_scores.cpp", std::string("\0\1\2", 3));
  const std::pair<const char*, const char*> names[] = {
      {"02_scaled_scores.cpp", "02-scaled-scores.cpp"},
      {"03_softmax_rows.cpp", "03_softmax_rows - Copy.cpp"},
      {"09_masked_softmax_rows.cpp", "Masked_Softmax_Rows.CPP"},
      {"10_masked_attention.cpp", "10.cpp"}};
  for (const auto& [file, name] : names)
    write(std::string("homework/") + name, text_of(repository("reference/ch08_attention") / file));
  const Json json = grade(path(), world().visible_pack()).json();
  for (const char* id :
       {"scaled_scores", "softmax_rows", "masked_softmax_rows", "masked_attention"})
    BOOST_TEST(exercise_in(json, id).at("verdict") == "right", id);
  BOOST_TEST(json.at("notes").size() == 5U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
