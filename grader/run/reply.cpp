#include "grader/run/reply.hpp"

#include "grader/value/wire.hpp"

namespace grader {
namespace {

// As in build/kit/bind.hpp.
enum ReplyTag : std::uint8_t {
  returned = 1,
  threw = 2,
  not_attempted = 3,
  out_of_memory = 4,
  too_large = 5
};

Reply parse(WireReader& reader) {
  switch (reader.u8()) {
    case returned: {
      const bool changed = reader.u8() != 0;
      return Returned{reader.value(), changed};
    }
    case threw: {
      const std::string type(reader.text());
      return Thrown{type, std::string(reader.text())};
    }
    case not_attempted:
      return NotAttempted{};
    case out_of_memory:
      return OutOfMemory{};
    case too_large:
      return TooLarge{};
    default:
      throw WireError("no such reply");
  }
}

}  // namespace

Bytes write_reply(const Returned& returned) {
  WireWriter writer;
  writer.u8(ReplyTag::returned);
  writer.u8(returned.inputs_changed ? 1 : 0);
  writer.value(returned.value);
  return writer.bytes();
}

Bytes write_reply(const Thrown& thrown) {
  WireWriter writer;
  writer.u8(ReplyTag::threw);
  writer.text(thrown.type);
  writer.text(thrown.text);
  return writer.bytes();
}

std::optional<Reply> read_reply(std::string_view bytes) {
  try {
    WireReader reader(bytes);
    Reply reply = parse(reader);
    if (reader.done()) return reply;
  } catch (const WireError&) {
    // Forged or torn: as good as none.
  }
  return std::nullopt;
}

}  // namespace grader
