// A sentence for a person, before it has a language: which sentence, and what to fill in. `words/`
// holds its text in every language; nothing upstream of it writes prose.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace grader {

struct Message {
  std::string id;  // the sentence's name in the catalogue, as "fault.no_compiler"
  std::map<std::string, std::string> values;  // what stands for {name} in it

  bool operator==(const Message&) const = default;
};

// What an author wrote for people, in both languages.
struct Words {
  std::string en, zh;

  bool operator==(const Words&) const = default;
};

}  // namespace grader
