// The place of one attack: everything that it could be after, with a word in it that nobody else
// knows, open to all the world: only the sandbox guards it.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/attacks/bystanders.hpp"
#include "tests/attacks/play.hpp"
#include "tests/attacks/script.hpp"
#include "tests/attacks/secrets.hpp"
#include "tests/attacks/snapshot.hpp"

namespace grader::test {

// What came of an attack.
struct Outcome {
  Play play;
  std::string json;               // the result; empty if none was written
  std::vector<std::string> harm;  // what it changed, a sentence each
  std::set<std::string> leaks;    // and what it got out
};

class Scene {
 public:
  explicit Scene(const Script& script);
  ~Scene();

  // Once.
  Outcome perform();

  const Secrets& secrets() const { return secrets_; }

 private:
  fs::path at(const std::string& name) const { return folder_ / name; }
  void lay_baits();
  Start start() const;
  std::map<std::string, std::string> names(pid_t grader) const;
  Snapshot guarded() const;
  std::vector<std::string> harm() const;

  const Script& script_;
  fs::path folder_;
  std::string mark_;
  Secrets secrets_;
  std::string word_of_environment_, word_of_descriptor_;
  Fd descriptor_;
  Bystanders bystanders_;
  Snapshot before_;
};

}  // namespace grader::test
