// A pack as bytes, and back.
#pragma once

#include <string>
#include <string_view>

#include "grader/pack/pack.hpp"

namespace grader {

// Whether a file is a pack at all, and whether this program could have written it.
bool is_pack(std::string_view bytes);
bool is_of_this_version(std::string_view bytes);

// Begins with "grader pack", the number of the format and the machine's byte order; ends with
// nothing: its digest is at its front.
Bytes write_pack(const Pack& pack);

// Throws WireError if the bytes are no whole pack, or their digest is another one.
Pack read_pack(std::string_view bytes);

// Hexadecimal SHA-256 of everything in `pack` but its digest.
std::string digest_of_pack(const Pack& pack);

}  // namespace grader
