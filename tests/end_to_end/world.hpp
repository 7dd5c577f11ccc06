// The built program, and what all end-to-end tests share: a cache and packs of their own.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "grader/base/file.hpp"

namespace grader::test {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;
using Json = nlohmann::json;

struct Run {
  int status = -1;
  std::string out, err;
};

// Runs the program as a user does, in the world's folder: `words` on its command line, and an
// environment of its own in which `variables` are set too.
Run run_grader(const Words& words, const std::map<std::string, std::string>& variables = {});

// The same on a machine that lacks `what`, "namespaces,landlock" for example.
Run run_grader_without(const std::string& what, const Words& words);

// A folder of this run's own. Its cache begins as a copy of the one that the build filled when it
// made the chapter's visible pack, for that takes a minute; that pack is the build's own, others
// are made when first asked for.
struct World {
  World();

  fs::path at(const std::string& name) const { return folder.path() / name; }
  const std::string& visible_pack() const;
  const std::string& full_pack() const;
  const std::string& toy_pack() const;

  TemporaryFolder folder{fs::temp_directory_path()};
};
const World& world();

// Whether all is tried that takes the same ways again: "-- whole" on the command line.
bool whole();

// A submission of its own that a test fills.
struct Desk {
  Desk() { fs::create_directory(path()); }
  fs::path path(const std::string& name = "") const { return folder.path() / "student" / name; }
  void write(const std::string& name, const std::string& text) const {
    write_file(path(name), text);
  }
  // Copies the files of a folder of this repository, and of the one it builds on (see grade).
  void take(const std::string& from) const;
  // Copies sources that lie in a folder of this repository itself: `names`, or all of them.
  void take_own(const std::string& from, const Words& names = {}) const;
  void remove(const std::string& name) const { fs::remove_all(path(name)); }

  TemporaryFolder folder{world().folder.path()};
};

// Grades `folder` with `pack`: what the program said, and the JSON that it wrote ("" if none). A
// folder whose expected.txt begins with "on NAME" is graded together with the files of the folder
// NAME beside it that it does not have itself.
struct Grading {
  Run run;
  std::string text;
  Json json() const { return Json::parse(text); }
};
Grading grade(const fs::path& folder, const std::string& pack, const Words& more = {},
              const std::map<std::string, std::string>& variables = {});

const Json& exercise_in(const Json& result, const std::string& id);
const Json& case_in(const Json& exercise, const std::string& id);

// An exercise's file with `body` in the chapter's namespace.
std::string source(const std::string& body);

// The folder of the repository, and a file of it.
fs::path repository(const std::string& name);
std::string text_of(const fs::path& path);

}  // namespace grader::test
