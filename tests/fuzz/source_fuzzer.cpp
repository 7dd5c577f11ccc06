// A student's source in any encoding and, after a byte 0x1E, what a compiler or linker said of it:
// everything of ours that walks over either. The first two bytes are the line and column asked for.
#include <string>

#include "grader/base/characters.hpp"
#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"
#include "grader/build/code_scanner.hpp"
#include "grader/build/compiler_output.hpp"
#include "grader/build/demangle.hpp"
#include "grader/build/excerpt.hpp"
#include "grader/build/lookalikes.hpp"
#include "grader/build/signature.hpp"
#include "grader/intake/encoding.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/json.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace grader {
namespace {

const std::string file = "03_x.cpp";  // as in the tests of compiler_output

void check_decoded(const DecodedText& decoded) {
  const std::string_view text = decoded.text;
  for (const Character& character : characters_of(text))
    fuzz::require(character.code >= 0, "valid UTF-8");
  fuzz::require(text.find('\r') == text.npos && text.find('\0') == text.npos, "plain line ends");
  const auto again = decode_source(decoded.text);
  fuzz::require(!again || !again->encoding.empty() || again->text == text, "UTF-8 stays as it is");
}

void check_message(const CompilerMessage& message) {
  fuzz::require(message.line >= 0 && message.column >= 0 && message.more >= 0, "a place");
  ExerciseResult exercise{.id = "x", .file = file, .verdict = Verdict::does_not_compile};
  exercise.compiler = message;
  Result result{.chapter = "toy"};
  result.exercises = {exercise};
  fuzz::require_shown(to_json(result), "the result");
  for (const Language language : fuzz::languages)
    fuzz::require_shown(text_report(result, {.language = language}), "the report");
}

void check_excerpt(std::string_view text, std::int64_t line, std::int64_t column) {
  const Excerpt excerpt = excerpt_at(text, line, column);
  for (const std::string_view each : split_lines(shown(excerpt).substr(1)))
    fuzz::require(display_width(each) <= excerpt_width, "as wide as a report");
  fuzz::require_shown(excerpt.source, "an excerpt");
}

void check_source(const std::string& text, std::int64_t line, std::int64_t column) {
  std::size_t last = 0;
  scan_code(text, [&](const Character& character, std::size_t offset, bool) {
    fuzz::require(offset >= last && text.substr(offset).starts_with(character.bytes), "in order");
    last = offset;
  });
  check_excerpt(text, line, column);
  if (const auto found = explain_lookalike(text)) check_message(*found);
  for (const char* function : {"space::f", "main", "thing"})
    fuzz::require(signature_in(text, function).find('\n') == std::string::npos, "on one line");
}

}  // namespace
}  // namespace grader

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  fuzz::Input input(data, size);
  const std::int64_t line = input.byte(), column = input.byte() * 4;
  const std::string_view source = input.rest().substr(0, input.rest().find('\x1E'));
  const std::string_view output =
      input.rest().substr(std::min(source.size() + 1, input.rest().size()));
  const auto decoded = decode_source(Bytes(source));
  const std::string text = decoded ? decoded->text : "";
  if (decoded) check_decoded(*decoded);
  check_source(text, line, column);
  check_source(std::string(source), line, column);  // a header is not decoded
  check_message(first_message(output, file, {{file, text}, {"tools.hpp", Bytes(source)}}));
  fuzz::require(line_without_return(output, file) >= 0, "a line");
  for (const std::string_view symbol : split_lines(output)) (void)demangled(std::string(symbol));
  return 0;
}
