#include "grader/problem/recipe.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/contains.hpp"
#include "grader/base/suggest.hpp"
#include "grader/problem/call_text.hpp"
#include "grader/problem/draw_bounds.hpp"
#include "grader/problem/generator_names.hpp"
#include "grader/problem/literal.hpp"
#include "grader/problem/mapping.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

bool uses_size(const std::string& text, const Scope& scope) {
  const std::vector<std::string> names = names_in(text);
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& name) { return scope.smallest.contains(name); });
}

bool is_made_anew(const CallText& call) {
  return call.name.starts_with(reference_prefix) || find_generator(call.name) != nullptr;
}

// Whether anything in `node` is made anew for every trial.
bool has_draw(const Node& node, const Scope& scope) {
  if (node.is_plain()) {
    const std::optional<CallText> call = split_call(node.text);
    return call && is_made_anew(*call);
  }
  const auto draws = [&](const Node& item) { return has_draw(item, scope); };
  const auto field_draws = [&](const Entry& field) {
    return has_draw(field.value, scope) ||
           (field.value.is_plain() && uses_size(field.value.text, scope));
  };
  return std::any_of(node.items.begin(), node.items.end(), draws) ||
         std::any_of(node.entries.begin(), node.entries.end(), field_draws);
}

// The recipe at one node of plain text.
class TextReader {
 public:
  TextReader(const Node& node, const Scope& scope, Errors& errors)
      : node_(node), scope_(scope), errors_(errors) {}

  std::optional<Recipe> read() const {
    if (!has_all_brackets()) return std::nullopt;
    const std::optional<CallText> call = split_call(node_.text);
    if (call && call->name.starts_with(reference_prefix)) return read_reference(*call);
    if (call && find_generator(call->name) != nullptr) return read_draw(*call);
    if (call && is_misspelt(call->name)) return std::nullopt;
    if (uses_size(node_.text, scope_)) return read_draw({"", "size", {node_.text}});
    const std::optional<Value> value = read_literal(node_, scope_.let, errors_);
    if (!value) return std::nullopt;
    return Recipe(*value);
  }

 private:
  bool has_all_brackets() const {
    const auto opening = std::count(node_.text.begin(), node_.text.end(), '(');
    const auto closing = std::count(node_.text.begin(), node_.text.end(), ')');
    if (opening > closing) fail(fmt::format("expected {} more )", opening - closing));
    if (closing > opening) fail(fmt::format("expected {} more (", closing - opening));
    return opening == closing;
  }

  bool is_misspelt(const std::string& name) const {
    if (name.find('.') == std::string::npos && !is_free_name(name)) return false;  // as sqrt(2)
    std::vector<std::string> known{"reference."};
    for (const GeneratorName& generator : generator_names) known.emplace_back(generator.name);
    const std::string prefix = name.substr(0, name.find('.') + 1);
    const std::string suggestion = did_you_mean(prefix.empty() ? name : prefix, known);
    if (suggestion.empty()) return false;
    fail(fmt::format("expected a known generator, got \"{}\"{}", name, suggestion));
    return true;
  }

  std::optional<Recipe> read_reference(const CallText& call) const {
    ReferenceCall recipe{call.name.substr(reference_prefix.size()), call.arguments};
    bool good = call.factor.empty() && is_free_name(recipe.function);
    if (!good) fail(fmt::format("expected reference.name(...), got {}", describe(node_)));
    for (const std::string& argument : call.arguments)
      good = good && (contains(scope_.earlier, argument) || at_both_ends(argument).has_value());
    if (!good) return std::nullopt;
    return Recipe(recipe);
  }

  std::optional<Recipe> read_draw(const CallText& call) const {
    const GeneratorName& generator = *find_generator(call.name);
    Draw draw{1, call.name, call.arguments};
    if (!has_right_count(generator, call.arguments.size())) return std::nullopt;
    if (!call.factor.empty()) {
      const std::optional<double> factor = read_factor(generator, call.factor);
      if (!factor) return std::nullopt;
      draw.factor = *factor;
    }
    std::vector<Ends> values;
    for (const std::string& argument : call.arguments) {
      const std::optional<Ends> ends = at_both_ends(argument);
      if (!ends) return std::nullopt;
      values.push_back(*ends);
    }
    if (const std::optional<std::string> breach = find_breach(generator, values)) {
      fail(*breach);
      return std::nullopt;
    }
    return Recipe(draw);
  }

  bool has_right_count(const GeneratorName& generator, std::size_t got) const {
    const std::size_t fewest = generator.fewest_sizes + generator.others;
    const std::size_t most = generator.most_sizes + generator.others;
    if (got >= fewest && got <= most) return true;
    const std::string wanted =
        fewest == most ? fmt::format("{}", most) : fmt::format("{} or {}", fewest, most);
    fail(fmt::format("expected {} argument{} for {}, got {}", wanted, most == 1 ? "" : "s",
                     generator.name, got));
    return false;
  }

  std::optional<double> read_factor(const GeneratorName& generator,
                                    const std::string& factor) const {
    if (generator.has_factor) return value_of(factor, scope_.let);
    fail(fmt::format("expected no factor before {}, got \"{}\"", generator.name, factor));
    return std::nullopt;
  }

  std::optional<Ends> at_both_ends(const std::string& expression) const {
    const std::optional<double> first = value_of(expression, scope_.smallest);
    if (!first) return std::nullopt;
    const std::optional<double> last = value_of(expression, scope_.largest);
    if (!last) return std::nullopt;
    return Ends{*first, *last};
  }

  std::optional<double> value_of(const std::string& expression, const Names& names) const {
    try {
      return evaluate(expression, names);
    } catch (const BadExpression& bad) {
      const std::size_t start = node_.text.find(expression);
      errors_.add(node_, start + bad.position(), bad.length(), bad.what());
      return std::nullopt;
    }
  }

  void fail(const std::string& what) const { errors_.add(node_, what); }

  const Node& node_;
  const Scope& scope_;
  Errors& errors_;
};

// The items of a list, or the values of a mapping.
std::vector<const Node*> parts_of(const Node& node, Errors& errors) {
  if (node.kind == Node::Kind::list) return read_list(&node, "a list", errors);
  const Mapping fields(node, "fields", {}, errors);
  std::vector<const Node*> parts;
  for (const auto& [name, value] : fields.entries()) parts.push_back(value);
  return parts;
}

std::optional<Recipe> read_parts(const Node& node, const Scope& scope, Errors& errors) {
  const std::vector<const Node*> nodes = parts_of(node, errors);
  Parts parts;
  for (const Node* part : nodes) {
    std::optional<Recipe> recipe = read_recipe(*part, scope, errors);
    if (recipe) parts.parts.push_back(std::move(*recipe));
  }
  if (parts.parts.size() < nodes.size()) return std::nullopt;
  return Recipe(std::move(parts));
}

}  // namespace

std::optional<Recipe> read_recipe(const Node& node, const Scope& scope, Errors& errors) {
  if (node.is_plain()) return TextReader(node, scope, errors).read();
  if (has_draw(node, scope)) return read_parts(node, scope, errors);
  const std::optional<Value> value = read_literal(node, scope.let, errors);
  if (!value) return std::nullopt;
  return Recipe(*value);
}

}  // namespace grader
