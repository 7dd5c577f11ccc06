// Every folder here with an expected.txt is an attack and a case of its own (see script.hpp): its
// verdict is the expected one, the exercises beside it have full marks, and nothing was harmed and
// nothing hidden came out. The command line says at which level, behind "--" (see level.hpp); at
// "rlimits", where not much is guarded, the cases only tell what each attack achieved.
#include <cstdlib>
#include <iostream>

#include <boost/algorithm/string/replace.hpp>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tests/attacks/corpus.hpp"
#include "tests/attacks/level.hpp"
#include "tests/attacks/script.hpp"
#include "tests/attacks/stage.hpp"

namespace grader::test {
namespace {

// Of a run at one level.
constexpr std::size_t fewest_attacks = 80;

namespace framework = boost::unit_test::framework;

Corpus& corpus() {
  static Corpus only;
  return only;
}

void judge(const std::string& name, const std::vector<std::string>& found) {
  const std::string text = fmt::format("{}", fmt::join(found, "\n"));
  if (aim().level == "rlimits")
    std::cout << fmt::format("{}: {}\n", name, boost::replace_all_copy(text, "\n", "; "));
  else
    BOOST_TEST(found.empty(), text);
}

void check(const std::string& name) {
  const auto* found = corpus().objections_to(name);
  if (found == nullptr)
    BOOST_TEST_MESSAGE(name << ": left out of a short run");
  else
    judge(name, *found);
}

struct Suite {
  Suite() {
    auto* suite = BOOST_TEST_SUITE("attacks");
    for (const fs::path& folder : attack_folders()) {
      const std::string name = folder.filename();
      auto* unit = boost::unit_test::make_test_case([=] { check(name); }, name, __FILE__, __LINE__);
      corpus().add(folder, unit);
      suite->add(unit);
    }
    framework::master_test_suite().add(suite);
  }
};
const Suite attacks_suite;

// A level that this machine cannot reach is skipped, and the run says why.
struct Reach {
  Reach() {
    const auto why = why_unreachable();
    if (!why) return;
    std::cout << "attacks: skipped, this machine does not reach " << aim().level << ": " << *why
              << std::endl;
    std::_Exit(77);
  }
};
BOOST_TEST_GLOBAL_FIXTURE(Reach);

BOOST_AUTO_TEST_SUITE(attacks_tests)

BOOST_AUTO_TEST_CASE(each_says_what_it_tries) {
  for (const fs::path& folder : attack_folders()) {
    const Script script = read_script(folder, "namespaces");
    BOOST_TEST(!script.tries.empty(), script.name);
    BOOST_TEST(script.expected.size() >= 3, script.name);
  }
}

BOOST_AUTO_TEST_CASE(what_all_share_is_as_it_was_and_the_cache_holds_no_secret) {
  Secrets secrets = stage().secrets;
  secrets.add(corpus().secrets());
  judge("what all share", stage().harm());
  judge("the cache", stage().cached(secrets));
  const std::size_t stopped = corpus().stopped();
  BOOST_TEST(corpus().performed() >= fewest_attacks);
  BOOST_TEST_MESSAGE(
      fmt::format("{} of {} attacks at {}: as expected, nothing harmed, nothing leaked", stopped,
                  corpus().performed(), aim().level));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace grader::test
