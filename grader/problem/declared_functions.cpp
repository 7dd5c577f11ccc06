#include "grader/problem/declared_functions.hpp"

#include <algorithm>
#include <cctype>

namespace grader {

namespace {

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// Where what stands at the beginning of `rest` and means nothing here ends: a comment, a string or
// a line of the preprocessor. 0 if none of these stands there.
std::size_t skipped(std::string_view rest) {
  const auto after = [&](std::string_view end, std::size_t from) {
    const std::size_t at = rest.find(end, from);
    return at == std::string_view::npos ? rest.size() : at + end.size();
  };
  if (rest.starts_with("//") || rest.starts_with('#')) return after("\n", 0);
  if (rest.starts_with("/*")) return after("*/", 2);
  if (rest.starts_with('"')) return after("\"", 1);
  return rest.size() > 2 && rest[0] == '\'' && rest[2] == '\'' ? 3 : 0;  // 1'000 is no character
}

// Words, `::` and single signs.
std::vector<std::string_view> tokens_of(std::string_view text) {
  std::vector<std::string_view> tokens;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = text.substr(at);
    std::size_t length = skipped(rest);
    const bool token = length == 0 && std::isspace(static_cast<unsigned char>(rest[0])) == 0;
    if (length == 0 && is_word(rest[0]))
      length = static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), is_word) -
                                        rest.begin());
    if (length == 0) length = rest.starts_with("::") ? 2 : 1;
    if (token) tokens.push_back(rest.substr(0, length));
    at += length;
  }
  return tokens;
}

class Reader {
 public:
  void read(std::string_view token) {
    if (token == "{") {
      open();
    } else if (token == "}") {
      if (!scopes_.empty()) scopes_.pop_back();
      begin();
    } else if (token == ";") {
      begin();
    } else {
      if (token == "(" && may_be_declared())
        declare();
      else if (depth_ > 0)
        count(token);
      if (token == "(") ++depth_;
      if (token == ")" && --depth_ == 0) counts_ = false;
      before_.emplace_back(token);
    }
  }

  std::vector<std::string> functions;
  std::vector<std::size_t> parameters;  // how many each of them has

 private:
  struct Scope {
    bool is_namespace;
    std::string name;  // with `::` at its end
  };

  void begin() {
    before_.clear();
    depth_ = 0;
  }

  // `namespace a::b {`, `extern "C" {`, or the body of something else.
  void open() {
    const auto word = std::find(before_.begin(), before_.end(), "namespace");
    Scope scope{word != before_.end() || (before_.size() == 1 && before_[0] == "extern"), ""};
    if (word != before_.end())
      for (auto part = word + 1; part != before_.end(); ++part) scope.name += *part;
    if (!scope.name.empty()) scope.name += "::";
    scopes_.push_back(scope);
    begin();
  }

  void declare() {
    functions.push_back(qualified(before_.back()));
    parameters.push_back(0);
    counts_ = true;
    angles_ = 0;
  }

  // The first word of a parameter list is one parameter, every comma of its own one more.
  void count(std::string_view token) {
    if (!counts_) return;
    if (token == "<") ++angles_;
    if (token == ">") --angles_;
    const bool first = parameters.back() == 0 && token != ")";
    const bool next = token == "," && depth_ == 1 && angles_ == 0;
    if (first || next) ++parameters.back();
  }

  // A bracket after a type and a name, in no other brackets and in namespaces alone.
  bool may_be_declared() const {
    constexpr std::size_t most_scopes = 32;  // each stands in the name of a function
    if (scopes_.size() > most_scopes) return false;
    if (depth_ != 0 || before_.size() < 2 || !is_word(before_.back()[0])) return false;
    if (before_.back() == "noexcept" || before_.back() == "decltype") return false;
    const char type = before_[before_.size() - 2].back();
    return (is_word(type) || std::string_view("&*>])").find(type) != std::string_view::npos) &&
           std::all_of(scopes_.begin(), scopes_.end(),
                       [](const Scope& scope) { return scope.is_namespace; });
  }

  std::string qualified(const std::string& name) const {
    std::string all;
    for (const Scope& scope : scopes_) all += scope.name;
    return all + name;
  }

  std::vector<Scope> scopes_;
  std::vector<std::string> before_;  // in this statement
  int depth_ = 0;                    // brackets that are open in it
  bool counts_ = false;              // whether these are those of parameters
  int angles_ = 0;                   // and how many < are open among them
};

}  // namespace

std::vector<std::string> declared_functions(std::string_view header) {
  Reader reader;
  for (const std::string_view token : tokens_of(header)) reader.read(token);
  return reader.functions;
}

std::map<std::string, std::size_t> declared_parameters(std::string_view header) {
  Reader reader;
  for (const std::string_view token : tokens_of(header)) reader.read(token);
  std::map<std::string, std::size_t> all;
  for (std::size_t i = 0; i < reader.functions.size(); ++i)
    all.emplace(reader.functions[i], reader.parameters[i]);
  return all;
}

}  // namespace grader
