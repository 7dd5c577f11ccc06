#include "grader/sanitize/look_again.hpp"

#include <algorithm>
#include <chrono>

#include "grader/base/characters.hpp"
#include "grader/base/text.hpp"
#include "grader/build/excerpt.hpp"
#include "grader/sanitize/find_places.hpp"

namespace grader {
namespace {

// Code with checks is two to three times as slow, and takes long to start.
constexpr int slower = 10;

// Without an answer for so long, it would not be worth waiting for.
constexpr auto longest_look = std::chrono::seconds(60);

// What the reply that is a report begins with, see build/sanitizer_kit/report.cpp.
constexpr std::string_view report_mark = "sanitizer\n";

// The compiler counts columns in bytes, an editor in characters.
std::int64_t in_characters(std::string_view line, std::int64_t column) {
  if (column < 1) return 0;
  const auto before = static_cast<std::size_t>(column - 1);
  if (before > line.size()) return 0;
  return static_cast<std::int64_t>(characters_of(line.substr(0, before)).size()) + 1;
}

Finding finding_at(const SanitizerReport& report, const SourcePlace& place, const Bytes& text) {
  Finding finding{.file = place.file, .line = place.line};
  const std::string_view line = line_of(text, place.line);
  finding.column = in_characters(line, place.column);
  if (!line.empty()) {
    // Without the line end that it begins with for others.
    finding.source = shown(excerpt_at(text, place.line, finding.column)).substr(1);
  }
  finding.message = {"sanitizer." + report.kind, report.values};
  finding.message.values["file"] = make_safe_line(place.file);
  finding.message.values["line"] = std::to_string(place.line);
  return finding;
}

}  // namespace

std::optional<Finding> tell(const SanitizerReport& report, const std::vector<SourcePlace>& places,
                            const OwnFiles& files) {
  // A report may be forged, for the code runs in the process that writes it: no line is below 1.
  const auto own = [&](const SourcePlace& place) {
    return place.line >= 1 && files.contains(place.file);
  };
  if (report.place && own(*report.place))
    return finding_at(report, *report.place, *files.at(report.place->file));
  const auto found = std::find_if(places.begin(), places.end(), own);
  if (found == places.end()) return std::nullopt;
  return finding_at(report, *found, *files.at(found->file));
}

std::optional<SecondLook> look_again(CaseRequest request, const Bytes& shared_object,
                                     const Bytes& supervisor, const OwnFiles& files,
                                     Sandbox& sandbox) {
  request.limits.cpu =
      std::min<std::chrono::milliseconds>(request.limits.cpu * slower, longest_look);
  request.limits.wall =
      std::min<std::chrono::milliseconds>(request.limits.wall * slower, longest_look);
  const CaseRecord record = sandbox.open_instrumented(shared_object, supervisor)->run_case(request);
  const auto text = std::find_if(record.replies.begin(), record.replies.end(),
                                 [](const Bytes& each) { return each.starts_with(report_mark); });
  if (text == record.replies.end()) return std::nullopt;
  const auto report = parse_report(*text);
  if (!report) return std::nullopt;
  const auto finding = tell(*report, find_places(shared_object, report->frames, sandbox), files);
  if (!finding) return std::nullopt;
  return SecondLook{static_cast<std::size_t>(text - record.replies.begin()), *finding};
}

}  // namespace grader
