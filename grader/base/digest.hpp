// SHA-256, for names of cached things and for draws that nobody without the secret can repeat.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

using Digest = std::array<std::uint8_t, 32>;

// The digest of several byte strings; where one ends and the next begins counts.
Digest digest_of(const std::vector<std::string_view>& parts);

// HMAC-SHA-256 of `text` under `secret`, which may have any length.
Digest keyed_digest(std::string_view secret, std::string_view text);

// 64 hexadecimal digits.
std::string to_hex(const Digest& digest);

}  // namespace grader
