#include "grader/commands/file_state.hpp"

namespace grader {

FileState file_state(const std::filesystem::path& folder, const std::string& name,
                     const Pack& pack) {
  constexpr std::size_t most_bytes = std::size_t{1} << 20;
  std::error_code error;
  if (!std::filesystem::exists(folder / name, error)) return FileState::missing;
  const auto start = pack.start_files.find(name);
  const auto bytes = read_file(folder / name, most_bytes);
  const bool same = bytes && start != pack.start_files.end() && *bytes == start->second;
  return same ? FileState::untouched : FileState::changed;
}

}  // namespace grader
