#include "tests/mutants/equivalents.hpp"

#include <sstream>
#include <stdexcept>

namespace grader::mutants {
namespace {

[[noreturn]] void fail(std::size_t line, const std::string& what) {
  throw std::runtime_error("line " + std::to_string(line) + ": " + what);
}

// "was 2" -> 2, "was" -> 1.
std::size_t place_in(const std::string& key) {
  return key == "was" ? 1 : std::stoul(key.substr(4));
}

class Reader {
 public:
  void take(const std::string& key, const std::string& value, std::size_t line) {
    if (value.empty()) fail(line, "nothing behind \"" + key + ":\"");
    if (key == "file") {
      at_.file = value;
    } else if (key == "was" || key.starts_with("was ")) {
      at_.was = value;
      at_.nth = place_in(key);
    } else if (key == "now") {
      if (at_.file.empty() || at_.was.empty()) fail(line, "\"now\" without \"file\" and \"was\"");
      all.push_back(at_);
      all.back().now = value;
    } else if (key == "why") {
      give_reason(value, line);
    } else {
      fail(line, "expected file, was, now or why, got \"" + key + "\"");
    }
  }

  void finish(std::size_t line) const {
    if (reasoned_ != all.size()) fail(line, "\"now\" without \"why\"");
  }

  std::vector<Equivalent> all;

 private:
  void give_reason(const std::string& why, std::size_t line) {
    if (reasoned_ == all.size()) fail(line, "\"why\" without \"now\"");
    for (; reasoned_ < all.size(); ++reasoned_) all[reasoned_].why = why;
  }

  Equivalent at_;
  std::size_t reasoned_ = 0;
};

}  // namespace

std::vector<Equivalent> read_equivalents(std::string_view text) {
  Reader reader;
  std::istringstream lines{std::string(text)};
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos) fail(number, "expected \"key: text\"");
    reader.take(line.substr(0, colon), line.substr(colon + 2), number);
  }
  reader.finish(number);
  return reader.all;
}

}  // namespace grader::mutants
