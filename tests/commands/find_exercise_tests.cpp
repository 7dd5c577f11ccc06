#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/commands/find_exercise.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(find_exercise_tests)

namespace {

PackedExercise packed(const std::string& id, const std::string& file) {
  PackedExercise exercise{.info = {.id = id, .file = file}};
  exercise.cases = {{.id = "one_row"}, {.id = "one_column"}, {.id = "secret", .hidden = true}};
  return exercise;
}

const Pack pack{.exercises = {packed("turn", "03_turn.cpp"),
                              packed("turn_back", "10_turn_back.cpp"),
                              packed("mirror", "12_mirror.cpp")}};

template <class Find>
Message trouble(const Find& find) {
  try {
    find();
  } catch (const Misuse& misuse) {
    return misuse.message();
  }
  return {};
}

Message trouble_with(const std::string& name) {
  return trouble([&] { find_exercise(pack, name); });
}

Message trouble_with_case(const std::string& name) {
  return trouble([&] { find_shown_case(pack.exercises[2], name); });
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_exercise_is_found_by_whatever_it_is_called) {
  struct Row {
    const char *name, *id;
  };
  for (const Row& row : {Row{"turn", "turn"},
                         {"3", "turn"},
                         {"03", "turn"},
                         {"003", "turn"},
                         {"10", "turn_back"},
                         {"03_turn.cpp", "turn"},
                         {"./03_turn.cpp", "turn"},
                         {"03_turn", "turn"},
                         {"turn_", "turn_back"},
                         {"m", "mirror"}})
    BOOST_TEST(find_exercise(pack, row.name).info.id == row.id, row.name);
}

BOOST_AUTO_TEST_CASE(another_name_is_a_misuse_that_helps) {
  BOOST_CHECK((trouble_with("mirorr") ==
               Message{"exercise.unknown_near", {{"name", "mirorr"}, {"near", "mirror"}}}));
  BOOST_CHECK((trouble_with("tur") ==
               Message{"exercise.several", {{"name", "tur"}, {"known", "turn, turn_back"}}}));
  for (const char* name : {"", "0", "4", "elephant", "33333333333333333333", "03_", "/"})
    BOOST_CHECK((trouble_with(name) == Message{"exercise.unknown", {{"name", name}}}));
}

BOOST_AUTO_TEST_CASE(a_case_is_found_by_its_name_or_its_beginning) {
  BOOST_TEST(find_shown_case(pack.exercises[0], "one_row").id == "one_row");
  BOOST_TEST(find_shown_case(pack.exercises[0], "one_c").id == "one_column");
}

BOOST_AUTO_TEST_CASE(a_hidden_case_is_not_there_at_all) {
  const Message unknown{
      "case.unknown",
      {{"exercise", "mirror"}, {"name", "secret"}, {"known", "one_row, one_column"}}};
  BOOST_CHECK(trouble_with_case("secret") == unknown);
  BOOST_TEST(trouble_with_case("secre").id == "case.unknown");
  BOOST_TEST(trouble_with_case("secert").id == "case.unknown");
}

BOOST_AUTO_TEST_CASE(a_misspelt_case_is_a_misuse_that_helps) {
  BOOST_CHECK((trouble_with_case("one_rwo") ==
               Message{"case.unknown_near",
                       {{"exercise", "mirror"}, {"name", "one_rwo"}, {"near", "one_row"}}}));
  BOOST_TEST(trouble_with_case("one").id == "case.unknown");  // several begin so
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
