#include "grader/sandbox/reply_frames.hpp"

#include <cstdint>
#include <cstring>

namespace grader {

std::vector<Bytes> split_replies(std::string_view bytes, std::size_t most) {
  std::vector<Bytes> replies;
  std::uint64_t size = 0;
  while (bytes.size() >= sizeof size && replies.size() < most) {
    std::memcpy(&size, bytes.data(), sizeof size);
    bytes.remove_prefix(sizeof size);
    if (size > bytes.size()) break;
    replies.emplace_back(bytes.substr(0, size));
    bytes.remove_prefix(size);
  }
  return replies;
}

}  // namespace grader
