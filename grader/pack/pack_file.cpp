#include "grader/pack/pack_file.hpp"

#include <algorithm>

#include "grader/base/digest.hpp"
#include "grader/pack/check_pack.hpp"
#include "grader/pack/pack_fields.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

constexpr std::string_view family = "grader pack ";
constexpr std::string_view magic = "grader pack 5\n";
constexpr int most_nesting = 32;        // of what a value is made of: struct in struct
constexpr double order_mark = 1.0 / 3;  // reads as something else in another byte order

class Writing {
 public:
  template <class... T>
  void operator()(T&... fields) {
    (put(fields), ...);
  }
  const Bytes& bytes() const { return out_.bytes(); }

 private:
  void put(std::string& text) { out_.text(text); }
  void put(double& number) { out_.f64(number); }
  void put(float& number) { out_.f32(number); }
  void put(std::uint32_t& number) { out_.u32(number); }
  void put(std::size_t& number) { out_.u64(number); }
  void put(bool& truth) { out_.u8(truth ? 1 : 0); }
  void put(Precision& precision) { out_.u8(static_cast<std::uint8_t>(precision)); }
  void put(Prediction::Kind& kind) { out_.u8(static_cast<std::uint8_t>(kind)); }
  void put(Value& value) { out_.value(value); }
  void put(std::map<std::string, Bytes>& files) {
    out_.u64(files.size());
    for (auto& [name, bytes] : files) {
      out_.text(name);
      out_.text(bytes);
    }
  }
  template <class T>
  void put(std::vector<T>& list) {
    out_.u64(list.size());
    for (T& each : list) put(each);
  }
  template <class T>
  void put(T& fields) {
    describe(*this, fields);
  }

  WireWriter out_;
};

class Reading {
 public:
  explicit Reading(std::string_view bytes) : in_(bytes) {}

  template <class... T>
  void operator()(T&... fields) {
    (get(fields), ...);
  }
  bool done() const { return in_.done(); }

 private:
  void get(std::string& text) { text = in_.text(); }
  void get(double& number) { number = in_.f64(); }
  void get(float& number) { number = in_.f32(); }
  void get(std::uint32_t& number) { number = in_.u32(); }
  void get(std::size_t& number) { number = in_.u64(); }
  void get(bool& truth) { truth = in_.u8() != 0; }
  void get(Precision& precision) {
    precision = in_.u8() == 0 ? Precision::double_only : Precision::single_accepted;
  }
  void get(Prediction::Kind& kind) {
    const std::uint8_t number = in_.u8();
    if (number > 2) throw WireError("no such prediction");
    kind = static_cast<Prediction::Kind>(number);
  }
  void get(Value& value) { value = in_.value(); }
  void get(std::map<std::string, Bytes>& files) {
    for (std::size_t left = in_.count(1); left > 0; --left) {
      std::string name(in_.text());
      files[std::move(name)] = in_.text();
    }
  }
  void get(Notation& notation) {
    if (++nesting_ > most_nesting) throw WireError("nested too deeply");
    describe(*this, notation);
    --nesting_;
  }
  // Grows as it reads: what a list says of its length is believed only as far as it goes.
  template <class T>
  void get(std::vector<T>& list) {
    constexpr std::size_t most_at_once = 256;
    std::size_t left = in_.count(1);
    list.reserve(std::min(left, most_at_once));
    for (; left > 0; --left) get(list.emplace_back());
  }
  template <class T>
  void get(T& fields) {
    describe(*this, fields);
  }

  WireReader in_;
  int nesting_ = 0;
};

Bytes content_of(const Pack& pack) {
  Writing out;
  // One description serves both ways and so takes what it visits as changeable; writing changes
  // nothing.
  describe(out, const_cast<Pack&>(pack));
  return out.bytes();
}

std::string digest_of_content(std::string_view content) {
  return to_hex(digest_of({content}));
}

}  // namespace

bool is_pack(std::string_view bytes) {
  return bytes.starts_with(family);
}

bool is_of_this_version(std::string_view bytes) {
  return bytes.starts_with(magic);
}

Bytes write_pack(const Pack& pack) {
  WireWriter out;
  out.f64(order_mark);
  out.text(pack.digest);
  return std::string(magic) + out.bytes() + content_of(pack);
}

Pack read_pack(std::string_view bytes) {
  if (!bytes.starts_with(magic)) throw WireError("no pack");
  WireReader in(bytes.substr(magic.size()));
  if (in.f64() != order_mark) throw WireError("made on a machine of another byte order");
  const std::string digest(in.text());
  const std::string_view content = in.rest();
  if (digest_of_content(content) != digest) throw WireError("damaged");
  Reading reading(content);
  Pack pack;
  describe(reading, pack);
  if (!reading.done()) throw WireError("something follows the pack");
  check_pack(pack);
  pack.digest = digest;
  return pack;
}

std::string digest_of_pack(const Pack& pack) {
  return digest_of_content(content_of(pack));
}

}  // namespace grader
