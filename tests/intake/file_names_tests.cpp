#include <boost/test/unit_test.hpp>

#include "grader/intake/choose_files.hpp"
#include "grader/intake/file_names.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(file_names_tests)

namespace {

const std::vector<std::string> wanted = {"01_turn.cpp", "02_turn_back.cpp", "10_masked_thing.cpp",
                                         "11_deep_copy.cpp", "12_café.cpp"};

struct Row {
  const char* name;
  const char* meant;  // "" for none, else names joined by spaces
};

const Row rows[] = {
    {"10_Masked_Thing.cpp", "10_masked_thing.cpp"},
    {"10_masked_thing.CPP", "10_masked_thing.cpp"},
    {"10_masked_thing.cc", "10_masked_thing.cpp"},
    {"10_masked_thing.cxx", "10_masked_thing.cpp"},
    {"10_masked_thing.C", "10_masked_thing.cpp"},
    {"10_masked_thing.cpp.txt", "10_masked_thing.cpp"},
    {"10_masked_thing (1).cpp", "10_masked_thing.cpp"},
    {"10_masked_thing(12).cpp", "10_masked_thing.cpp"},
    {"10_masked_thing - Copy.cpp", "10_masked_thing.cpp"},
    {"10_masked_thing - Copy (2).cpp", "10_masked_thing.cpp"},
    {"10_masked_thing copy 3.cpp", "10_masked_thing.cpp"},
    {"Copy of 10_masked_thing.cpp", "10_masked_thing.cpp"},
    {"10_masked_thing - 副本.cpp", "10_masked_thing.cpp"},
    {"10_masked_thing的副本.cpp", "10_masked_thing.cpp"},
    {"副本 10_masked_thing.cpp", "10_masked_thing.cpp"},
    {"10_masked_thing-1.cpp", "10_masked_thing.cpp"},
    {"10-masked-thing.cpp", "10_masked_thing.cpp"},
    {"10 masked thing.cpp", "10_masked_thing.cpp"},
    {" 10_masked_thing .cpp", "10_masked_thing.cpp"},
    {"10MaskedThing.cpp", "10_masked_thing.cpp"},
    {"masked_thing.cpp", "10_masked_thing.cpp"},
    {"MaskedThing.cpp", "10_masked_thing.cpp"},
    {"010_masked_thing.cpp", "10_masked_thing.cpp"},
    {"1_turn.cpp", "01_turn.cpp"},
    {"turn.cpp", "01_turn.cpp"},
    {"10.cpp", "10_masked_thing.cpp"},
    {"1.cpp", "01_turn.cpp"},
    {"20_masked_thing.cpp", "10_masked_thing.cpp"},
    {"１０_masked_thing.cpp", "10_masked_thing.cpp"},
    {"12_cafe\u0301.cpp", "12_café.cpp"},
    {"11_Deep_Copy.cpp", "11_deep_copy.cpp"},
    {"11_deep_copy - Copy.cpp", "11_deep_copy.cpp"},
    {"02_turn.cpp", "01_turn.cpp 02_turn_back.cpp"},  // the number of one, the name of another
    {"10_masked_thing.h", ""},
    {"10_masked_thing.hpp", ""},
    {"10_masked_thing.txt", ""},
    {"10_masked_thing", ""},
    {"10_masked.cpp", ""},
    {"masked_thing_2.cpp", ""},
    {"13.cpp", ""},
    {"copy.cpp", ""},
    {".cpp", ""},
    {"\xff\xfe.cpp", ""},
};

std::string meant(const char* name) {
  std::string all;
  for (const std::string& file : meaning_of(name, wanted).exercises)
    all += (all.empty() ? "" : " ") + file;
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_name_is_taken_for_the_exercise_that_it_means) {
  for (const Row& row : rows) BOOST_TEST(meant(row.name) == row.meant, row.name);
}

BOOST_AUTO_TEST_CASE(marks_of_copies_are_read_as_far_as_people_make_them) {
  BOOST_TEST(meant("10_masked_thing - Copy - Copy (2) (3).cpp") == "10_masked_thing.cpp");
  const std::string name = "10_masked_thing", ending = ".cpp";
  const std::string padding(100 - name.size() - ending.size(), ' ');
  BOOST_TEST(meant((name + padding + ending).c_str()) == "10_masked_thing.cpp");
  BOOST_TEST(meant((name + padding + " " + ending).c_str()) == "");
  std::string marks;
  for (int count = 0; count < 5; ++count) marks += "-1";
  BOOST_TEST(meant((name + marks + ending).c_str()) == "");
}

BOOST_AUTO_TEST_CASE(the_slighter_difference_is_nearer) {
  const char* order[] = {"10_MASKED_thing.cpp",
                         "10_masked_thing.cc",
                         "10 masked thing.cpp",
                         "10_masked_thing (1).cpp",
                         "masked_thing.cpp",
                         "20_masked_thing.cpp",
                         "10.cpp",
                         "10.cc"};
  int before = -1;
  for (const char* name : order) {
    const int distance = meaning_of(name, wanted).distance;
    BOOST_TEST(distance > before, name);
    before = distance;
  }
}

BOOST_AUTO_TEST_CASE(what_systems_leave_behind_is_junk) {
  for (const char* name :
       {".DS_Store", "._10_x.cpp", "__MACOSX", "x.cpp~", ".x.cpp.swp", "x.cpp.bak"})
    BOOST_TEST(is_junk(name), name);
  for (const char* name : {"10_x.cpp", "build.cpp", "x.tmp.cpp", "MACOSX"})
    BOOST_TEST(!is_junk(name), name);
  for (const char* name : {"build", "Build-2", "cmake-build-debug", ".git", ".vscode", "out"})
    BOOST_TEST(is_junk_folder(name), name);
  BOOST_TEST(!is_junk_folder("homework"));
}

BOOST_AUTO_TEST_CASE(of_two_candidates_the_nearer_is_chosen_and_both_are_named) {
  const Choice choice =
      choose_files({"masked_thing.cpp", "10_masked_thing (1).cpp"}, wanted, wanted);
  BOOST_TEST(choice.sources.at("10_masked_thing.cpp") == "10_masked_thing (1).cpp");
  BOOST_CHECK((choice.notes == std::vector<Message>{{"note.file_name_several",
                                                     {{"found", "10_masked_thing (1).cpp"},
                                                      {"others", "masked_thing.cpp"},
                                                      {"expected", "10_masked_thing.cpp"}}}}));
}

BOOST_AUTO_TEST_CASE(of_equally_near_copies_the_later_is_chosen) {
  const Choice choice =
      choose_files({"1_turn (10).cpp", "1_turn (2).cpp", "1_turn (9).cpp"}, wanted, wanted);
  BOOST_TEST(choice.sources.at("01_turn.cpp") == "1_turn (10).cpp");
}

BOOST_AUTO_TEST_CASE(a_copy_beside_the_exact_name_is_not_read) {
  const Choice choice = choose_files({"10_masked_thing (1).cpp"}, wanted, {"01_turn.cpp"});
  BOOST_TEST(choice.sources.empty());
  BOOST_REQUIRE(choice.notes.size() == 1U);
  BOOST_TEST(choice.notes[0].id == "note.file_name_spare");
}

BOOST_AUTO_TEST_CASE(a_name_that_could_be_two_exercises_is_taken_for_none) {
  const Choice choice = choose_files({"02_turn.cpp", "own.cpp"}, wanted, wanted);
  BOOST_TEST(choice.sources.empty());
  BOOST_REQUIRE(choice.notes.size() == 2U);
  BOOST_TEST(choice.notes[0].id == "note.file_name_unclear");
  BOOST_TEST(choice.notes[0].values.at("names") == "01_turn.cpp, 02_turn_back.cpp");
  BOOST_TEST(choice.notes[1].id == "note.ignored_file");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
