// What all attacks of a run share: the programs, the chapter with its reference, its pack drawn
// from a private secret, one cache; and how the grader is run there.
#pragma once

#include <optional>
#include <string>

#include "tests/attacks/secrets.hpp"
#include "tests/attacks/snapshot.hpp"
#include "tests/end_to_end/world.hpp"

namespace grader::test {

struct Stage {
  Stage();

  fs::path at(const std::string& name) const { return folder.path() / name; }

  // NAME=VALUE: the environment of a grader that calls `home` its home.
  Words environment(const fs::path& home, const fs::path& tmp) const;
  // The command line of the grader, under the user that grades.
  Words command(const Words& words) const;

  // What was harmed of what all share, and what of theirs came out, since it was set up.
  std::vector<std::string> harm() const;
  // What of `secrets` the cache holds by now, and what takes too much room there.
  std::vector<std::string> cached(const Secrets& secrets) const;

  TemporaryFolder folder{fs::temp_directory_path()};
  std::string pack;  // its path
  Secrets secrets;   // words beside programs, chapter and cache; numbers of hidden cases

 private:
  void lay_out_chapter();
  void make_pack();
  void find_hidden_numbers();

  Snapshot course_, programs_;
};
const Stage& stage();

// Makes `folder` and gives it to the user that grades, or to all the world.
void make_own(const fs::path& folder);
void make_open(const fs::path& folder);

// A file that all the world may read and write.
void write_open(const fs::path& path, const std::string& text);

}  // namespace grader::test
