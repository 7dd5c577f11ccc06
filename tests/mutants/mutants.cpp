// grader_mutants: makes the mutants of right submissions, grades each, and says which no case
// kills.
//
//   grader_mutants GRADER PACK[,FRESH_PACK]... LIST JOBS FOLDER_OR_FILE...
//
// A mutant that is diagnosed with a known mistake must be so with the fresh packs too: the same
// chapter, drawn with other numbers.
//
// LIST holds the equivalent mutants (equivalents.hpp). Paths of sources are as in the list:
// relative to the folder it is run in. Exit status: 0 if every mutant is killed or listed and every
// entry of the list is true; 1 if not; 3 if it could not grade.
#include <algorithm>
#include <map>
#include <sstream>
#include <stdexcept>

#include <fmt/core.h>

#include "grader/base/parallel.hpp"
#include "tests/mutants/source.hpp"
#include "tests/mutants/tally.hpp"

namespace grader::mutants {
namespace {

// The files to mutate, in order.
std::vector<fs::path> files_of(const std::vector<std::string>& sources) {
  std::vector<fs::path> files;
  for (const fs::path source : sources) {
    if (!fs::is_directory(source)) files.push_back(source);
    if (!fs::is_directory(source)) continue;
    for (const auto& entry : fs::directory_iterator(source))
      if (entry.path().extension() == ".cpp") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

Judgement judge_text(const Judge& judge, const fs::path& file, const std::string& text) {
  return judge.judge(file.parent_path(), file.filename(), text);
}

// Without this, a file that is wrong itself would have all its mutants killed.
void require_right(const Judge& judge, const fs::path& file) {
  if (judge_text(judge, file, without_comments(text_of(file))).fate != Fate::survived)
    throw std::runtime_error(file.string() + " itself does not get full marks");
}

std::vector<Judged> judge_all(const Judge& judge, const std::vector<fs::path>& files,
                              unsigned jobs) {
  std::vector<Judged> all;
  for (const fs::path& file : files) {
    require_right(judge, file);
    for (Mutant& mutant : mutants_of(text_of(file))) all.push_back({file, std::move(mutant)});
  }
  fmt::print(stderr, "Grading {} mutants ...\n", all.size());
  for_each_index(all.size(), jobs, [&](std::size_t i) {
    Judgement judgement = judge_text(judge, all[i].file, all[i].mutant.code);
    all[i].fate = judgement.fate;
    all[i].named = std::move(judgement.named);
    all[i].misnamed = judgement.misnamed;
  });
  return all;
}

void print(const std::string& name, const Count& count) {
  fmt::print("  {:<32}{:>7}{:>9}{:>13}{:>12}{:>11}{:>11}\n", name, count.made(),
             count.killed + count.killed_unseen, count.killed_unseen, count.equivalent,
             count.surviving, count.stillborn);
}

void print_counts(const Tally& result) {
  std::map<std::string, Count> folders, exercises;
  Count sum;
  for (const auto& [file, count] : result.files) {
    folders[fs::path(file).parent_path()] += count;
    exercises[fs::path(file).filename()] += count;
    sum += count;
  }
  fmt::print("  {:<32}{:>7}{:>9}{:>13}{:>12}{:>11}{:>11}\n", "", "made", "killed", "only hidden",
             "equivalent", "surviving", "stillborn");
  for (const auto& [name, count] : exercises) print(name, count);
  for (const auto& [name, count] : folders) print(name, count);
  print("together", sum);
}

// As the list has it, so that a survivor that is right can be copied there.
void print_complaints(const Tally& result) {
  fmt::print("  diagnosed with a known mistake: {}; otherwise on fresh numbers: {}\n", result.named,
             result.misnamed.size());
  for (const Judged& each : result.misnamed)
    fmt::print("\nnamed {}, but not on fresh numbers\nfile: {}\nwas: {}\nnow: {}\n",
               each.named.front(), each.file, each.mutant.was, each.mutant.now);
  for (const Judged& each : result.surviving)
    fmt::print("\nno case kills\nfile: {}\nwas{}: {}\nnow: {}\n", each.file,
               each.mutant.nth > 1 ? fmt::format(" {}", each.mutant.nth) : "", each.mutant.was,
               each.mutant.now);
  for (const Equivalent& entry : result.untrue)
    fmt::print("\nlisted, but killed, stillborn or not there\nfile: {}\nwas: {}\nnow: {}\n",
               entry.file, entry.was, entry.now);
}

std::vector<Equivalent> read_list(const fs::path& path) {
  std::vector<Equivalent> entries = read_equivalents(text_of(path));
  for (const Equivalent& entry : entries)
    if (!fs::exists(entry.file)) throw std::runtime_error("listed, but no file: " + entry.file);
  return entries;
}

// The first is the chapter's own pack.
std::vector<std::string> packs_in(const std::string& word) {
  std::vector<std::string> packs;
  std::istringstream stream(word);
  for (std::string pack; std::getline(stream, pack, ',');) packs.push_back(pack);
  return packs;
}

int run(const std::vector<std::string>& words) {
  const std::vector<std::string> packs = packs_in(words.at(1));
  const Judge judge{words.at(0), packs.at(0), {packs.begin() + 1, packs.end()}};
  const auto equivalents = read_list(words.at(2));
  const auto jobs = static_cast<unsigned>(std::stoul(words.at(3)));
  const std::vector<fs::path> files = files_of({words.begin() + 4, words.end()});
  const Tally result = tally(judge_all(judge, files, jobs), equivalents);
  print_counts(result);
  print_complaints(result);
  return result.good() ? 0 : 1;
}

}  // namespace
}  // namespace grader::mutants

int main(int count, char** words) {
  try {
    return grader::mutants::run({words + 1, words + count});
  } catch (const std::exception& error) {
    fmt::print(stderr, "grader_mutants: {}\n", error.what());
    return 3;
  }
}
