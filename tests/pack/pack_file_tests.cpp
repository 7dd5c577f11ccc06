#include <limits>

#include <boost/test/unit_test.hpp>

#include "grader/pack/pack_file.hpp"
#include "grader/value/wire.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(pack_file_tests)

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

Pack with_mistakes() {
  Pack pack = sample();
  PackedExercise& exercise = pack.exercises[0];
  const Prediction value{.kind = Prediction::Kind::value,
                         .fingerprint = {0xfedcba98U, {0x1.23456789abcdep-3, -7}},
                         .allowed = 0.1F};
  const Prediction nothing{.kind = Prediction::Kind::nothing};
  exercise.mistakes = {{"one", "s", {"one.a", "one.b"}, {"two"}, {"Heading", "题"}, {"Say", "话"}},
                       {"two", "t", {}, {}, {}, {}}};
  exercise.cases[0].trials[0].mistaken = {{}, nothing};
  exercise.cases[0].trials[1].mistaken = {value, nothing};
  exercise.probes = {{0, 1}};
  exercise.pairs = {{0, 1, {value}}};
  exercise.companions = {{}, {exercise.cases[0].trials[0]}};
  exercise.companions[1][0].mistaken.clear();
  pack.digest = digest_of_pack(pack);
  return pack;
}

}  // namespace

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
    if (*name == '\0') continue;
    Pack with_header = sample();
    with_header.chapter.header = name;
    BOOST_CHECK_THROW(read_pack(sealed(with_header)), WireError);
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

// What a terminal shows, a shell is given, or a program counts on.
BOOST_AUTO_TEST_CASE(a_pack_that_nobody_could_have_made_is_none) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  const Value torn = {Array{Element::real, {2, 3}, {}}};
  using Change = std::function<void(Pack&)>;
  const std::vector<std::pair<std::string, Change>> changes = {
      {"no exercises", [](Pack& pack) { pack.exercises.clear(); }},
      {"a file that steers", [](Pack& pack) { pack.start_files["\x1b[2J"] = ""; }},
      {"a file that is no UTF-8", [](Pack& pack) { pack.start_files["\xff"] = ""; }},
      {"a source that turns text round",
       [](Pack& pack) { pack.exercises[0].info.file = "01_\u202e.cpp"; }},
      {"an argument that steers",
       [](Pack& pack) { pack.exercises[0].info.arguments[0][0] = "x\x1b[31m"; }},
      {"an argument that is code",
       [](Pack& pack) { pack.exercises[0].info.arguments[0][0] = "x = f()"; }},
      {"a function that is code",
       [](Pack& pack) { pack.exercises[0].info.functions[0] = "f(); system"; }},
      {"a need of no name", [](Pack& pack) { pack.exercises[0].info.needs = {"a b"}; }},
      {"points without number", [](Pack& pack) { pack.exercises[0].info.points = nan; }},
      {"points of a case", [](Pack& pack) { pack.exercises[0].cases[0].points = -1; }},
      {"time without end", [](Pack& pack) { pack.exercises[0].cases[0].cpu_seconds = 1e300; }},
      {"an expected value without numbers",
       [&](Pack& pack) {
         Trial& trial = pack.exercises[0].cases[0].trials[0];
         trial.expected = torn;
         trial.allowed.clear();
       }},
      {"an argument without numbers",
       [&](Pack& pack) { pack.exercises[0].cases[0].trials[1].arguments[1] = {List{torn}}; }},
  };
  for (const auto& [name, change] : changes) {
    Pack pack = sample();
    BOOST_CHECK_NO_THROW(read_pack(sealed(pack)));
    change(pack);
    BOOST_TEST_INFO(name);
    BOOST_CHECK_THROW(read_pack(sealed(pack)), WireError);
  }
}

// ---- What mistakes make of its trials -----------------------------------------------------------

BOOST_AUTO_TEST_CASE(what_is_known_of_mistakes_is_read) {
  const Pack pack = with_mistakes(), back = read_pack(write_pack(pack));
  BOOST_TEST(write_pack(back) == write_pack(pack));
  const PackedExercise& exercise = back.exercises.at(0);
  BOOST_REQUIRE(exercise.mistakes.size() == 2U);
  const PackedMistake& first = exercise.mistakes[0];
  BOOST_TEST((first.id == "one" && first.step == "s"));
  BOOST_TEST(first.names == (std::vector<std::string>{"one.a", "one.b"}));
  BOOST_TEST(first.same_as == std::vector<std::string>{"two"});
  BOOST_TEST((first.heading.en == "Heading" && first.message.zh == "话"));
  BOOST_TEST(exercise.mistakes[1].names.empty());
  const auto& mistaken = exercise.cases.at(0).trials.at(1).mistaken;
  BOOST_REQUIRE(mistaken.size() == 2U);
  BOOST_CHECK(mistaken[0].kind == Prediction::Kind::value);
  BOOST_TEST(mistaken[0].fingerprint.form == 0xfedcba98U);
  BOOST_TEST(mistaken[0].fingerprint.projections[0] == 0x1.23456789abcdep-3);
  BOOST_TEST(mistaken[0].fingerprint.projections[1] == -7);
  BOOST_TEST(mistaken[0].allowed == 0.1F);
  BOOST_CHECK(mistaken[1].kind == Prediction::Kind::nothing);
  BOOST_CHECK(exercise.cases[0].trials[0].mistaken.at(0).kind == Prediction::Kind::right);
  BOOST_REQUIRE(exercise.probes.size() == 1U);
  BOOST_TEST((exercise.probes[0].case_index == 0U && exercise.probes[0].trial == 1U));
  BOOST_REQUIRE(exercise.pairs.size() == 1U);
  BOOST_TEST((exercise.pairs[0].first == 0U && exercise.pairs[0].second == 1U));
  BOOST_TEST(exercise.pairs[0].mistaken.at(0).fingerprint.form == 0xfedcba98U);
  BOOST_CHECK(exercise.companions.at(1).at(0).expected == exercise.cases[0].trials[0].expected);
}

BOOST_AUTO_TEST_CASE(what_holds_of_results_is_read) {
  Pack pack = sample();
  BOOST_TEST(!read_pack(write_pack(pack)).exercises[0].info.traits.rows_sum_to.has_value());
  pack.exercises[0].info.traits = {
      .rows_sum_to = 0, .readable = "x", .blocks = "y", .block = {"part", "块"}};
  const ResultTraits back = read_pack(sealed(pack)).exercises[0].info.traits;
  BOOST_TEST(back.rows_sum_to.value() == 0);
  BOOST_TEST((back.readable == "x" && back.blocks == "y" && back.block.zh == "块"));
}

BOOST_AUTO_TEST_CASE(a_pack_whose_predictions_do_not_fit_is_none) {
  using Change = std::function<void(PackedExercise&)>;
  const std::vector<std::pair<std::string, Change>> changes = {
      {"one prediction too few",
       [](auto& exercise) { exercise.cases[0].trials[0].mistaken.pop_back(); }},
      {"one too many", [](auto& exercise) { exercise.cases[0].trials[0].mistaken.push_back({}); }},
      {"a name more", [](auto& exercise) { exercise.mistakes[1].names.push_back("two"); }},
      {"a mistake of no name", [](auto& exercise) { exercise.mistakes[0].id = ""; }},
      {"a mistake of a name that steers",
       [](auto& exercise) { exercise.mistakes[0].id = "\x1b[m"; }},
      {"a probe of no case", [](auto& exercise) { exercise.probes[0].case_index = 1; }},
      {"a probe of no trial", [](auto& exercise) { exercise.probes[0].trial = 2; }},
      {"a pair of no first", [](auto& exercise) { exercise.pairs[0].first = 2; }},
      {"a pair of no second", [](auto& exercise) { exercise.pairs[0].second = 2; }},
      {"a pair without a prediction", [](auto& exercise) { exercise.pairs[0].mistaken.clear(); }},
      {"a pair of two", [](auto& exercise) { exercise.pairs[0].mistaken.resize(2); }},
      {"a probe more",
       [](auto& exercise) {
         exercise.probes.push_back({0, 0});
       }},
      {"a companion without bounds",
       [](auto& exercise) { exercise.companions[1][0].allowed.clear(); }},
      {"a companion with predictions",
       [](auto& exercise) { exercise.companions[1][0].mistaken.resize(2); }},
      {"a kind of prediction that there is not",
       [](auto& exercise) {
         exercise.cases[0].trials[0].mistaken[0].kind = static_cast<Prediction::Kind>(3);
       }},
  };
  for (const auto& [what, change] : changes) {
    Pack pack = with_mistakes();
    change(pack.exercises[0]);
    try {
      read_pack(sealed(pack));
      BOOST_ERROR("read, with " << what);
    } catch (const WireError&) {
    }
  }
}

// As in packs of chapters without known mistakes.
BOOST_AUTO_TEST_CASE(a_trial_may_have_no_predictions) {
  Pack pack = with_mistakes();
  for (Trial& trial : pack.exercises[0].cases[0].trials) trial.mistaken.clear();
  BOOST_CHECK_NO_THROW(read_pack(sealed(pack)));
}

BOOST_AUTO_TEST_CASE(predictions_count_for_the_digest) {
  Pack pack = with_mistakes();
  pack.exercises[0].cases[0].trials[1].mistaken[0].fingerprint.form ^= 1;
  BOOST_TEST(digest_of_pack(pack) != with_mistakes().digest);
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
