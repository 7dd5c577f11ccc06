// Wrong answers that are in no catalogue: a known mistake is named only where the answer equals it
// on at least fifty fresh trials too, drawn with other seeds.
#include <algorithm>
#include <iostream>
#include <map>

#include <boost/test/unit_test.hpp>

#include "grader/pack/pack_file.hpp"
#include "tests/corpora/corpus.hpp"

namespace grader::test {
namespace {

constexpr std::size_t enough_trials = 50;

// The chapter's pack with all that is drawn drawn anew.
std::string fresh_pack(const std::string& seed) {
  const fs::path secret = world().at("secret-" + seed), pack = world().at(seed + ".pack");
  write_file(secret, "seed " + seed);
  const Run run = run_grader({"pack", repository("problems/ch08_attention").string(), "--secret",
                              secret.string(), "--redraw", "-o", pack.string()});
  BOOST_REQUIRE_MESSAGE(run.status == 0, run.err);
  return pack.string();
}

// How many trials of each exercise have other arguments than in the chapter's own pack.
std::map<std::string, std::size_t> fresh_trials(const std::vector<std::string>& packs) {
  std::map<std::string, std::size_t> fresh;
  const Pack usual = read_pack(text_of(world().full_pack()));
  for (const std::string& path : packs) {
    const Pack pack = read_pack(text_of(path));
    for (std::size_t e = 0; e < pack.exercises.size(); ++e)
      for (std::size_t c = 0; c < pack.exercises[e].cases.size(); ++c)
        for (std::size_t t = 0; t < pack.exercises[e].cases[c].trials.size(); ++t)
          if (pack.exercises[e].cases[c].trials[t].arguments !=
              usual.exercises[e].cases[c].trials[t].arguments)
            ++fresh[pack.exercises[e].info.id];
  }
  return fresh;
}

struct Named {
  Answer answer;
  std::vector<std::string> names;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(strangers)

BOOST_AUTO_TEST_CASE(are_named_only_where_fresh_trials_say_the_same) {
  std::vector<Answer> answers = answers_in(repository("tests/wrong"));
  for (const Answer& survivor : answers_in(repository("tests/wrong/survivors")))
    answers.push_back(survivor);
  std::vector<Named> all_named;
  grade_all(answers, world().full_pack(), [&](const Answer& answer, const Json& exercise) {
    BOOST_TEST(exercise.at("verdict") != "right", answer.path << " gets full marks");
    const auto names = named(exercise, any_kind);
    if (!names.empty()) all_named.push_back({answer, names});
  });
  const std::vector<std::string> packs = {fresh_pack("one"), fresh_pack("two"),
                                          fresh_pack("three")};
  const auto fresh = fresh_trials(packs);
  for (const auto& [answer, names] : all_named) {
    std::cout << "  " << answer.name << " in " << answer.exercise << " is named " << names[0]
              << ", checked on " << fresh.at(answer.exercise) << " fresh trials\n";
    BOOST_TEST(fresh.at(answer.exercise) >= enough_trials);
    for (const std::string& pack : packs)
      grade_all({answer}, pack, [&, &expected = names](const Answer& again, const Json& exercise) {
        BOOST_TEST(named(exercise, any_kind) == expected, again.path);
      });
  }
  std::cout << "strangers: " << answers.size() << " wrong answers, " << all_named.size()
            << " named, each on fresh trials too\n";
  BOOST_TEST(answers.size() >= 40U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
