// All attacks that were chosen on the command line, performed side by side.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/attacks/script.hpp"
#include "tests/attacks/secrets.hpp"

namespace boost::unit_test {
class test_unit;
}

namespace grader::test {

class Corpus {
 public:
  // An attack, and the case that tells of it: whether that was chosen shows once tests run.
  void add(const fs::path& folder, const boost::unit_test::test_unit* unit);

  // What can be said against the attack `name`; nothing at all if it was left out of a short run.
  // The first call performs all that were chosen.
  const std::vector<std::string>* objections_to(const std::string& name);

  std::size_t performed() const { return results_.size(); }
  std::size_t stopped() const;                         // of these, without an objection
  const Secrets& secrets() const { return secrets_; }  // of all scenes

 private:
  struct Chosen {
    fs::path folder;
    const boost::unit_test::test_unit* unit;
  };
  std::vector<Script> scripts() const;
  void perform_all();

  std::vector<Chosen> chosen_;
  std::map<std::string, std::vector<std::string>> results_;
  Secrets secrets_;
};

}  // namespace grader::test
