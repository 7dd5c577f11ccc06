#include <cmath>

#include <boost/test/unit_test.hpp>

#include "grader/pack/generators.hpp"
#include "tests/support/fake_reference.hpp"

namespace grader {
namespace {

struct Place {
  // The first argument of a case that has `recipe` for it.
  Value make(const Recipe& recipe, const Names& sizes = {{"n", 3}, {"m", 4}}) {
    CaseSpec spec;
    spec.given = {{"a", recipe}};
    return make_arguments(spec, sizes, maker).at(0);
  }
  Array draw(const std::string& generator, std::vector<std::string> arguments, double factor = 1) {
    return std::get<Array>(make(Draw{factor, generator, std::move(arguments)}).content);
  }

  ExerciseInfo info{.id = "e", .functions = {"space::f", "space::double_of"}};
  std::vector<const ExerciseInfo*> chapter{&info};
  test::FakeReference reference{
      {{"space::double_of", [](const List& a) { return scalar(2 * test::number_in(a.at(0))); }}}};
  Random random{digest_of({"generators"})};
  Maker maker{info, chapter, reference, random};
};

using Shape = std::vector<std::int64_t>;

}  // namespace

BOOST_FIXTURE_TEST_SUITE(generators_tests, Place)

BOOST_AUTO_TEST_CASE(sizes_give_shapes) {
  BOOST_CHECK((draw("normal", {"n", "m"}).shape == Shape{3, 4}));
  BOOST_CHECK((draw("normal", {"2 * n"}).shape == Shape{6}));
  BOOST_CHECK((draw("uniform", {"n", "1"}).shape == Shape{3, 1}));
  BOOST_CHECK((draw("coin", {"n", "m", "0.5"}).shape == Shape{3, 4}));
  BOOST_CHECK(draw("whole", {"1", "m"}).shape.empty());
}

BOOST_AUTO_TEST_CASE(generators_draw_what_they_say) {
  for (const double x : draw("uniform", {"1000"}, -2).numbers) BOOST_TEST((x <= 0 && x > -2));
  for (const double x : draw("coin", {"20", "20", "0.5"}).numbers) BOOST_TEST((x == 0 || x == 1));
  for (const double x : draw("coin", {"20", "20", "1"}).numbers) BOOST_TEST(x == 1);
  for (const double x : draw("coin", {"20", "20", "0"}).numbers) BOOST_TEST(x == 0);
  for (int i = 0; i < 50; ++i) BOOST_TEST(std::abs(draw("whole", {"-1", "1"}).numbers.at(0)) <= 1);
  BOOST_TEST(draw("size", {"m - 1"}).numbers.at(0) == 3);
}

BOOST_AUTO_TEST_CASE(generators_have_their_kind) {
  BOOST_CHECK(draw("normal", {"2"}).element == Element::real);
  BOOST_CHECK(draw("coin", {"2", "2", "0.5"}).element == Element::truth);
  BOOST_CHECK(draw("whole", {"1", "2"}).element == Element::integer);
  BOOST_CHECK(draw("size", {"n"}).element == Element::integer);
}

BOOST_AUTO_TEST_CASE(a_factor_scales_what_is_drawn) {
  Random again(digest_of({"generators"}));
  const Array numbers = draw("normal", {"5"}, 1000);
  for (const double x : numbers.numbers) BOOST_TEST(x == 1000 * again.normal());
}

BOOST_AUTO_TEST_CASE(literals_stay_and_parts_become_lists) {
  BOOST_CHECK(make(Recipe{scalar(7)}) == scalar(7));
  const Value list = make(Recipe{Parts{{Recipe{scalar(7)}, Recipe{Draw{1, "size", {"n"}}}}}});
  BOOST_CHECK((list == Value{List{scalar(7), scalar(3, Element::integer)}}));
}

BOOST_AUTO_TEST_CASE(a_reference_is_called_with_earlier_arguments_or_sizes) {
  CaseSpec spec;
  spec.given = {{"a", Recipe{scalar(7)}},
                {"b", Recipe{ReferenceCall{"double_of", {"a"}}}},
                {"c", Recipe{ReferenceCall{"double_of", {"n + 1"}}}}};
  const List arguments = make_arguments(spec, {{"n", 3}}, maker);
  BOOST_CHECK(arguments.at(1) == scalar(14));
  BOOST_CHECK(arguments.at(2) == scalar(8));
}

BOOST_AUTO_TEST_CASE(a_reference_that_no_exercise_has_is_a_misuse) {
  BOOST_CHECK_EXCEPTION(make(Recipe{ReferenceCall{"nothing", {}}}), Misuse,
                        [](const Misuse& misuse) {
                          return misuse.message().values.at("text") == "no exercise has it";
                        });
}

BOOST_AUTO_TEST_CASE(sizes_open_with_the_trials) {
  const CaseSpec spec{.repeat = 5, .sizes = {{"n", 1, 6}, {"k", 4, 4}}};
  for (int trial = 0; trial < 5; ++trial)
    for (int i = 0; i < 50; ++i) {
      const Names sizes = draw_sizes(spec, trial, random);
      BOOST_TEST(sizes.at("n") >= 1);
      BOOST_TEST(sizes.at("n") <= 2 + trial);
      BOOST_TEST(sizes.at("k") == 4);
    }
}

BOOST_AUTO_TEST_CASE(the_last_of_several_trials_has_the_largest_sizes) {
  const CaseSpec several{.repeat = 3, .sizes = {{"n", 1, 60}, {"m", 2, 70}}};
  BOOST_TEST(draw_sizes(several, 2, random).at("n") == 60);
  BOOST_TEST(draw_sizes(several, 2, random).at("m") == 70);
  // A case of one trial has any.
  const CaseSpec once{.repeat = 1, .sizes = {{"n", 1, 60}}};
  bool smaller = false;
  for (int i = 0; i < 50; ++i) smaller = smaller || draw_sizes(once, 0, random).at("n") < 60;
  BOOST_TEST(smaller);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
