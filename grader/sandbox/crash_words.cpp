#include "grader/sandbox/crash_words.hpp"

#include <cstring>
#include <optional>

#include "grader/sandbox/protocol.hpp"

namespace grader {
namespace {

std::optional<protocol::LastWords> last_words(std::string_view channel) {
  protocol::LastWords words;
  if (channel.size() < sizeof words) return std::nullopt;
  std::memcpy(&words, channel.data() + channel.size() - sizeof words, sizeof words);
  if (words.marker != protocol::last_words_marker) return std::nullopt;
  return words;
}

}  // namespace

Crash crash_of(std::string_view channel) {
  const auto words = last_words(channel);
  if (words && words->crash == protocol::Crash::stack_overflow) return Crash::stack_overflow;
  if (words && words->crash == protocol::Crash::null_pointer) return Crash::null_pointer;
  return Crash::other;
}

bool is_garbled(std::string_view channel, const std::vector<Bytes>& replies) {
  std::size_t expected = last_words(channel) ? sizeof(protocol::LastWords) : 0;
  for (const Bytes& reply : replies) expected += sizeof(std::uint64_t) + reply.size();
  return channel.size() != expected;
}

}  // namespace grader
