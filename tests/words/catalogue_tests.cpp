#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <boost/test/unit_test.hpp>

#include "grader/verdict/verdict.hpp"
#include "grader/words/catalogue.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(catalogue_tests)

namespace {

namespace fs = std::filesystem;

// The names between "{" and "}" or ":".
std::set<std::string> placeholders(std::string_view text) {
  std::set<std::string> names;
  for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    names.emplace(text.substr(at + 1, text.find_first_of(":}", at) - at - 1));
  }
  return names;
}

bool is_known(const std::string& id) {
  return std::ranges::binary_search(catalogue_en(), id, {}, &Sentence::id);
}

// An id that ends with a point is the beginning of several.
bool is_known_family(const std::string& beginning) {
  return std::ranges::any_of(
      catalogue_en(), [&](const Sentence& sentence) { return sentence.id.starts_with(beginning); });
}

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Literals like "fault.disk": words joined by points, the first one that of a family of sentences.
// Names of files look the same, but for their ending.
std::vector<std::string> ids_in(const std::string& source) {
  static const std::regex literal(R"re("([a-z_]+\.)([a-z_.]*)")re");
  static const std::set<std::string> endings = {"yaml", "json", "hpp", "cpp", "so", "o", "txt"};
  std::vector<std::string> ids;
  for (std::sregex_iterator i(source.begin(), source.end(), literal), end; i != end; ++i) {
    if (is_known_family((*i)[1]) && !endings.contains((*i)[2])) {
      ids.push_back((*i)[1].str() + (*i)[2].str());
    }
  }
  return ids;
}

}  // namespace

BOOST_AUTO_TEST_CASE(ids_are_sorted_and_unique) {
  for (const auto sentences : {catalogue_en(), catalogue_zh()}) {
    const auto unordered = std::ranges::adjacent_find(
        sentences, [](const Sentence& a, const Sentence& b) { return a.id >= b.id; });
    const bool sorted = unordered == sentences.end();
    BOOST_TEST(sorted, (sorted ? "" : unordered->id));
  }
}

BOOST_AUTO_TEST_CASE(both_languages_say_the_same_things) {
  std::set<std::string_view> english, chinese;
  for (const Sentence& sentence : catalogue_en()) english.insert(sentence.id);
  for (const Sentence& sentence : catalogue_zh()) chinese.insert(sentence.id);
  for (const auto id : english) BOOST_TEST(chinese.contains(id), id << " is missing in Chinese");
  for (const auto id : chinese) BOOST_TEST(english.contains(id), id << " is missing in English");
}

BOOST_AUTO_TEST_CASE(both_languages_use_the_same_placeholders) {
  for (const Sentence& sentence : catalogue_en()) {
    const auto other = std::ranges::lower_bound(catalogue_zh(), sentence.id, {}, &Sentence::id);
    BOOST_REQUIRE(other != catalogue_zh().end());
    BOOST_TEST((placeholders(sentence.text) == placeholders(other->text)), sentence.id);
  }
}

BOOST_AUTO_TEST_CASE(every_sentence_can_be_filled) {
  for (const Sentence& sentence : catalogue_en()) {
    Message message{std::string(sentence.id), {}};
    for (const std::string& name : placeholders(sentence.text)) message.values[name] = "1";
    BOOST_TEST(!say(message, Language::english).empty());
    BOOST_TEST(!say(message, Language::chinese).empty());
  }
}

BOOST_AUTO_TEST_CASE(every_verdict_has_a_name) {
  for (int i = 0; i < verdict_count; ++i) {
    const std::string id = "verdict." + std::string(to_string(static_cast<Verdict>(i)));
    BOOST_TEST(is_known(id), id);
  }
}

BOOST_AUTO_TEST_CASE(every_id_in_the_sources_is_known) {
  int found = 0;
  const fs::path sources = fs::path(GRADER_TESTS_FOLDER).parent_path() / "grader";
  for (const auto& entry : fs::recursive_directory_iterator(sources)) {
    if (entry.path().extension() != ".cpp") continue;
    for (const std::string& id : ids_in(read(entry.path()))) {
      ++found;
      const bool known = id.ends_with('.') ? is_known_family(id) : is_known(id);
      BOOST_TEST(known, entry.path().string() << " uses " << id);
    }
  }
  BOOST_TEST(found > 50);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
