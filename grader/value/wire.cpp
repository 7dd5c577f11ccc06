#include "grader/value/wire.hpp"

#include <cstring>
#include <utility>

namespace grader {
namespace {

enum Tag : std::uint8_t { array_tag = 1, text_tag = 2, list_tag = 3, shape_tag = 4 };

constexpr int most_depth = 8;
constexpr std::uint8_t most_rank = 8;
constexpr std::size_t least_value_bytes = 3;  // an array's shape of rank 0
// More than a file of an author can hold (see problem/parse_yaml.hpp); an empty one takes some 100
// bytes of memory.
constexpr std::size_t most_values = std::size_t{1} << 18;

}  // namespace

void WireWriter::raw(const void* from, std::size_t size) {
  bytes_.append(static_cast<const char*>(from), size);
}

void WireWriter::text(std::string_view text) {
  u64(text.size());
  bytes_.append(text);
}

void WireWriter::array(const Array& array) {
  u8(array_tag);
  u8(static_cast<std::uint8_t>(array.element));
  u8(static_cast<std::uint8_t>(array.shape.size()));
  raw(array.shape.data(), array.shape.size() * sizeof array.shape[0]);
  raw(array.numbers.data(), array.numbers.size() * sizeof array.numbers[0]);
}

void WireWriter::value(const Value& value) {
  if (const auto* numbers = std::get_if<Array>(&value.content)) return array(*numbers);
  if (const auto* words = std::get_if<std::string>(&value.content)) {
    u8(text_tag);
    return text(*words);
  }
  const auto& list = std::get<List>(value.content);
  u8(list_tag);
  u64(list.size());
  for (const Value& element : list) this->value(element);
}

std::string_view WireReader::take(std::size_t size) {
  if (size > rest_.size()) throw WireError("cut short");
  const std::string_view taken = rest_.substr(0, size);
  rest_.remove_prefix(size);
  return taken;
}

void WireReader::raw(void* to, std::size_t size) {
  const std::string_view from = take(size);
  if (size > 0) std::memcpy(to, from.data(), size);
}

std::uint8_t WireReader::u8() {
  std::uint8_t number = 0;
  raw(&number, sizeof number);
  return number;
}

std::uint64_t WireReader::u64() {
  std::uint64_t number = 0;
  raw(&number, sizeof number);
  return number;
}

double WireReader::f64() {
  double number = 0;
  raw(&number, sizeof number);
  return number;
}

std::uint32_t WireReader::u32() {
  std::uint32_t number = 0;
  raw(&number, sizeof number);
  return number;
}

float WireReader::f32() {
  float number = 0;
  raw(&number, sizeof number);
  return number;
}

std::string_view WireReader::text() {
  return take(count(1));
}

std::size_t WireReader::count(std::size_t least) {
  const std::uint64_t count = u64();
  if (count > rest_.size() / least) throw WireError("a count larger than the bytes that follow");
  return count;
}

Array WireReader::array(bool with_numbers) {
  Array array;
  const std::uint8_t element = u8();
  const std::uint8_t rank = u8();
  if (element > static_cast<std::uint8_t>(Element::truth)) throw WireError("no such element");
  if (rank > most_rank) throw WireError("rank too high");
  array.element = static_cast<Element>(element);
  array.shape.resize(rank);
  raw(array.shape.data(), rank * sizeof(std::int64_t));
  const std::int64_t count = count_of(array.shape);
  if (count < 0) throw WireError("no such shape");
  if (!with_numbers) return array;
  const auto size = static_cast<std::size_t>(count);
  if (size > rest_.size() / sizeof(double)) throw WireError("cut short");
  array.numbers.resize(size);
  raw(array.numbers.data(), size * sizeof(double));
  return array;
}

Value WireReader::value_at(int depth) {
  if (depth > most_depth) throw WireError("too deep");
  switch (u8()) {
    case array_tag:
      return {array(true)};
    case shape_tag:
      return {array(false)};
    case text_tag:
      return {std::string(text())};
    case list_tag: {
      // Grows as it reads: a value in memory is many times its least bytes, so a count is believed
      // only as far as values follow, and not beyond what any right answer holds.
      List list;
      for (std::size_t left = count(least_value_bytes); left > 0; --left) {
        if (values_++ > most_values) throw WireError("too many values");
        list.push_back(value_at(depth + 1));
      }
      return {std::move(list)};
    }
    default:
      throw WireError("no such value");
  }
}

Bytes encode(const Value& value) {
  WireWriter writer;
  writer.value(value);
  return writer.bytes();
}

Bytes encode_all(const List& values) {
  WireWriter writer;
  for (const Value& value : values) writer.value(value);
  return writer.bytes();
}

List decode_all(std::string_view bytes) {
  WireReader reader(bytes);
  List values;
  while (!reader.done()) values.push_back(reader.value());
  return values;
}

Value decode(std::string_view bytes) {
  WireReader reader(bytes);
  Value value = reader.value();
  if (!reader.done()) throw WireError("something follows the value");
  return value;
}

}  // namespace grader
