// What a student's function answered to one call. The bytes come out of the student's process: they
// may be anything, and nothing in them is a verdict.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "grader/base/file.hpp"
#include "grader/result/result.hpp"
#include "grader/value/value.hpp"

namespace grader {

struct Returned {
  Value value;
  bool inputs_changed = false;
};
struct NotAttempted {};
struct OutOfMemory {};
struct TooLarge {};  // a list or text longer than was allowed; of arrays the shape comes back

using Reply = std::variant<Returned, Thrown, NotAttempted, OutOfMemory, TooLarge>;

// What read_reply reads, for those who answer in a student's place.
Bytes write_reply(const Returned& returned);
Bytes write_reply(const Thrown& thrown);

// Nothing if the bytes are no reply.
std::optional<Reply> read_reply(std::string_view bytes);

}  // namespace grader
