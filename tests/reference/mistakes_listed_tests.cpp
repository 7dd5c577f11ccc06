// What is written of the known mistakes goes with the code that makes them, and with the catalogue
// of what people get wrong.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include <boost/test/unit_test.hpp>

#include "grader/base/contains.hpp"
#include "grader/problem/load.hpp"
#include "mistaken.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(mistakes_listed_tests)

namespace {

namespace fs = std::filesystem;
using Set = std::set<std::string>;

const fs::path tests = GRADER_TESTS_FOLDER;

// Single precision is right only where an exercise accepts it, so it is no right way of them all.
const std::string only_single = "honest.single";

const Chapter& chapter() {
  static const Chapter loaded = load_chapter(tests.parent_path() / "problems" / "ch08_attention");
  return loaded;
}

Set ids() {
  Set all;
  for (const Mistake& mistake : chapter().mistakes) all.insert(mistake.id);
  return all;
}

struct Catalogued {
  std::string id, reason;
};

std::vector<Catalogued> catalogue() {
  std::ifstream file(tests / "reference" / "known_mistakes.txt");
  std::vector<Catalogued> rows;
  for (std::string line; std::getline(file, line);) {
    const auto tab = line.find('\t');
    BOOST_TEST_REQUIRE(tab != std::string::npos, line);
    rows.push_back({line.substr(0, tab), line.substr(tab + 1)});
  }
  return rows;
}

// Every sentence of a mistake, by where it is said.
std::map<std::string, Words> sentences_of(const Mistake& mistake) {
  std::map<std::string, Words> all = {{mistake.id, mistake.message}};
  for (const auto& [exercise, message] : mistake.messages)
    all.emplace(mistake.id + " in " + exercise, message);
  return all;
}

std::size_t characters_in(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool is_ascii(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 128; });
}

bool ends_with_one_of(const std::string& text, const std::vector<std::string>& ends) {
  return std::ranges::any_of(ends, [&](const std::string& end) { return text.ends_with(end); });
}

// What a reason may begin with, before what it is about.
bool is_reason(const std::string& reason) {
  for (const std::string kind : {"later: ", "unseen: "})
    if (reason.starts_with(kind)) return reason.find_first_not_of(' ', kind.size()) != reason.npos;
  return false;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_file_and_the_code_know_the_same_names) {
  Set listed(chapter().honest.begin(), chapter().honest.end());
  for (const Mistake& mistake : chapter().mistakes)
    listed.insert(mistake.names.begin(), mistake.names.end());
  const auto names = attention::mistaken::known_names();
  const Set known(names.begin(), names.end());
  BOOST_TEST(known.size() == names.size());
  BOOST_TEST(listed.size() > 100U);
  for (const std::string& name : listed) BOOST_TEST(known.contains(name), name << " has no code");
  for (const std::string& name : known)
    BOOST_TEST(listed.contains(name) != (name == only_single), name << " is not listed");
}

BOOST_AUTO_TEST_CASE(the_catalogue_has_each_mistake_once) {
  Set once;
  for (const Catalogued& row : catalogue()) BOOST_TEST(once.insert(row.id).second, row.id);
  BOOST_TEST(once.size() == 139U);
}

BOOST_AUTO_TEST_CASE(the_catalogue_says_which_mistakes_are_known_and_why_others_are_not) {
  const Set known = ids();
  for (const Catalogued& row : catalogue()) {
    const bool covered = row.reason == "covered";
    BOOST_TEST(known.contains(row.id) == covered, row.id);
    BOOST_TEST((covered || is_reason(row.reason)), row.id << ": " << row.reason);
  }
}

BOOST_AUTO_TEST_CASE(a_sentence_is_short_and_whole) {
  for (const Mistake& mistake : chapter().mistakes)
    for (const auto& [where, message] : sentences_of(mistake)) {
      BOOST_TEST(characters_in(message.en) <= 220U, where);
      BOOST_TEST(ends_with_one_of(message.en, {".", "?"}), where);
      BOOST_TEST(ends_with_one_of(message.zh, {"。", "？"}), where);
    }
}

BOOST_AUTO_TEST_CASE(a_sentence_is_said_in_both_languages) {
  for (const Mistake& mistake : chapter().mistakes) {
    BOOST_TEST(!is_ascii(mistake.heading.zh), mistake.id);
    for (const auto& [where, message] : sentences_of(mistake)) {
      BOOST_TEST(is_ascii(message.en), where);
      BOOST_TEST(!is_ascii(message.zh), where);
    }
  }
}

// Else a student could not tell from the sentence which of them it is.
BOOST_AUTO_TEST_CASE(different_mistakes_have_different_sentences) {
  std::map<std::string, const Mistake*> in_english, in_chinese;
  for (const Mistake& mistake : chapter().mistakes)
    for (const auto& [where, message] : sentences_of(mistake)) {
      const Mistake* english = in_english.emplace(message.en, &mistake).first->second;
      const Mistake* chinese = in_chinese.emplace(message.zh, &mistake).first->second;
      for (const Mistake* first : {english, chinese})
        BOOST_TEST((first == &mistake || contains(first->same_as, mistake.id)),
                   where << " is said as " << first->id << " is");
    }
}

BOOST_AUTO_TEST_CASE(every_exercise_has_a_known_mistake) {
  Set exercises, named;
  for (const Exercise& exercise : chapter().exercises) exercises.insert(exercise.info.id);
  for (const Mistake& mistake : chapter().mistakes)
    named.insert(mistake.exercises.begin(), mistake.exercises.end());
  BOOST_TEST((named == exercises));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
