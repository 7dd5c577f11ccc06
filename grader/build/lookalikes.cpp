#include "grader/build/lookalikes.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "grader/build/code_scanner.hpp"
#include "grader/build/excerpt.hpp"

namespace grader {
namespace {

struct Kind {
  const char* id;
  std::string key;
};

struct Known {
  char32_t code;
  const char* key;
};

template <std::size_t count>
std::optional<std::string> key_in(const Known (&table)[count], char32_t code) {
  const auto found = std::ranges::find(table, code, &Known::code);
  if (found == std::end(table)) return std::nullopt;
  return found->key;
}

constexpr Known punctuation[] = {{U'。', "."},  {U'、', ","},  {U'【', "["},  {U'】', "]"},
                                 {U'「', "\""}, {U'」', "\""}, {U'『', "\""}, {U'』', "\""},
                                 {U'《', "<"},  {U'》', ">"},  {U'〈', "<"},  {U'〉', ">"},
                                 {U'〔', "["},  {U'〕', "]"},  {U'…', "..."}, {U'￥', "$"}};

constexpr Known quotes[] = {{U'“', "\""}, {U'”', "\""}, {U'„', "\""}, {U'‟', "\""}, {U'″', "\""},
                            {U'«', "\""}, {U'»', "\""}, {U'‘', "'"},  {U'’', "'"},  {U'‚', "'"},
                            {U'‛', "'"},  {U'′', "'"},  {U'´', "'"}};

constexpr Known dashes[] = {{U'‐', "-"}, {U'‑', "-"}, {U'‒', "-"}, {U'–', "-"},
                            {U'—', "-"}, {U'―', "-"}, {U'−', "-"}, {U'﹣', "-"}};

constexpr Known signs[] = {{U'×', "*"},  {U'·', "*"},  {U'⋅', "*"},  {U'∙', "*"},  {U'∗', "*"},
                           {U'÷', "/"},  {U'∕', "/"},  {U'⁄', "/"},  {U'≤', "<="}, {U'≥', ">="},
                           {U'≦', "<="}, {U'≧', ">="}, {U'≠', "!="}, {U'∧', "&&"}, {U'∨', "||"},
                           {U'¬', "!"},  {U'→', "->"}, {U'∶', ":"},  {U'∣', "|"}};

// Seen as a space, or not at all; nothing else takes their place.
bool is_space(char32_t code) {
  return code == 0x00A0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F ||
         code == 0x205F || code == 0x3000;
}
bool is_nothing(char32_t code) {
  return code == 0x00AD || (code >= 0x200B && code <= 0x200F) ||
         (code >= 0x2028 && code <= 0x202E) || (code >= 0x2060 && code <= 0x2064) || code == 0xFEFF;
}

std::optional<Kind> kind_of(char32_t code) {
  if (const auto key = key_in(punctuation, code)) return Kind{"lookalike.punctuation", *key};
  if (const auto key = key_in(quotes, code)) return Kind{"lookalike.quote", *key};
  if (const auto key = key_in(dashes, code)) return Kind{"lookalike.dash", *key};
  if (const auto key = key_in(signs, code)) return Kind{"lookalike.sign", *key};
  if (code >= 0xFF01 && code <= 0xFF5E)  // the full-width copy of ASCII, in the same order
    return Kind{"lookalike.full_width", std::string(1, static_cast<char>(code - 0xFEE0))};
  if (is_space(code)) return Kind{"lookalike.space", " "};
  if (is_nothing(code)) return Kind{"lookalike.nothing", ""};
  return std::nullopt;
}

struct Position {
  std::int64_t line, column;
};

Position place_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return {std::count(before.begin(), before.end(), '\n') + 1,
          static_cast<std::int64_t>(characters_of(before.substr(line_start)).size()) + 1};
}

std::vector<Message> sentences_about(const Lookalike& found) {
  const auto code = static_cast<std::uint32_t>(first_of(found.character).code);
  std::vector<Message> said = {{found.id,
                                {{"line", std::to_string(found.line)},
                                 {"column", std::to_string(found.column)},
                                 {"character", found.character},
                                 {"code", fmt::format("U+{:04X}", code)},
                                 {"key", found.key}}}};
  if (found.more > 0) said.push_back({"lookalike.more", {{"more", std::to_string(found.more)}}});
  return said;
}

}  // namespace

std::optional<Lookalike> find_lookalike(std::string_view text) {
  std::optional<Lookalike> first;
  scan_code(text, [&](const Character& character, std::size_t offset, bool in_literal) {
    const auto kind = kind_of(static_cast<char32_t>(character.code));
    // A literal that does not end may hold anything, but its end looks like a quote.
    if (!kind || (in_literal && kind->id != std::string_view("lookalike.quote"))) return;
    if (first) {
      ++first->more;
      return;
    }
    const Position place = place_of(text, offset);
    first = Lookalike{place.line, place.column, std::string(character.bytes), kind->id, kind->key};
  });
  return first;
}

std::optional<CompilerMessage> explain_lookalike(std::string_view text) {
  const auto found = find_lookalike(text);
  if (!found) return std::nullopt;
  CompilerMessage message{found->line, found->column};
  message.text = shown(excerpt_at(text, found->line, found->column)).substr(1);
  message.more = found->more;
  message.instead = sentences_about(*found);
  return message;
}

}  // namespace grader
