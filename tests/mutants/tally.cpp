#include "tests/mutants/tally.hpp"

#include <algorithm>

namespace grader::mutants {
namespace {

bool same(const Judged& judged, const Equivalent& entry) {
  const Mutant& mutant = judged.mutant;
  return judged.file == entry.file && mutant.was == entry.was && mutant.now == entry.now &&
         mutant.nth == entry.nth;
}

void add(Count& count, Fate fate, bool listed) {
  if (fate == Fate::stillborn) ++count.stillborn;
  if (fate == Fate::killed) ++count.killed;
  if (fate == Fate::killed_unseen) ++count.killed_unseen;
  if (fate == Fate::survived) ++(listed ? count.equivalent : count.surviving);
}

}  // namespace

Count& Count::operator+=(const Count& more) {
  stillborn += more.stillborn;
  killed += more.killed;
  killed_unseen += more.killed_unseen;
  equivalent += more.equivalent;
  surviving += more.surviving;
  return *this;
}

Tally tally(const std::vector<Judged>& all, const std::vector<Equivalent>& equivalents) {
  Tally result;
  for (const Judged& judged : all) {
    const bool listed = std::any_of(equivalents.begin(), equivalents.end(),
                                    [&](const Equivalent& entry) { return same(judged, entry); });
    add(result.files[judged.file], judged.fate, listed);
    if (judged.fate == Fate::survived && !listed) result.surviving.push_back(judged);
    if (!judged.named.empty()) ++result.named;
    if (judged.misnamed) result.misnamed.push_back(judged);
  }
  for (const Equivalent& entry : equivalents) {
    const bool survived = std::any_of(all.begin(), all.end(), [&](const Judged& judged) {
      return judged.fate == Fate::survived && same(judged, entry);
    });
    if (result.files.contains(entry.file) && !survived) result.untrue.push_back(entry);
  }
  return result;
}

}  // namespace grader::mutants
