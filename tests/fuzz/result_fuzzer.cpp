// A result's JSON, as it might lie in the folder of a class. What is read must be written and read
// again as the same, and can be shown, in full and redacted.
#include <string>

#include "grader/base/fault.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/json.hpp"
#include "grader/result/read_result.hpp"
#include "grader/result/redact.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace grader {
namespace {

void check(const Result& result) {
  const std::string json = to_json(result);
  fuzz::require_shown(json, "the result");
  fuzz::require(to_json(read_result(json)) == json, "read back as it was written");
  for (const Language language : fuzz::languages)
    fuzz::require_shown(text_report(result, {.language = language}), "the report");
}

}  // namespace
}  // namespace grader

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace grader;
  try {
    const Result result = read_result({reinterpret_cast<const char*>(data), size});
    check(result);
    check(redacted(result));
  } catch (const Misuse& misuse) {
    fuzz::require(misuse.message().id == "result.unreadable", "the usual misuse");
    for (const Language language : fuzz::languages)
      fuzz::require_shown(say(misuse.message(), language), "why it cannot be read");
  }
  return 0;
}
