#include "grader/base/digest.hpp"

#include <fmt/format.h>
#include <sodium.h>

namespace grader {
namespace {

const unsigned char* octets_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

Digest digest_of(const std::vector<std::string_view>& parts) {
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  for (const std::string_view part : parts) {
    const std::string length = fmt::format("{}:", part.size());
    crypto_hash_sha256_update(&state, octets_of(length), length.size());
    crypto_hash_sha256_update(&state, octets_of(part), part.size());
  }
  Digest digest;
  crypto_hash_sha256_final(&state, digest.data());
  return digest;
}

Digest keyed_digest(std::string_view secret, std::string_view text) {
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, octets_of(secret), secret.size());
  crypto_auth_hmacsha256_update(&state, octets_of(text), text.size());
  Digest digest;
  crypto_auth_hmacsha256_final(&state, digest.data());
  return digest;
}

std::string to_hex(const Digest& digest) {
  std::string hex;
  for (const std::uint8_t byte : digest) hex += fmt::format("{:02x}", byte);
  return hex;
}

}  // namespace grader
