#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/pack/make_pack.hpp"
#include "grader/pack/pack_file.hpp"
#include "tests/support/fake_reference.hpp"

namespace grader {
namespace {

CaseSpec case_of(const std::string& id, const Recipe& recipe, bool hidden = false) {
  CaseSpec spec{.id = id, .hidden = hidden};
  spec.given = {{"x", recipe}};
  return spec;
}

struct Place {
  Place() {
    chapter.info.id = "toy";
    Exercise exercise{.info = {.id = "one", .functions = {"f"}, .arguments = {{"x"}}, .points = 6}};
    exercise.cases = {case_of("literal", scalar(3)), case_of("drawn", Draw{1, "normal", {"3"}}),
                      case_of("secret", Draw{1, "normal", {"4"}}, true)};
    chapter.exercises = {exercise};
  }
  std::vector<CaseSpec>& cases() { return chapter.exercises[0].cases; }
  Pack make(const PackOptions& options = {}) {
    return make_pack(chapter, {reference}, options, {{"a.cpp", "stub"}});
  }
  std::vector<double> points(const PackOptions& options = {}) {
    std::vector<double> all;
    const Pack pack = make(options);
    for (const Case& each : pack.exercises[0].cases) all.push_back(each.points);
    return all;
  }
  Message trouble() {
    try {
      make();
    } catch (const Misuse& misuse) {
      return misuse.message();
    }
    return {};
  }

  Chapter chapter;
  test::FakeReference reference{{{"f", [](const List& a) { return a.at(0); }}}};
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(make_pack_tests, Place)

BOOST_AUTO_TEST_CASE(companions_change_all_arguments_and_each_alone) {
  Exercise& exercise = chapter.exercises[0];
  exercise.info.arguments = {{"x", "n", "m"}};
  exercise.cases.resize(1);
  exercise.cases[0].given = {{"x", matrix(1, 1, {8})},
                             {"n", scalar(3, Element::integer)},
                             {"m", matrix(1, 2, {1, 0}, Element::truth)}};
  const Value x = matrix(1, 1, {4}), n = scalar(3, Element::integer);
  const Value m = matrix(1, 2, {0, 1}, Element::truth);
  const Pack pack = make();
  const auto& companions = pack.exercises.at(0).companions.at(0);
  BOOST_REQUIRE(companions.size() == 3U);
  BOOST_CHECK((companions[0].arguments == List{x, n, m}));
  BOOST_CHECK((companions[1].arguments == List{x, n, matrix(1, 2, {1, 0}, Element::truth)}));
  BOOST_CHECK((companions[2].arguments == List{matrix(1, 1, {8}), n, m}));
  BOOST_CHECK((companions[1].expected == x));
}

BOOST_AUTO_TEST_CASE(every_case_gets_inputs_answers_and_bounds) {
  const Pack pack = make();
  const Case& literal = pack.exercises.at(0).cases.at(0);
  BOOST_TEST(literal.id == "literal");
  BOOST_CHECK(literal.trials.at(0).arguments.at(0) == scalar(3));
  BOOST_CHECK(literal.trials.at(0).expected == scalar(3));
  BOOST_TEST(literal.trials.at(0).allowed.size() == 1U);
  BOOST_TEST(literal.cpu_seconds == 0.5);
  BOOST_TEST(pack.start_files.at("a.cpp") == "stub");
}

BOOST_AUTO_TEST_CASE(points_are_shared_by_those_without_their_own) {
  BOOST_TEST(points() == (std::vector<double>{2, 2, 2}));
  cases()[1].points = 5;
  BOOST_TEST(points() == (std::vector<double>{0.5, 5, 0.5}));
}

BOOST_AUTO_TEST_CASE(without_hidden_cases_the_others_share_all) {
  BOOST_TEST(points({.visible_only = true}) == (std::vector<double>{3, 3}));
  BOOST_TEST(!make({.visible_only = true}).has_hidden());
  BOOST_TEST(make().has_hidden());
}

BOOST_AUTO_TEST_CASE(the_secret_is_named_only_where_it_matters) {
  BOOST_TEST(make({.visible_only = true}).secret == "none");
  BOOST_TEST(make().secret == "public");
  BOOST_TEST(make({.secret = "s"}).secret == "private");
}

BOOST_AUTO_TEST_CASE(only_hidden_cases_are_drawn_with_the_secret) {
  const auto inputs = [](const Pack& pack, std::size_t i) {
    return pack.exercises[0].cases[i].trials[0].arguments;
  };
  const Pack one = make({.secret = "s"}), two = make({.secret = "t"});
  BOOST_CHECK(inputs(one, 1) == inputs(two, 1));
  BOOST_CHECK(inputs(one, 2) != inputs(two, 2));
}

BOOST_AUTO_TEST_CASE(the_same_chapter_gives_the_same_bytes) {
  BOOST_TEST(write_pack(make()) == write_pack(make()));
  BOOST_TEST(make().digest != make({.visible_only = true}).digest);
}

BOOST_AUTO_TEST_CASE(the_same_draws_whatever_else_is_there) {
  const Pack before = make();
  cases().erase(cases().begin());
  BOOST_CHECK(make().exercises[0].cases[0].trials[0].arguments ==
              before.exercises[0].cases[1].trials[0].arguments);
}

BOOST_AUTO_TEST_CASE(what_the_author_expects_must_be_what_the_reference_gives) {
  cases()[0].expect = scalar(3, Element::integer);
  BOOST_TEST(trouble().id == "");
  cases()[0].expect = scalar(3.25);
  BOOST_CHECK((trouble() == Message{"pack.reference_disagrees",
                                    {{"exercise", "one"},
                                     {"case", "literal"},
                                     {"text", "the file says 3.25 where the reference gives 3"},
                                     {"place", "one/literal"},
                                     {"excerpt", ""}}}));
}

BOOST_AUTO_TEST_CASE(what_the_author_expects_must_have_the_references_shape) {
  cases()[0].expect = matrix(1, 1, {3});
  BOOST_TEST(trouble().values.at("text") ==
             "the file's value has another shape than the reference's");
}

BOOST_AUTO_TEST_CASE(a_repeated_case_has_as_many_trials) {
  cases()[1].repeat = 7;
  const Pack pack = make();
  BOOST_TEST(pack.exercises[0].cases[1].trials.size() == 7U);
  BOOST_CHECK(pack.exercises[0].cases[1].trials[0].arguments !=
              pack.exercises[0].cases[1].trials[1].arguments);
}

BOOST_AUTO_TEST_CASE(a_reference_that_fails_is_a_misuse) {
  chapter.exercises[0].info.functions = {"g"};
  BOOST_TEST(trouble().id == "pack.reference_failed");
}

BOOST_AUTO_TEST_CASE(only_shown_cases_have_steps) {
  chapter.exercises[0].steps = {
      {.id = "s", .of_reference = true, .function = "f", .arguments = {{0}}}};
  const Pack pack = make();
  const PackedExercise& made = pack.exercises.at(0);
  BOOST_TEST(made.steps.at(0).function == "f");
  BOOST_CHECK(made.cases[0].trials[0].steps.at(0).value == scalar(3));
  BOOST_TEST(made.cases[0].trials[0].steps.at(0).allowed.size() == 1U);
  BOOST_TEST(made.cases[2].hidden);
  BOOST_TEST(made.cases[2].trials[0].steps.empty());
}

BOOST_AUTO_TEST_CASE(a_step_that_the_reference_lacks_is_named_with_its_case) {
  chapter.exercises[0].steps = {{.id = "s", .function = "g", .arguments = {{0}}}};
  const Message message = trouble();
  BOOST_TEST(message.id == "pack.reference_failed");
  BOOST_TEST(message.values.at("function") == "g");
  BOOST_TEST(message.values.at("case") == "literal");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
