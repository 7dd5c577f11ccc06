#include "grader/sanitize/find_places.hpp"

#include <charconv>

#include <fmt/format.h>

#include "grader/base/text.hpp"

namespace grader {

std::vector<SourcePlace> read_places(std::string_view output) {
  std::vector<SourcePlace> places;
  for (std::string_view line : split_lines(output)) {
    line = line.substr(0, line.find(" (discriminator "));
    const auto colon = line.rfind(':');
    if (colon == std::string_view::npos) continue;
    SourcePlace place{.file = std::string(line.substr(0, colon))};
    std::from_chars(line.data() + colon + 1, line.data() + line.size(), place.line);
    if (place.line > 0) places.push_back(std::move(place));
  }
  return places;
}

std::vector<SourcePlace> find_places(const Bytes& shared_object,
                                     const std::vector<std::uint64_t>& offsets, Sandbox& sandbox) {
  if (offsets.empty()) return {};
  Command command{.arguments = {"/usr/bin/addr2line", "-e", "exercise.so", "-s", "-i"},
                  .tools = {},
                  .files = {{"exercise.so", shared_object}}};
  for (const std::uint64_t offset : offsets)
    command.arguments.push_back(fmt::format("{:#x}", offset));
  return read_places(sandbox.run(command, Limits{}).output);
}

}  // namespace grader
