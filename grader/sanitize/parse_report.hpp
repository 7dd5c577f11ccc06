// What AddressSanitizer or UBSan says of a process that it ends, in our terms.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

// A place in a source, as debugging information or UBSan names it.
struct SourcePlace {
  std::string file;  // as it was named to the compiler, or by a #line
  std::int64_t line = 0;
  std::int64_t column = 0;  // in bytes, from 1; 0 if unknown
};

struct SanitizerReport {
  std::string kind;                           // "reads_past_end", ...: see result/README.md
  std::map<std::string, std::string> values;  // of its sentence, beside file and line
  std::optional<SourcePlace> place;           // that the report names itself
  std::vector<std::uint64_t> frames;  // offsets into the exercise's library, innermost first
};

// The first report in `text`, which the student's process wrote: untrusted, and only its beginning
// is read. Nothing if there is none, or of a kind of which we have nothing to say.
std::optional<SanitizerReport> parse_report(std::string_view text);

}  // namespace grader
