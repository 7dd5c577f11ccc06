#include <boost/test/unit_test.hpp>

#include "grader/pack/pack_file.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

Pack sample() {
  Pack pack;
  pack.chapter = {"toy", {"Toy", "玩具"}, "toy.hpp", "// The API.\n", "toy::Unwritten"};
  pack.start_files = {{"01_a.cpp", "stub"}, {"empty", ""}};
  pack.secret = "public";
  ExerciseInfo info{.id = "a", .file = "01_a.cpp", .title = {"A", "甲"}};
  info.functions = {"toy::f", "toy::g"};
  info.arguments = {{"x", "y"}, {}};
  info.points = 2.5;
  info.extra = true;
  info.needs = {"b"};
  info.precision = Precision::single_accepted;
  info.hints = {{"one", "一"}};
  const Trial trial{{scalar(1), {"text"}}, {List{matrix(1, 2, {1, 2})}}, {0.5}};
  const Notation written{{"x"}, {{{}, {}, {"1/2"}}}, {}};
  const Case first{"first", true, 0, 1.25, 0.5, {trial, trial}, {Notation{}, written}, written};
  pack.exercises = {PackedExercise{info, {first}, {}}};
  pack.digest = digest_of_pack(pack);
  return pack;
}

// Seals whatever it holds, as this program would.
Bytes sealed(Pack pack) {
  pack.digest = digest_of_pack(pack);
  return write_pack(pack);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pack_file_tests)

BOOST_AUTO_TEST_CASE(what_was_written_is_read) {
  const Pack pack = sample(), back = read_pack(write_pack(pack));
  BOOST_TEST(write_pack(back) == write_pack(pack));
  BOOST_TEST(back.digest == pack.digest);
  BOOST_TEST(back.chapter.title.zh == "玩具");
  BOOST_TEST(back.start_files.at("01_a.cpp") == "stub");
  const PackedExercise& exercise = back.exercises.at(0);
  BOOST_TEST(exercise.info.arguments.at(0).at(1) == "y");
  BOOST_CHECK(exercise.info.precision == Precision::single_accepted);
  BOOST_TEST((exercise.info.extra && exercise.cases.at(0).hidden));
  BOOST_CHECK(exercise.cases.at(0).arguments_as == pack.exercises[0].cases[0].arguments_as);
  BOOST_TEST(exercise.cases.at(0).expected_as.parts.at(0).numbers.at(0) == "1/2");
  BOOST_CHECK(exercise.cases.at(0).trials.at(1).expected ==
              pack.exercises[0].cases[0].trials[1].expected);
}

BOOST_AUTO_TEST_CASE(a_pack_says_what_it_is) {
  BOOST_TEST(write_pack(sample()).starts_with("grader pack 5\n"));
}

BOOST_AUTO_TEST_CASE(a_struct_in_a_struct_without_end_is_no_pack) {
  Pack pack = sample();
  Notation& notation = pack.exercises[0].cases[0].expected_as;
  const auto nest = [&](int times) {
    for (int i = 0; i < times; ++i) notation = Notation{{}, {notation}, {}};
  };
  nest(20);
  BOOST_CHECK_NO_THROW(read_pack(sealed(pack)));
  nest(20);
  BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
}

BOOST_AUTO_TEST_CASE(names_that_lead_elsewhere_are_refused) {
  for (const char* name : {"../evil.cpp", "/tmp/evil.cpp", "a/b", "..", "", "new\nline"}) {
    Pack pack = sample();
    pack.start_files[name] = "bytes";
    BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
  }
  for (const char* name : {"../x", "", "a b", "\x1b[31m"}) {
    Pack chapter = sample(), exercise = sample(), each = sample();
    chapter.chapter.id = name;
    exercise.exercises[0].info.id = name;
    each.exercises[0].cases[0].id = name;
    for (const Pack& pack : {chapter, exercise, each})
      BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
  }
}

BOOST_AUTO_TEST_CASE(a_pack_cut_short_is_none) {
  const Bytes bytes = write_pack(sample());
  for (std::size_t size = 0; size < bytes.size(); ++size)
    BOOST_CHECK_THROW(read_pack(std::string_view(bytes).substr(0, size)), WireError);
  BOOST_CHECK_THROW(read_pack(bytes + '\0'), WireError);
}

BOOST_AUTO_TEST_CASE(a_pack_with_a_flipped_bit_is_none) {
  const Bytes bytes = write_pack(sample());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    Bytes flipped = bytes;
    flipped[i] = static_cast<char>(flipped[i] ^ (1 << i % 8));
    BOOST_CHECK_THROW(read_pack(flipped), WireError);
  }
}

BOOST_AUTO_TEST_CASE(a_pack_that_does_not_fit_together_is_none) {
  Pack pack = sample();
  pack.exercises[0].cases[0].function = 2;
  BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
  pack = sample();
  pack.exercises[0].cases[0].trials.clear();
  BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
  pack = sample();
  pack.exercises[0].info.arguments.pop_back();
  BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
}

// Bounds are looked up by row: too few of them must not be found out while grading.
BOOST_AUTO_TEST_CASE(a_pack_with_too_few_bounds_is_none) {
  Pack pack = sample();
  pack.exercises[0].cases[0].trials[0].allowed.clear();
  BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
}

BOOST_AUTO_TEST_CASE(steps_are_kept_and_must_fit) {
  Pack pack = sample();
  PackedExercise& exercise = pack.exercises[0];
  exercise.steps = {{"s", {"Step", "步"}, "toy::f", {{0, {1}, true}}, {"left"}}};
  Case& each = exercise.cases[0];
  each.hidden = false;
  each.trials[0].steps = {{scalar(3), {0.25}}};
  const Pack back = read_pack(sealed(pack));
  const StepInfo& info = back.exercises[0].steps.at(0);
  BOOST_TEST(info.name.zh == "步");
  BOOST_CHECK(info.arguments == exercise.steps[0].arguments);
  BOOST_TEST(info.fields.at(0) == "left");
  BOOST_CHECK(back.exercises[0].cases[0].trials[0].steps.at(0).value == scalar(3));
  BOOST_TEST(back.exercises[0].cases[0].trials[0].steps.at(0).allowed.at(0) == 0.25);
  BOOST_TEST(back.exercises[0].cases[0].trials[1].steps.empty());

  each.hidden = true;  // nothing of hidden cases is shown
  BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
  each.hidden = false;
  each.trials[0].steps[0].allowed.clear();
  BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
  each.trials[0].steps = {{scalar(3), {0.25}}, {scalar(3), {0.25}}};
  BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
}

BOOST_AUTO_TEST_CASE(the_digest_is_of_everything_else) {
  Pack pack = sample();
  pack.digest = "other";
  BOOST_TEST(digest_of_pack(pack) == sample().digest);
  pack.exercises[0].cases[0].points = 1;
  BOOST_TEST(digest_of_pack(pack) != sample().digest);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
