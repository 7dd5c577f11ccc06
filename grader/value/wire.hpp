// Values as bytes. The same format carries arguments into the student's process and results out of
// it (build/kit/bind.hpp is its other side, with C++ types), and fills packs.
//
//   array   01, element, rank, rank x int64 extents, float64 numbers
//   text    02, uint64 length, bytes
//   list    03, uint64 count, values
//   shape   04, element, rank, rank x int64 extents: an array too large to send
//
// Numbers are in the machine's order: nothing of this leaves the machine that made it but packs,
// and those say in their first bytes which order they have.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string_view>

#include "grader/base/file.hpp"
#include "grader/value/value.hpp"

namespace grader {

// The bytes are none of ours: cut short, too deep, or larger than they can be.
struct WireError : std::runtime_error {
  using runtime_error::runtime_error;
};

// Appends numbers, text and values.
class WireWriter {
 public:
  void u8(std::uint8_t number) { raw(&number, sizeof number); }
  void u64(std::uint64_t number) { raw(&number, sizeof number); }
  void f64(double number) { raw(&number, sizeof number); }
  void u32(std::uint32_t number) { raw(&number, sizeof number); }
  void f32(float number) { raw(&number, sizeof number); }
  void text(std::string_view text);
  void value(const Value& value);

  const Bytes& bytes() const { return bytes_; }

 private:
  void raw(const void* from, std::size_t size);
  void array(const Array& array);

  Bytes bytes_;
};

// Takes them off again. Every length is checked against what is left before anything is allocated.
// All throw WireError.
class WireReader {
 public:
  explicit WireReader(std::string_view bytes) : rest_(bytes) {}

  std::uint8_t u8();
  std::uint64_t u64();
  double f64();
  std::uint32_t u32();
  float f32();
  std::string_view text();
  Value value() {
    values_ = 0;
    return value_at(0);
  }
  // A count of things that each take at least `least` bytes; more cannot be there.
  std::size_t count(std::size_t least);
  bool done() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }

 private:
  void raw(void* to, std::size_t size);
  std::string_view take(std::size_t size);
  Value value_at(int depth);
  Array array(bool with_numbers);

  std::string_view rest_;
  std::size_t values_ = 0;  // elements of lists so far, of the value being read
};

Bytes encode(const Value& value);

// Several values one after the other, as the arguments of a call are, and back. The second throws
// WireError.
Bytes encode_all(const List& values);
List decode_all(std::string_view bytes);

// The one value that `bytes` are. Throws WireError, also if something follows it.
Value decode(std::string_view bytes);

}  // namespace grader
