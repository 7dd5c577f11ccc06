#include <stdexcept>

#include <boost/test/unit_test.hpp>

#include "tests/mutants/tally.hpp"

BOOST_AUTO_TEST_SUITE(tally_tests)

namespace {

using namespace grader::mutants;

std::vector<Judged> judged(Fate fate) {
  return {{"a.cpp", {"x = 0;", "x = 1;", 2, "code"}, fate}};
}

std::vector<Equivalent> listed(const std::string& now = "x = 1;") {
  return {{"a.cpp", "x = 0;", now, "It is.", 2}};
}

void throws(const std::string& text, const std::string& message) {
  BOOST_CHECK_EXCEPTION(read_equivalents(text), std::runtime_error,
                        [&](const std::runtime_error& error) { return error.what() == message; });
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_killed_mutant_is_good_and_a_survivor_is_not) {
  BOOST_TEST(tally(judged(Fate::killed), {}).good());
  BOOST_TEST(tally(judged(Fate::killed_unseen), {}).good());
  BOOST_TEST(tally(judged(Fate::stillborn), {}).good());
  BOOST_TEST(!tally(judged(Fate::survived), {}).good());
  BOOST_TEST(tally(judged(Fate::survived), {}).surviving.size() == 1);
}

BOOST_AUTO_TEST_CASE(a_listed_survivor_is_equivalent) {
  const Tally result = tally(judged(Fate::survived), listed());
  BOOST_TEST(result.good());
  BOOST_TEST(result.files.at("a.cpp").equivalent == 1);
  BOOST_TEST(result.files.at("a.cpp").surviving == 0);
}

BOOST_AUTO_TEST_CASE(the_list_must_be_true) {
  for (const Fate fate : {Fate::killed, Fate::killed_unseen, Fate::stillborn})
    BOOST_TEST(tally(judged(fate), listed()).untrue.size() == 1);
  BOOST_TEST(tally(judged(Fate::killed), listed("x = 7;")).untrue.size() == 1);
  auto of_another_file = listed();
  of_another_file[0].file = "b.cpp";
  BOOST_TEST(tally(judged(Fate::killed), of_another_file).good());
}

BOOST_AUTO_TEST_CASE(an_entry_is_of_one_place_of_its_file) {
  auto first = listed();
  first[0].nth = 1;
  BOOST_TEST(tally(judged(Fate::survived), first).surviving.size() == 1);
}

BOOST_AUTO_TEST_CASE(a_reason_is_of_all_that_came_before_it) {
  const auto all = read_equivalents(
      "# why\nfile: a.cpp\nwas 2: x = 0;\nnow: x = 1;\nnow: x = 2;\nwhy: A: both.\n\n"
      "was: y;\nnow: ;\nwhy: B.\n");
  BOOST_TEST_REQUIRE(all.size() == 3);
  BOOST_TEST(all[0].now == "x = 1;");
  BOOST_TEST(all[0].nth == 2);
  BOOST_TEST(all[0].why == "A: both.");
  BOOST_TEST(all[1].why == "A: both.");
  BOOST_TEST(all[2].file == "a.cpp");
  BOOST_TEST(all[2].was == "y;");
  BOOST_TEST(all[2].nth == 1);
}

BOOST_AUTO_TEST_CASE(a_list_without_reasons_is_refused) {
  throws("file: a\nwas: b\nnow: c\n", "line 3: \"now\" without \"why\"");
  throws("now: c\n", "line 1: \"now\" without \"file\" and \"was\"");
  throws("file: a\nwhy: d\n", "line 2: \"why\" without \"now\"");
  throws("file: a\nwsa: b\n", "line 2: expected file, was, now or why, got \"wsa\"");
  throws("file\n", "line 1: expected \"key: text\"");
}

BOOST_AUTO_TEST_SUITE_END()
