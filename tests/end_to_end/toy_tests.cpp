// A chapter with other functions, other types and another header: nothing in grader/ knows its
// subject.
#include <boost/test/unit_test.hpp>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

// A copy of the toy chapter that a test may change, and a pack of it.
struct Toy : Desk {
  Toy() { fs::copy(repository("tests/toy"), path("toy"), fs::copy_options::recursive); }

  void replace(const std::string& name, const std::string& from, const std::string& to) const {
    std::string text = text_of(path(name));
    text.replace(text.find(from), from.size(), to);
    write(name, text);
  }
  std::string pack(const Words& more = {}) const {
    Words words = {"pack", "toy_geometry",  "--chapters", path("toy/problems"),
                   "-o",   path("toy.pack")};
    words.insert(words.end(), more.begin(), more.end());
    const Run run = run_grader(words);
    BOOST_TEST_REQUIRE(run.status == 0, run.err);
    return path("toy.pack");
  }
  Json grade_exercise(const std::string& pack, const std::string& id) const {
    return exercise_in(grade(path(), pack).json(), id);
  }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(toy_tests, Toy)

BOOST_AUTO_TEST_CASE(the_reference_gets_full_marks_hidden_cases_included) {
  take("tests/toy/reference/toy_geometry");
  const Grading grading = grade(path(), pack(), {"--trust-submission"});
  BOOST_TEST(grading.run.status == 0, grading.text);
  BOOST_TEST(grading.json()["score"] == 16);
  BOOST_TEST(grading.json()["extra_score"] == 3);
}

BOOST_AUTO_TEST_CASE(the_template_is_not_attempted_and_its_exception_is_no_std_exception) {
  take("tests/toy/student_template/toy_geometry");
  BOOST_TEST(grade(path(), world().toy_pack()).json()["score"] == 0);
  for (const char* name : {"01_distance.cpp", "03_move.cpp"})
    write(name, text_of(path(name)) + "// touched\n");
  for (const char* id : {"distance", "move"})
    BOOST_TEST(grade_exercise(world().toy_pack(), id).at("verdict") == "not_attempted");
}

BOOST_AUTO_TEST_CASE(a_chapter_may_name_no_such_exception) {
  replace("toy/problems/toy_geometry/chapter.yaml", "not_attempted: geometry::Unwritten\n", "");
  const std::string without = pack({"--visible"});
  take("tests/toy/student_template/toy_geometry");
  write("01_distance.cpp", text_of(path("01_distance.cpp")) + "// touched\n");
  BOOST_TEST(grade_exercise(without, "distance").at("verdict") == "crashed");
  BOOST_TEST(grade_exercise(without, "perimeter").at("verdict") == "not_attempted");
}

BOOST_AUTO_TEST_CASE(what_calls_an_unwritten_function_is_blocked_by_it) {
  take("tests/toy/submissions/right");
  take("tests/toy/student_template/toy_geometry");  // the header
  for (const char* name : {"02_perimeter.cpp", "06_summarise.cpp"})
    write(name, text_of(repository("tests/toy/submissions/right") / name));
  write("01_distance.cpp", text_of(path("01_distance.cpp")) + "// touched, and still throws\n");
  const Json exercise = grade_exercise(world().toy_pack(), "perimeter");
  BOOST_TEST(exercise.at("blocked") == Json({{"by", "distance"}, {"because", "not_attempted"}}));
}

BOOST_AUTO_TEST_CASE(texts_and_structs_are_shown_as_they_are) {
  const Json json = grade(repository("tests/toy/submissions/wrong"), world().toy_pack()).json();
  const Json detail = case_in(exercise_in(json, "describe"), "pentagon").at("detail");
  BOOST_TEST(detail.at("yours").at("text") == "polygon");
  BOOST_TEST(detail.at("expected").at("text") == "polygon of 5 corners");
  const Json moved = case_in(exercise_in(json, "move"), "moved_by_two").at("detail");
  BOOST_TEST(moved.at("yours").at("parts").size() == 1U);
  BOOST_TEST(moved.at("inputs").at(1).at("name") == "by");
}

// By the chapter's own mistakes, and in its own words.
BOOST_AUTO_TEST_CASE(what_is_wrong_is_named) {
  const Json json = grade(repository("tests/toy/submissions/wrong"), world().toy_pack()).json();
  const Json perimeter = exercise_in(json, "perimeter").at("diagnoses");
  BOOST_TEST(
      perimeter ==
      Json::array({{{"mistake", "way_back_forgotten"},
                    {"kind", "mistake"},
                    {"cases_explained", 3},
                    {"cases_failed", 3},
                    {"heading", {{"en", "points"}, {"zh", "点"}}},
                    {"message",
                     {{"en", "The way ends at the last corner. Where does a closed way end?"},
                      {"zh", "你的路线停在了最后一个角。封闭的路线应当在哪里结束？"}}}}}));
  BOOST_TEST(exercise_in(json, "move").at("diagnoses").at(0).at("mistake") ==
             "last_point_forgotten");
  BOOST_TEST(exercise_in(json, "describe").at("diagnoses").at(0).at("mistake") ==
             "number_forgotten");
  BOOST_TEST(exercise_in(json, "distance").at("diagnoses").empty());
}

BOOST_AUTO_TEST_CASE(a_mistake_of_a_called_exercise_has_words_of_its_own) {
  take("tests/toy/submissions/right");
  write("01_distance.cpp",
        "#include <cmath>\n#include \"shapes.hpp\"\n"
        "double geometry::distance(const Point& a, const Point& b) {\n"
        "  return std::abs(a.x - b.x) + std::abs(a.y - b.y);\n}\n");
  const Json json = grade(path(), world().toy_pack()).json();
  const Json called = exercise_in(json, "distance").at("diagnoses").at(0);
  const Json calling = exercise_in(json, "perimeter").at("diagnoses").at(0);
  BOOST_TEST(called.at("mistake") == "city_block");
  BOOST_TEST(called.at("message").at("zh") == "你把两点在横向和纵向的间隔相加了。直着走有多远？");
  BOOST_TEST(calling.at("mistake") == "city_block");
  BOOST_TEST(calling.at("message").at("zh") == "你是沿着两条坐标轴走的。直着走有多远？");
  BOOST_TEST(calling.at("inherited_from") == "distance");
}

BOOST_AUTO_TEST_CASE(a_thrown_int_is_a_crash_of_its_case) {
  const Json json = grade(repository("tests/toy/submissions/wrong"), world().toy_pack()).json();
  const Json detail = case_in(exercise_in(json, "inside"), "two_of_three").at("detail");
  BOOST_TEST(detail.at("thrown") == Json({{"type", ""}, {"text", ""}}));
}

BOOST_AUTO_TEST_CASE(a_secret_changes_hidden_draws_alone) {
  write("secret", "one");
  const std::string first = text_of(pack({"--secret", path("secret")}));
  BOOST_TEST(text_of(pack({"--secret", path("secret")})) == first);
  write("secret", "two");
  BOOST_TEST(text_of(pack({"--secret", path("secret")})) != first);
  const std::string visible = text_of(pack({"--visible", "--secret", path("secret")}));
  BOOST_TEST(text_of(pack({"--visible"})) == visible);
}

BOOST_AUTO_TEST_CASE(an_unreadable_secret_is_a_misuse) {
  const Run run = run_grader(
      {"pack", path("toy/problems/toy_geometry"), "--secret", "/missing", "-o", path("x.pack")});
  BOOST_TEST(run.status == 2);
  BOOST_TEST(
      run.err.ends_with("grader: The secret in /missing cannot be read, or the file is empty.\n"));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
