// Variables and members: which there are, how far each is known, and which may take whose place.
#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "tests/mutants/edits.hpp"

namespace grader::mutants {
namespace {

struct Variable {
  std::string name, kind;
  std::size_t from, to;  // the tokens between which it is known
};

bool whole(std::string_view type) {
  return type == "Index" || type == "size_t" || type == "int" || type == "long";
}

bool keyword(std::string_view word) {
  static const std::set<std::string_view> all = {"return",   "else",     "using", "namespace",
                                                 "struct",   "class",    "case",  "new",
                                                 "continue", "template", "throw"};
  return all.contains(word);
}

// The token after the function's or the loop's body, for what is declared in the parentheses at
// `open`.
std::size_t end_behind_parentheses(const Source& source, std::size_t open) {
  const std::size_t close = source.tokens[open].partner;
  if (open > 0 && source.at(open - 1) == "for") return source.end_of_statement(close + 1);
  std::size_t body = close + 1;
  if (source.at(body) == "const") ++body;
  if (source.at(body) == ":")  // a constructor's members come first
    while (body < source.tokens.size() && source.at(body) != "{") ++body;
  return source.at(body) == "{" ? source.tokens[body].partner : close;
}

// For every token, the bracket that it stands in, templates' `<` left out.
std::vector<std::size_t> surroundings(const Source& source) {
  std::vector<std::size_t> open = {0}, around;
  for (std::size_t i = 0; i < source.tokens.size(); ++i) {
    const std::string_view text = source.at(i);
    if (open.size() > 1 && (text == ")" || text == "]" || text == "}")) open.pop_back();
    around.push_back(open.back());
    if (text == "(" || text == "[" || text == "{") open.push_back(i);
  }
  return around;
}

// The end of the type that begins at `first`, or `first` if none does.
std::size_t end_of_type(const Source& source, std::size_t first) {
  std::size_t i = first;
  while (source.at(i) == "const" || source.at(i) == "constexpr") ++i;
  if (!source.tokens[i].is_word() || keyword(source.at(i))) return first;
  ++i;
  while (source.at(i) == "::" && source.tokens[i + 1].is_word()) i += 2;
  if (source.at(i) == "<" && source.tokens[i].partner != 0) i = source.tokens[i].partner + 1;
  while (source.at(i) == "&" || source.at(i) == "&&" || source.at(i) == "*") ++i;
  return i;
}

std::string kind_of(const Source& source, std::size_t first, std::size_t end) {
  std::string kind;
  for (std::size_t i = first; i < end; ++i) {
    const std::string_view text = source.at(i);
    if (text == "const" || text == "constexpr" || text == "&" || text == "*") continue;
    if (text == "std" || text == "::") continue;
    kind += text;
  }
  return whole(kind) ? "whole" : kind;
}

class Declarations {
 public:
  explicit Declarations(const Source& source) : source_(source), around_(surroundings(source)) {
    for (std::size_t i = 1; i + 2 < source.tokens.size(); ++i)
      if (begins_one(i)) read(i);
  }

  std::vector<Variable> found;

 private:
  bool begins_one(std::size_t i) const {
    const std::string_view before = source_.at(i - 1);
    return before == "(" || before == "," || before == ";" || before == "{" || before == "}" ||
           before == ")" || source_.tokens[i - 1].kind == Kind::directive;
  }

  void read(std::size_t first) {
    const std::size_t name = end_of_type(source_, first);
    if (name == first) return;
    const std::string kind = kind_of(source_, first, name);
    if (source_.at(name) == "[") return read_bindings(name, kind);
    if (!source_.tokens[name].is_word() || keyword(source_.at(name))) return;
    const std::string_view after = source_.at(name + 1);
    const bool list = source_.at(around_[name]) == "{" || source_.at(around_[name]) == ";";
    if (after == "(" && defines_function(name + 1)) return;
    if (after != "=" && after != "(" && after != "{" && after != "," && after != ")" &&
        after != ";" && after != ":")
      return;
    add(name, kind);
    if (list) read_more(name + 1, kind);
  }

  bool defines_function(std::size_t open) const {
    const std::size_t close = source_.tokens[open].partner;
    return source_.at(close + 1) == "{" || source_.at(close + 1) == ":";
  }

  // auto [a, b] = ...
  void read_bindings(std::size_t open, const std::string& kind) {
    for (std::size_t i = open + 1; i < source_.tokens[open].partner; i += 2) add(i, kind);
  }

  // The further names of "double a = 0, b = 0;".
  void read_more(std::size_t i, const std::string& kind) {
    const std::size_t end = source_.end_of_statement(i);
    for (; i < end; ++i) {
      if (source_.tokens[i].partner > i) i = source_.tokens[i].partner;
      if (source_.at(i) == "," && source_.tokens[i + 1].is_word()) add(i + 1, kind);
    }
  }

  void add(std::size_t name, const std::string& kind) {
    const std::size_t open = around_[name];
    const std::size_t to = source_.at(open) == "("   ? end_behind_parentheses(source_, open)
                           : source_.at(open) == "{" ? source_.tokens[open].partner
                                                     : source_.tokens.size();
    found.push_back({std::string(source_.at(name)), kind, name, to});
  }

  const Source& source_;
  std::vector<std::size_t> around_;
};

// The one before and the one after `name` in the list, in a circle.
std::vector<std::string> neighbours(const std::vector<std::string>& names,
                                    const std::string& name) {
  const auto at = std::find(names.begin(), names.end(), name);
  if (at == names.end() || names.size() < 2) return {};
  const auto i = static_cast<std::size_t>(at - names.begin()), count = names.size();
  return {names[(i + 1) % count], names[(i + count - 1) % count]};
}

void add_unless_there(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

// The variables of the kind of the one that is used at this token, itself included.
std::vector<std::string> of_the_same_kind(const std::vector<Variable>& all, const Source& source,
                                          std::size_t use) {
  const auto known = [&](const Variable& variable) {
    return variable.from < use && use < variable.to;
  };
  std::string kind;
  for (const Variable& variable : all)
    if (known(variable) && variable.name == source.at(use)) kind = variable.kind;
  std::vector<std::string> names;
  for (const Variable& variable : all)
    if (known(variable) && variable.kind == kind) add_unless_there(names, variable.name);
  return names;
}

// object.member, and no call of a member.
bool is_member(const Source& source, std::size_t i) {
  return i >= 2 && source.at(i - 1) == "." && source.tokens[i - 2].is_word() &&
         source.tokens[i].is_word() && source.at(i + 1) != "(";
}

}  // namespace

Edits exchange_names(const Source& source) {
  const std::vector<Variable> variables = Declarations(source).found;
  std::map<std::string, std::vector<std::string>, std::less<>> members;
  for (std::size_t i = 0; i < source.tokens.size(); ++i)
    if (is_member(source, i))
      add_unless_there(members[source.tokens[i - 2].text], source.tokens[i].text);

  Edits edits;
  for (std::size_t i = 1; i < source.tokens.size(); ++i) {
    const Token& token = source.tokens[i];
    const std::string_view before = source.at(i - 1);
    std::vector<std::string> names;
    if (is_member(source, i)) names = members[source.tokens[i - 2].text];
    if (token.is_word() && before != "." && before != "->" && before != "::")
      names = of_the_same_kind(variables, source, i);
    for (const std::string& other : neighbours(names, token.text))
      edits.push_back({token.begin, token.end(), other});
  }
  return edits;
}

}  // namespace grader::mutants
