// Right answers in many styles: full marks, and nobody says that anything is wrong. In single
// precision: wrong, with the sentence about it.
#include <algorithm>
#include <fstream>
#include <iostream>

#include <boost/test/unit_test.hpp>

#include "tests/corpora/corpus.hpp"

namespace grader::test {
namespace {

// The files of `folder` over those of the folder that its base.txt names.
void take(const fs::path& folder, const Desk& desk) {
  std::ifstream file(folder / "base.txt");
  for (std::string base; std::getline(file, base);) {
    const bool is_path = base.find('/') != std::string::npos;
    const fs::path other = is_path ? repository(base) : repository("tests/submissions") / base;
    take(fs::exists(other) ? other : repository("tests/right") / base, desk);
  }
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() != ".txt")
      fs::copy_file(entry, desk.path(entry.path().filename().string()),
                    fs::copy_options::overwrite_existing);
}

std::vector<fs::path> folders(const std::string& of, const std::string& prefix, bool with) {
  std::vector<fs::path> all;
  for (const auto& entry : fs::directory_iterator(repository(of)))
    if (entry.is_directory() && entry.path().filename().string().starts_with(prefix) == with)
      all.push_back(entry.path());
  std::ranges::sort(all);
  return all;
}

Json grade_folder(const fs::path& folder) {
  const Desk desk;
  take(folder, desk);
  return grade(desk.path(), world().full_pack(), {"--trust-submission"}).json();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(right_styles)

BOOST_AUTO_TEST_CASE(are_full_and_undiagnosed) {
  std::vector<fs::path> all = folders("tests/submissions", "right_", true);
  for (const fs::path& style : folders("tests/right", "float_", false)) all.push_back(style);
  for (const fs::path& folder : all) {
    const Json result = grade_folder(folder);
    BOOST_TEST(result.at("score") == result.at("max_score"), folder);
    for (const Json& exercise : result.at("exercises"))
      BOOST_TEST(exercise.at("diagnoses").empty(), folder << " " << exercise.at("id"));
  }
  std::cout << "right styles: " << all.size() << " submissions, all full, none diagnosed\n";
  BOOST_TEST(all.size() >= 40U);
}

BOOST_AUTO_TEST_CASE(in_single_precision_are_told_so) {
  for (const fs::path& folder : folders("tests/right", "float_", true)) {
    int told = 0, wrong = 0;
    const Json result = grade_folder(folder);
    for (const Json& exercise : result.at("exercises")) {
      if (exercise.at("verdict") == "right") continue;
      ++wrong;
      const Json& diagnoses = exercise.at("diagnoses");
      const bool is_told =
          !diagnoses.empty() && diagnoses[0].at("mistake") == "fact.single_precision";
      told += is_told ? 1 : 0;
      BOOST_TEST(is_told, folder << " " << exercise.at("id") << " " << diagnoses.dump());
    }
    std::cout << "single precision: " << folder.filename() << ": " << told << " of " << wrong
              << " wrong exercises told so\n";
    BOOST_TEST(wrong > 0);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
