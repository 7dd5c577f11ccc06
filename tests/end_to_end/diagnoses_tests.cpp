// tests/golden/diagnoses/ID/ holds what a student reads, in either language, who makes the mistake
// ID: its sentence, and beside it the numbers that it speaks of. They are there to be read; where a
// sentence, a case or the report changes, GRADER_REGENERATE=1 writes all of them anew, for every
// mistake that there is now, and `git diff` shows what to read again.
#include <algorithm>
#include <cstdlib>
#include <set>

#include <boost/test/unit_test.hpp>

#include "grader/base/text.hpp"
#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

using Names = std::set<std::string>;

const char* const attention_chapter = "problems/ch08_attention";

bool regenerating() {
  return std::getenv("GRADER_REGENERATE") != nullptr;
}

fs::path golden_folder() {
  return repository("tests/golden/diagnoses");
}

Names folders_in(const fs::path& place) {
  Names names;
  if (!fs::exists(place)) return names;
  for (const auto& entry : fs::directory_iterator(place))
    names.insert(entry.path().filename().string());
  return names;
}

// The ids of the chapter's list, as its authors write them: each on a line of its own.
Names mistakes_in_list() {
  static const std::string start = "  - id: ";
  Names ids;
  const std::string list = text_of(repository(attention_chapter) / "mistakes.yaml");
  for (const std::string_view line : split_lines(list))
    if (line.starts_with(start)) ids.emplace(line.substr(start.size()));
  return ids;
}

// The reports of today, all made at once.
struct Reports {
  Reports()
      : folder(world().at("diagnoses")),
        run(run_grader(
            {"verify", repository(attention_chapter).string(), "--examples", folder.string()})) {
    if (!regenerating() || run.status != 0) return;
    fs::remove_all(golden_folder());
    fs::copy(folder, golden_folder(), fs::copy_options::recursive);
  }

  fs::path folder;
  Run run;
};

const Reports& reports() {
  static const Reports only;
  return only;
}

void check_language(const std::string& mistake, const std::string& file) {
  const std::string text = text_of(reports().folder / mistake / file);
  BOOST_TEST(text == text_of(golden_folder() / mistake / file), "the report says now:\n" << text);
  for (const std::string_view line : split_lines(text)) BOOST_TEST(display_width(line) <= 80, line);
  // What the grader says in place of an answer that cannot be: no student reads it.
  BOOST_TEST(text.find("std::domain_error") == std::string::npos, text);
}

void check(const std::string& mistake) {
  check_language(mistake, "en.txt");
  check_language(mistake, "zh.txt");
}

void check_folders() {
  BOOST_TEST(reports().run.status == 0, reports().run.out << reports().run.err);
  const Names mistakes = mistakes_in_list();
  BOOST_TEST(!mistakes.empty());
  BOOST_TEST(folders_in(reports().folder) == mistakes, boost::test_tools::per_element());
  BOOST_TEST(folders_in(golden_folder()) == mistakes, boost::test_tools::per_element());
}

struct Suite {
  Suite() {
    using boost::unit_test::make_test_case;
    auto* suite = BOOST_TEST_SUITE("diagnoses");
    suite->add(make_test_case(check_folders, "one_folder_for_each_mistake", __FILE__, __LINE__));
    for (const std::string& mistake : folders_in(golden_folder()))
      suite->add(make_test_case([=] { check(mistake); }, mistake, __FILE__, __LINE__));
    boost::unit_test::framework::master_test_suite().add(suite);
  }
};
const Suite suite;

}  // namespace
}  // namespace grader::test
