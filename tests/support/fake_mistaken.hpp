// Known mistakes made of lambdas.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grader/base/fault.hpp"
#include "grader/pack/reference.hpp"

namespace grader::test {

// Each name changes the answer to a call; several are applied one after the other. One that returns
// nothing cannot be made with such arguments. "f" is `right` with the changes of its names.
class FakeMistaken : public Mistaken {
 public:
  using Right = std::function<Value(const List&)>;
  using Change = std::function<std::optional<Value>(const Value& right, const List&)>;

  FakeMistaken(Right right, std::map<std::string, Change> changes)
      : right_(std::move(right)), changes_(std::move(changes)) {}

  std::optional<Value> call(const std::string& function, const std::vector<std::string>& names,
                            const List& arguments) override {
    asked.push_back({function, names, arguments});
    std::optional<Value> value = right_(arguments);
    for (const std::string& name : names) {
      const auto change = changes_.find(name);
      if (change == changes_.end() || never_together == names)
        throw Misuse({"pack.mistake_failed", {{"function", function}, {"names", name}}});
      if (value) value = change->second(*value, arguments);
    }
    return value;
  }

  struct Asked {
    std::string function;
    std::vector<std::string> names;
    List arguments;
  };
  std::vector<Asked> asked;
  std::vector<std::string> never_together;  // names that one call cannot have

 private:
  Right right_;
  std::map<std::string, Change> changes_;
};

}  // namespace grader::test
