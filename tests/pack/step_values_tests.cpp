#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/pack/step_values.hpp"
#include "tests/support/fake_reference.hpp"

namespace grader {
namespace {

Value sum_of(const List& arguments) {
  double sum = 0;
  for (const Value& each : arguments) sum += test::number_in(each);
  return scalar(sum);
}

// "pair" makes (x, 2 x) of a number; "add" adds its arguments.
struct Place {
  StepSpec pair{.id = "pair", .function = "pair", .arguments = {{0}}, .fields = {"one", "two"}};
  StepSpec added{.id = "added", .of_reference = true, .function = "add"};
  test::FakeReference reference{{{"pair",
                                  [](const List& a) {
                                    return Value{List{a.at(0), scalar(2 * test::number_in(a[0]))}};
                                  }},
                                 {"add", sum_of}}};
  std::vector<StepValue> values() {
    return values_of({pair, added}, {scalar(5), scalar(100)}, reference);
  }
};

bool is_refused(const Misuse& misuse) {
  return misuse.message().id == "pack.reference_failed";
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(step_values_tests, Place)

BOOST_AUTO_TEST_CASE(a_step_gets_arguments_fields_and_earlier_steps) {
  added.arguments = {{1}, {2, {1}}};  // the second argument, and `two` of the first step
  const auto made = values();
  BOOST_CHECK((made.at(0).value == Value{List{scalar(5), scalar(10)}}));
  BOOST_CHECK(made.at(1).value == scalar(110));
}

BOOST_AUTO_TEST_CASE(only_what_may_be_asked_has_bounds) {
  added.arguments = {{1}};
  const auto made = values();
  BOOST_TEST(made.at(0).allowed.empty());
  BOOST_TEST(made.at(1).allowed.size() == 1U);
  BOOST_TEST(infos_of({pair, added}).at(0).function == "");
  BOOST_TEST(infos_of({pair, added}).at(1).function == "add");
}

BOOST_AUTO_TEST_CASE(each_makes_a_call_for_every_element) {
  added.arguments = {{2, {}, true}, {1}};
  const auto made = values();
  BOOST_CHECK((made.at(1).value == Value{List{scalar(105), scalar(110)}}));
  BOOST_TEST(made.at(1).allowed.size() == 2U);
}

BOOST_AUTO_TEST_CASE(what_leads_nowhere_is_refused) {
  for (const StepArgument& argument :
       {StepArgument{7}, StepArgument{2, {2}}, StepArgument{0, {0}}, StepArgument{0, {}, true}}) {
    added.arguments = {argument};
    BOOST_CHECK_EXCEPTION(values(), Misuse, is_refused);
  }
}

BOOST_AUTO_TEST_CASE(fields_must_be_those_of_the_value) {
  pair.fields = {"one", "two", "three"};
  BOOST_CHECK_EXCEPTION(values(), Misuse, is_refused);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
