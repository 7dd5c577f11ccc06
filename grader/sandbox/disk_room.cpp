#include "grader/sandbox/disk_room.hpp"

#include <cstdint>

namespace grader {

bool leaves_no_room(const struct statvfs& info, std::string_view output) {
  constexpr std::uint64_t none = std::uint64_t{1} << 20, little = std::uint64_t{64} << 20;
  const std::uint64_t left = info.f_bavail * info.f_frsize;
  // Some file systems have as many files as they like, and say 0 of both.
  const bool no_file = info.f_files > 0 && info.f_favail == 0;
  const bool complained = output.find("No space left on device") != output.npos;
  return left < none || no_file || (complained && left < little);
}

}  // namespace grader
