#include "grader/problem/parse_yaml.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "grader/problem/characters.hpp"
#include "grader/problem/tree_builder.hpp"

namespace grader {

namespace {

// yaml-cpp calls this for everything that it reads, before it goes on: so a limit stops it in time.
class Events : public YAML::EventHandler {
 public:
  explicit Events(TreeBuilder& builder) : builder_(builder) {}

  void OnDocumentStart(const YAML::Mark& /*mark*/) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    check(mark, "?", anchor);
    builder_.add({Node::Kind::nothing, false, offset(mark), {}, {}, {}});
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
    throw Refusal{offset(mark), "expected a value written out, got an alias"};
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    check(mark, tag, anchor);
    builder_.add({Node::Kind::text, tag == "!", offset(mark), value, {}, {}});
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value style) override {
    check(mark, tag, anchor);
    builder_.open(Node::Kind::list, offset(mark), style == YAML::EmitterStyle::Flow);
  }
  void OnSequenceEnd() override { builder_.close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value style) override {
    check(mark, tag, anchor);
    builder_.open(Node::Kind::mapping, offset(mark), style == YAML::EmitterStyle::Flow);
  }
  void OnMapEnd() override { builder_.close(); }

 private:
  static std::size_t offset(const YAML::Mark& mark) {
    return static_cast<std::size_t>(std::max(0, mark.pos));
  }
  static void check(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    if (anchor != 0) throw Refusal{offset(mark), "expected a value, got an anchor"};
    if (tag != "?" && tag != "!" && !tag.empty())
      throw Refusal{offset(mark), fmt::format("expected a value, got the tag \"{}\"", tag)};
  }

  TreeBuilder& builder_;
};

std::optional<Refusal> check_bytes(const SourceFile& file) {
  const std::string& text = file.text;
  if (!file.refused.empty())
    return Refusal{0, fmt::format("expected a file of at most 1 MiB, got {}", file.refused)};
  if (text.size() > largest_source) return Refusal{0, "expected at most 1 MiB, got more"};
  if (const std::size_t at = text.find('\0'); at != std::string::npos)
    return Refusal{at, "expected text, got a NUL byte"};
  if (const std::optional<std::size_t> at = find_bad_utf8(text))
    return Refusal{*at, "expected UTF-8, got another byte"};
  if (text.starts_with("\xEF\xBB\xBF"))
    return Refusal{0, "expected UTF-8 without a byte order mark, got one"};
  return std::nullopt;
}

Node parse(const std::string& text) {
  std::istringstream stream(text);
  YAML::Parser parser(stream);
  TreeBuilder builder;
  Events events(builder);
  if (!parser.HandleNextDocument(events)) throw Refusal{0, "expected a mapping, got nothing"};
  TreeBuilder further;
  Events more(further);
  if (parser.HandleNextDocument(more))
    throw Refusal{further.root().offset, "expected one document, got another"};
  return builder.root();
}

}  // namespace

std::optional<Node> parse_yaml(Errors& errors) {
  const std::string& text = errors.file().text;
  std::optional<Refusal> refusal = check_bytes(errors.file());
  try {
    if (!refusal) return parse(text);
  } catch (const Refusal& found) {
    refusal = found;
  } catch (const YAML::Exception& found) {
    refusal = Refusal{static_cast<std::size_t>(std::max(0, found.mark.pos)),
                      fmt::format("expected valid YAML, got: {}", found.msg)};
  }
  errors.add(std::min(refusal->offset, text.size()), 1, refusal->what);
  return std::nullopt;
}

}  // namespace grader
