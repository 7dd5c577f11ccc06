#include "grader/words/words.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/args.h>
#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/words/catalogue.hpp"

namespace grader {
namespace {

// A value of a message, with the choice {name:one|many}.
struct Filling {
  std::string_view text;
};

}  // namespace
}  // namespace grader

template <>
struct fmt::formatter<grader::Filling> {
  constexpr auto parse(format_parse_context& context) {
    const auto* end = std::find(context.begin(), context.end(), '}');
    choice = {context.begin(), static_cast<std::size_t>(end - context.begin())};
    return end;
  }

  template <typename Context>
  auto format(const grader::Filling& filling, Context& context) const {
    return fmt::format_to(context.out(), "{}", chosen(filling.text));
  }

  std::string_view chosen(std::string_view text) const {
    if (choice.empty()) return text;
    const std::size_t bar = std::min(choice.find('|'), choice.size());
    return text == "1" ? choice.substr(0, bar) : choice.substr(std::min(bar + 1, choice.size()));
  }

  std::string_view choice;
};

namespace grader {
namespace {

std::string_view text_of(std::string_view id, Language language) {
  const std::span<const Sentence> sentences = catalogue(language);
  const auto found = std::ranges::lower_bound(sentences, id, {}, &Sentence::id);
  if (found == sentences.end() || found->id != id) {
    throw std::logic_error(fmt::format("no sentence is called \"{}\"", id));
  }
  return found->text;
}

}  // namespace

std::span<const Sentence> catalogue(Language language) {
  return language == Language::chinese ? catalogue_zh() : catalogue_en();
}

std::string say(const Message& message, Language language) {
  const std::string_view text = text_of(message.id, language);
  fmt::dynamic_format_arg_store<fmt::format_context> values;
  for (const auto& [name, value] : message.values) {
    values.push_back(fmt::arg(name.c_str(), Filling{value}));
  }
  try {
    return fmt::vformat(text, values);
  } catch (const fmt::format_error& error) {
    throw std::logic_error(fmt::format("sentence \"{}\": {}", message.id, error.what()));
  }
}

std::string say(const Words& words, Language language) {
  if (words.zh.empty()) return words.en;
  return language == Language::chinese || words.en.empty() ? words.zh : words.en;
}

std::string say_all(const std::vector<Message>& messages, Language language) {
  std::string text;
  for (const Message& message : messages) {
    if (!text.empty() && language == Language::english) text += ' ';
    text += say(message, language);
  }
  return text;
}

Language choose_language(std::string_view option, std::string_view lc_all,
                         std::string_view lc_messages, std::string_view lang) {
  if (option.starts_with("zh")) return Language::chinese;
  if (option.starts_with("en")) return Language::english;
  if (!option.empty()) throw Misuse({"language.unknown", {{"name", std::string(option)}}});
  for (const std::string_view variable : {lc_all, lc_messages, lang}) {
    if (!variable.empty()) {
      return variable.starts_with("zh") ? Language::chinese : Language::english;
    }
  }
  return Language::english;
}

}  // namespace grader
