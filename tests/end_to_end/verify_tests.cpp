// `grader verify`: the real chapter is proven, and a chapter that has a hole is not.
#include <algorithm>
#include <sstream>

#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

constexpr const char* chapter_name = "problems/ch08_attention";

Run verify(const std::string& chapter, const Words& more = {}) {
  Words words = {"verify", chapter};
  words.insert(words.end(), more.begin(), more.end());
  return run_grader(words);
}

Words lines_of(const std::string& text) {
  Words lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Whether a line ends with a row of the matrix: "  name  x·x|x".
bool is_row(const std::string& line) {
  const std::string last = line.substr(line.rfind(' ') + 1);
  return line.starts_with("  ") && last.find_first_not_of("x|\xc2\xb7") == std::string::npos;
}

bool has_line(const std::string& text, const std::string& line) {
  const Words lines = lines_of(text);
  return std::ranges::find(lines, line) != lines.end();
}

// A copy of the repository's chapters that a test may break.
struct Copy : Desk {
  Copy() {
    for (const char* name : {"problems", "reference", "student_template", "tests/toy"})
      fs::copy(repository(name), path(fs::path(name).filename()), fs::copy_options::recursive);
  }

  void replace(const std::string& name, const std::string& from, const std::string& to) const {
    std::string text = text_of(path(name));
    const auto at = text.find(from);
    BOOST_TEST_REQUIRE(at != std::string::npos, name << " has no " << from);
    write(name, text.replace(at, from.size(), to));
  }
  // Takes the case `id` out of an exercise's file, up to the next one.
  void remove_case(const std::string& name, const std::string& id) const {
    const std::string text = text_of(path(name));
    const auto from = text.find("  - id: " + id);
    BOOST_TEST_REQUIRE(from != std::string::npos);
    const auto to = text.find("  - id: ", from + 1);
    BOOST_TEST_REQUIRE(to != std::string::npos);
    write(name, text.substr(0, from) + text.substr(to));
  }
  std::string real() const { return path(chapter_name); }
  std::string toy() const { return path("toy/problems/toy_geometry"); }
};

const std::string toy_distance = "toy/problems/toy_geometry/01_distance.yaml";
const std::string toy_mistakes = "toy/problems/toy_geometry/mistakes.yaml";

// The last lines of a proof that is refused for one reason.
std::string refused_for(const std::string& reason) {
  return reason + "\nNot proven: 1 objection.\n";
}

void check_refused(const Run& run, const std::string& reason) {
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.out.ends_with("\n" + refused_for(reason)), run.out << run.err);
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(verify_tests, Copy)

BOOST_AUTO_TEST_CASE(the_chapter_is_proven) {
  const Run run =
      verify(repository(chapter_name), {"--styles", repository("tests/submissions/right_loops")});
  BOOST_TEST(run.status == 0, run.out << run.err);
  const Words lines = lines_of(run.out);
  const auto forms = std::ranges::count_if(lines, is_row);
  BOOST_TEST(forms > 900);
  BOOST_TEST(lines.back() == "14 exercises proven: " + std::to_string(forms) +
                                 " forms of mistakes caught and named, 0 survive; 1 further style "
                                 "full.");
  for (std::size_t i = 0; i + 1 < lines.size(); ++i)
    BOOST_TEST(display_width(lines[i]) <= 80, lines[i]);
}

BOOST_AUTO_TEST_CASE(a_chapter_is_proven_in_chinese) {
  const Run run = verify(whole() ? repository(chapter_name).string() : toy(), {"--lang", "zh"});
  BOOST_TEST(run.status == 0, run.out << run.err);
  const Words lines = lines_of(run.out);
  const auto forms = whole() ? std::ranges::count_if(lines, is_row) : std::ptrdiff_t{11};
  BOOST_TEST(lines.back() ==
             std::string(whole() ? "14" : "6") + " 道题已得到证明：" + std::to_string(forms) +
                 " 种形式的错误都能抓到并认出，没有一种漏网；另有 0 种写法得满分。");
  for (std::size_t i = 0; i + 1 < lines.size(); ++i)
    BOOST_TEST(display_width(lines[i]) <= 80, lines[i]);
}

// Three cases have visible scores so low that a filling of -10000 is not far below them.
BOOST_AUTO_TEST_CASE(a_case_taken_out_lets_a_mistake_survive) {
  for (const char* id : {"near_the_lowest", "hidden_score_is_the_highest"})
    remove_case("problems/ch08_attention/09_masked_softmax_rows.yaml", id);
  const Run run = verify(real());
  BOOST_TEST(run.status == 2);
  BOOST_TEST(
      has_line(run.out,
               "masked_softmax_rows: the mistake mask_fill_beaten_by_scores.replaced_1e4_guarded "
               "is caught by 1 case; it should "
               "be by 2."),
      run.out);
  BOOST_TEST(lines_of(run.out).back().starts_with("Not proven: "));
}

BOOST_AUTO_TEST_CASE(a_chapter_of_another_subject_is_proven) {
  const Run run = verify(toy());
  BOOST_TEST(run.status == 0, run.out << run.err);
  BOOST_TEST(
      run.out.starts_with("distance\n"
                          "  Reference full, template zero.\n"
                          "  1 honest variant; honest.backwards uses most of a bound, 0 %.\n"
                          "  2 forms of mistakes, each caught by 4 to 4 cases, 2 named first.\n"));
  BOOST_TEST(has_line(run.out, "  city_block                                 x·xx|x"));
  BOOST_TEST(lines_of(run.out).back() ==
             "6 exercises proven: 11 forms of mistakes caught and named, 0 survive; 0 further "
             "styles full.");
}

BOOST_AUTO_TEST_CASE(a_chapter_may_know_no_mistakes) {
  fs::remove(path(toy_mistakes));
  fs::remove_all(path("toy/reference/toy_geometry/mistakes"));
  const Run run = verify(toy());
  BOOST_TEST(run.status == 0, run.err);
  BOOST_TEST(run.out.starts_with("distance\n  Reference full, template zero.\nperimeter\n"));
  BOOST_TEST(lines_of(run.out).back() ==
             "6 exercises proven: 0 forms of mistakes caught and named, 0 survive; 0 further "
             "styles full.");
}

// In a square and in a triangle of one corner the way back is no part of the length.
BOOST_AUTO_TEST_CASE(cases_too_few_for_a_mistake_are_objected_to) {
  for (const char* id : {"square", "triangle"})
    remove_case("toy/problems/toy_geometry/02_perimeter.yaml", id);
  const Run run = verify(toy());
  BOOST_TEST(run.status == 2);
  for (const std::string mistake : {"way_back_forgotten", "city_block", "root_forgotten"})
    BOOST_TEST(has_line(run.out, "perimeter: the mistake " + mistake +
                                     " is caught by 1 case; it should be by 2."),
               run.out);
  BOOST_TEST(lines_of(run.out).back() == "Not proven: 3 objections.");
}

BOOST_AUTO_TEST_CASE(a_hidden_case_for_nothing_is_objected_to) {
  write(toy_distance, text_of(path(toy_distance)) +
                          "  - id: nowhere\n    hidden: true\n    given: {a: [2, 2], b: [2, 2]}\n");
  check_refused(verify(toy()), "distance: the hidden case nowhere catches no known mistake.");
  const Run chinese = verify(toy(), {"--lang", "zh"});
  BOOST_TEST(chinese.out.ends_with(
      "distance：隐藏用例 nowhere 抓不到任何已知错误。\n未能证明：有 1 处问题。\n"));
}

BOOST_AUTO_TEST_CASE(mistakes_of_the_same_numbers_must_be_said_to_be) {
  const std::string code = "toy/reference/toy_geometry/mistakes/mistaken.cpp";
  replace(code, "if (has(on, \"root_forgotten\")) return x * x + y * y;",
          "if (has(on, \"root_forgotten\")) return std::abs(x) + std::abs(y);");
  const Run run = verify(toy());
  BOOST_TEST(run.status == 2);
  for (const std::string mistake : {"city_block", "root_forgotten"})
    BOOST_TEST(has_line(run.out, "distance: the mistake " + mistake + " is caught, but not named."),
               run.out);
}

BOOST_AUTO_TEST_CASE(a_right_way_that_rounds_too_much_is_objected_to) {
  replace("toy/reference/toy_geometry/mistakes/mistaken.cpp",
          "  return geometry::distance(a, b);\n",
          "  const double right = geometry::distance(a, b);\n"
          "  return has(on, \"honest.backwards\") ? right * (1 + 1e-6) : right;\n");
  const Run run = verify(toy());
  BOOST_TEST(run.status == 2);
  BOOST_TEST(
      run.out.find("distance: the honest variant honest.backwards uses ") != std::string::npos,
      run.out);
}

BOOST_AUTO_TEST_CASE(a_right_way_without_code_is_a_misuse) {
  replace(toy_mistakes, "honest: [backwards]", "honest: [backwards, sideways]");
  const Run run = verify(toy());
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.err.ends_with(
                 "grader: The mistake honest.sideways could not be made in geometry::distance: "
                 "std::invalid_argument: no mistake is called honest.sideways\n"),
             run.err);
}

BOOST_AUTO_TEST_CASE(a_mistake_without_code_is_a_misuse) {
  replace(toy_mistakes, "id: edge_outside", "id: edge_inside");
  const Run run = verify(toy());
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.err.find("grader: The mistake edge_inside could not be made in "
                          "geometry::is_inside: ") != std::string::npos,
             run.err);
}

BOOST_AUTO_TEST_CASE(a_template_that_answers_is_objected_to) {
  fs::copy_file(path("toy/submissions/right/01_distance.cpp"),
                path("toy/student_template/toy_geometry/01_distance.cpp"),
                fs::copy_options::overwrite_existing);
  check_refused(verify(toy()),
                "distance: the template gets the verdict right and 2 points; it should be "
                "not_attempted and 0.");
}

BOOST_AUTO_TEST_CASE(a_template_need_not_say_that_it_is_unwritten) {
  replace("toy/problems/toy_geometry/chapter.yaml", "not_attempted: geometry::Unwritten\n", "");
  BOOST_TEST(verify(toy()).status == 0);
}

// The verdict that pack and template agree on would be that it was not touched.
BOOST_AUTO_TEST_CASE(a_template_that_crashes_is_objected_to) {
  write("toy/student_template/toy_geometry/01_distance.cpp",
        "#include \"shapes.hpp\"\n"
        "double geometry::distance(const Point&, const Point&) { throw 1; }\n");
  check_refused(verify(toy()),
                "distance: the template gets the verdict crashed and 0 points; it should be "
                "not_attempted and 0.");
}

BOOST_AUTO_TEST_CASE(a_style_that_is_not_right_is_objected_to) {
  const std::string right = repository("tests/toy/submissions/right");
  const Run good = verify(toy(), {"--styles", right, right});
  BOOST_TEST(good.status == 0, good.out);
  BOOST_TEST(good.out.ends_with("; 2 further styles full.\n"));
  fs::create_directory(path("other"));
  for (const auto& entry : fs::directory_iterator(right))
    fs::copy_file(entry, path("other") / entry.path().filename());
  fs::copy_file(repository("tests/toy/submissions/wrong/04_describe.cpp"),
                path("other/04_describe.cpp"), fs::copy_options::overwrite_existing);
  check_refused(verify(toy(), {"--styles", path("other")}),
                path("other").string() + ": describe should be right, and gets the verdict wrong.");
}

BOOST_AUTO_TEST_CASE(a_style_that_is_not_there_is_a_misuse) {
  const Run run = verify(toy(), {"--styles", "/missing/folder"});
  BOOST_TEST(run.status == 2);
  BOOST_TEST(run.err.ends_with("grader: There is no folder /missing/folder.\n"), run.err);
}

BOOST_AUTO_TEST_CASE(examples_are_two_reports_on_every_mistake) {
  const fs::path examples = path("examples");
  BOOST_TEST(verify(toy(), {"--examples", examples}).status == 0);
  Words written;
  for (const auto& entry : fs::recursive_directory_iterator(examples))
    if (entry.is_regular_file()) written.push_back(fs::relative(entry.path(), examples));
  Words expected;
  for (const std::string id :
       {"city_block", "edge_outside", "last_point_forgotten", "names_forgotten", "number_forgotten",
        "one_direction", "root_forgotten", "way_back_forgotten"})
    for (const char* file : {"/en.txt", "/zh.txt"}) expected.push_back(id + file);
  std::ranges::sort(written);
  BOOST_TEST(written == expected);
  const std::string english = text_of(examples / "city_block/en.txt");
  const std::string chinese = text_of(examples / "city_block/zh.txt");
  BOOST_TEST(english.find("You add what lies between the points") != std::string::npos, english);
  BOOST_TEST(chinese.find("直着走有多远？") != std::string::npos, chinese);
}

BOOST_AUTO_TEST_CASE(examples_that_cannot_be_written_are_no_proof) {
  write("examples", "a file");
  const Run run = verify(toy(), {"--examples", path("examples")});
  BOOST_TEST(run.status == 3);
  BOOST_TEST(run.out == "");
  BOOST_TEST(run.err.ends_with("grader: " + path("examples/way_back_forgotten").string() +
                               " cannot be written: Not a directory.\n"),
             run.err);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
