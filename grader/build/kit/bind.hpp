// From a C++ function of any supported signature to bytes in, bytes out.
//
// The compiler deduces the types; no code is made from text. The same header binds the student's
// functions in the runner and the reference's functions when packing. The bytes are those of
// value/wire.hpp.
//
// Supported, as arguments (by value or const reference) and as results: bool, numbers, enums,
// std::string, Eigen matrices and vectors, std::vector and std::array of any of these, and structs
// of up to eight of them. Whole numbers travel as double and are exact up to 2^53.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#include <cxxabi.h>

namespace grader::binding {

enum Tag : std::uint8_t { array_tag = 1, text_tag = 2, list_tag = 3, shape_tag = 4 };
enum ElementTag : std::uint8_t { real_element = 0, integer_element = 1, truth_element = 2 };

// What a reply begins with; run/reply.hpp reads it.
enum ReplyTag : std::uint8_t {
  returned = 1,
  threw = 2,
  not_attempted = 3,
  out_of_memory = 4,
  too_large = 5
};

// ---- Bytes in -----------------------------------------------------------------------------------

// One value of the input, found but not copied.
struct Node {
  std::uint8_t tag = 0;
  std::vector<std::int64_t> shape;      // array
  const unsigned char* data = nullptr;  // array: its numbers; text: its bytes
  std::int64_t count = 0;               // array: how many numbers; text: how many bytes
  std::vector<Node> items;              // list

  double number(std::int64_t index) const {
    double value;
    std::memcpy(&value, data + index * 8, 8);
    return value;
  }
};

// The grader wrote the input, so what does not fit is an author's mistake, not the student's.
struct Misfit : std::runtime_error {
  using runtime_error::runtime_error;
};

class Reader {
 public:
  explicit Reader(const unsigned char* bytes) : next_(bytes) {}

  std::uint64_t u64() { return take<std::uint64_t>(); }

  Node node() {
    Node node;
    node.tag = *next_++;
    if (node.tag == array_tag) {
      ++next_;  // the element: the function's own type decides
      node.shape.resize(*next_++);
      node.count = 1;
      for (std::int64_t& extent : node.shape) node.count *= extent = take<std::int64_t>();
      node.data = skip(node.count * 8);
    } else if (node.tag == text_tag) {
      node.count = take<std::int64_t>();
      node.data = skip(node.count);
    } else {
      node.items.resize(take<std::uint64_t>());
      for (Node& item : node.items) item = this->node();
    }
    return node;
  }

 private:
  template <class T>
  T take() {
    T value;
    std::memcpy(&value, skip(sizeof value), sizeof value);
    return value;
  }
  const unsigned char* skip(std::int64_t size) { return std::exchange(next_, next_ + size); }

  const unsigned char* next_;
};

// Row `index` of an array of rank two or more, as an array of its own.
inline Node slice(const Node& node, std::int64_t index) {
  Node row;
  row.tag = array_tag;
  row.shape.assign(node.shape.begin() + 1, node.shape.end());
  row.count = node.count / node.shape[0];
  row.data = node.data + index * row.count * 8;
  return row;
}

// The elements of something that is read as a vector: a list's, or the rows of an array.
inline std::vector<Node> elements(const Node& node) {
  if (node.tag == list_tag) return node.items;
  if (node.tag != array_tag || node.shape.empty()) throw Misfit("expected a list");
  std::vector<Node> rows;
  for (std::int64_t i = 0; i < node.shape[0]; ++i) rows.push_back(slice(node, i));
  return rows;
}

// ---- Bytes out ----------------------------------------------------------------------------------

// What was to be written is longer than allowed, and is no array.
struct TooLarge {};

class Writer {
 public:
  Writer() = default;
  // At most so many bytes in all; else an array is written as its shape alone, and what has not
  // even room for that throws TooLarge.
  explicit Writer(std::uint64_t most) : most_(most) {}

  void u8(std::uint8_t value) { raw(&value, sizeof value); }
  void u64(std::uint64_t value) { raw(&value, sizeof value); }
  void f64(double value) { raw(&value, sizeof value); }
  void text(const std::string& text) {
    need(sizeof(std::uint64_t) + text.size());
    u64(text.size());
    bytes_ += text;
  }
  void raw(const void* from, std::size_t size) {
    bytes_.append(static_cast<const char*>(from), size);
  }
  // Begins a list.
  void list(std::uint64_t size) {
    need(1 + sizeof size);
    u8(list_tag);
    u64(size);
  }
  // Begins an array. False if its numbers would be too many to send; then they must not follow.
  bool array(ElementTag element, std::initializer_list<std::int64_t> shape) {
    need(3 + shape.size() * sizeof(std::int64_t));
    const std::uint64_t room = (left() - 3 - shape.size() * sizeof(std::int64_t)) / sizeof(double);
    std::uint64_t count = 1;
    for (const std::int64_t extent : shape)
      count = count > room ? count : count * static_cast<std::uint64_t>(extent);
    u8(count > room ? shape_tag : array_tag);
    u8(element);
    u8(static_cast<std::uint8_t>(shape.size()));
    for (const std::int64_t extent : shape) raw(&extent, sizeof extent);
    return count <= room;
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::uint64_t left() const { return most_ - bytes_.size(); }
  void need(std::uint64_t size) const {
    if (size > left()) throw TooLarge();
  }

  std::string bytes_;
  std::uint64_t most_ = std::uint64_t{1} << 62;
};

// ---- Types --------------------------------------------------------------------------------------

template <class T>
constexpr ElementTag element_of() {
  if constexpr (std::is_same_v<T, bool>) return truth_element;
  return std::is_floating_point_v<T> ? real_element : integer_element;
}

template <class T>
concept Number = std::is_arithmetic_v<T> || std::is_enum_v<T>;

// What Eigen's dense types have, so that this header needs no Eigen itself.
template <class T>
concept Dense = requires(T t) {
  typename T::PlainObject;
  typename T::Scalar;
  {t.rows()};
  T::IsVectorAtCompileTime;
  T::RowsAtCompileTime;
};

// A struct is a list of its fields; how many it has is found by trying to make it from that many.
struct Anything {
  template <class T>
  operator T() const;
};
template <class T, std::size_t... I>
constexpr bool makes_from(std::index_sequence<I...>) {
  return requires {
    T{(static_cast<void>(I), Anything{})...};
  };
}
template <class T, std::size_t N = 8>
constexpr std::size_t fields_of() {
  if constexpr (N == 0 || makes_from<T>(std::make_index_sequence<N>{})) {
    return N;
  } else {
    return fields_of<T, N - 1>();
  }
}

// The fields of a struct as a tuple of references.
template <class T>
auto fields(T& t) {
  constexpr std::size_t n = fields_of<std::remove_const_t<T>>();
  static_assert(n > 0, "the binding knows no such type");
  if constexpr (n == 1) {
    auto& [a] = t;
    return std::tie(a);
  } else if constexpr (n == 2) {
    auto& [a, b] = t;
    return std::tie(a, b);
  } else if constexpr (n == 3) {
    auto& [a, b, c] = t;
    return std::tie(a, b, c);
  } else if constexpr (n == 4) {
    auto& [a, b, c, d] = t;
    return std::tie(a, b, c, d);
  } else if constexpr (n == 5) {
    auto& [a, b, c, d, e] = t;
    return std::tie(a, b, c, d, e);
  } else if constexpr (n == 6) {
    auto& [a, b, c, d, e, f] = t;
    return std::tie(a, b, c, d, e, f);
  } else if constexpr (n == 7) {
    auto& [a, b, c, d, e, f, g] = t;
    return std::tie(a, b, c, d, e, f, g);
  } else {
    auto& [a, b, c, d, e, f, g, h] = t;
    return std::tie(a, b, c, d, e, f, g, h);
  }
}

template <class T>
struct Codec {  // structs
  static void read(const Node& node, T& to) {
    const std::vector<Node> items = elements(node);
    std::apply(
        [&](auto&... field) {
          if (items.size() != sizeof...(field))
            throw Misfit("expected as many fields as the struct has");
          std::size_t i = 0;
          (Codec<std::remove_cvref_t<decltype(field)>>::read(items[i++], field), ...);
        },
        fields(to));
  }
  static void write(const T& from, Writer& writer) {
    std::apply(
        [&](const auto&... field) {
          writer.list(sizeof...(field));
          (Codec<std::remove_cvref_t<decltype(field)>>::write(field, writer), ...);
        },
        fields(from));
  }
};

template <Number T>
struct Codec<T> {
  static void read(const Node& node, T& to) {
    if (node.tag != array_tag || node.count != 1) throw Misfit("expected one number");
    to = static_cast<T>(node.number(0));
  }
  static void write(const T& from, Writer& writer) {
    writer.array(element_of<T>(), {});
    writer.f64(static_cast<double>(from));
  }
};

template <>
struct Codec<std::string> {
  static void read(const Node& node, std::string& to) {
    if (node.tag != text_tag) throw Misfit("expected text");
    to.assign(reinterpret_cast<const char*>(node.data), static_cast<std::size_t>(node.count));
  }
  static void write(const std::string& from, Writer& writer) {
    writer.u8(text_tag);
    writer.text(from);
  }
};

template <Dense T>
struct Codec<T> {
  using Scalar = typename T::Scalar;
  static void read(const Node& node, T& to) {
    if (node.tag != array_tag || node.shape.size() > 2) throw Misfit("expected a matrix");
    if constexpr (T::IsVectorAtCompileTime) {
      to.resize(node.count);
      for (std::int64_t i = 0; i < node.count; ++i) to(i) = static_cast<Scalar>(node.number(i));
    } else {
      const std::int64_t columns = node.shape.empty() ? 1 : node.shape.back();
      const std::int64_t rows = node.shape.size() < 2 ? 1 : node.shape[0];
      to.resize(rows, columns);
      for (std::int64_t i = 0; i < rows; ++i)
        for (std::int64_t j = 0; j < columns; ++j)
          to(i, j) = static_cast<Scalar>(node.number(i * columns + j));
    }
  }
  static void write(const T& from, Writer& writer) {
    constexpr ElementTag element = element_of<Scalar>();
    if constexpr (T::IsVectorAtCompileTime) {
      if (!writer.array(element, {from.size()})) return;
      for (std::int64_t i = 0; i < from.size(); ++i) writer.f64(static_cast<double>(from(i)));
    } else {
      if (!writer.array(element, {from.rows(), from.cols()})) return;
      for (std::int64_t i = 0; i < from.rows(); ++i)
        for (std::int64_t j = 0; j < from.cols(); ++j) writer.f64(static_cast<double>(from(i, j)));
    }
  }
};

// std::vector and std::array: numbers make an array, all else a list.
template <class Sequence, class T>
struct SequenceCodec {
  static void read(const Node& node, Sequence& to) {
    const std::vector<Node> items = elements(node);
    if constexpr (requires { to.resize(items.size()); }) to.resize(items.size());
    if (to.size() != items.size()) throw Misfit("expected as many elements as the array has");
    for (std::size_t i = 0; i < items.size(); ++i) {
      T item{};
      Codec<T>::read(items[i], item);
      to[i] = std::move(item);
    }
  }
  static void write(const Sequence& from, Writer& writer) {
    if constexpr (Number<T>) {
      if (!writer.array(element_of<T>(), {static_cast<std::int64_t>(from.size())})) return;
      for (const T item : from) writer.f64(static_cast<double>(item));
    } else {
      writer.list(from.size());
      for (const T& item : from) Codec<T>::write(item, writer);
    }
  }
};
template <class T>
struct Codec<std::vector<T>> : SequenceCodec<std::vector<T>, T> {};
template <class T, std::size_t N>
struct Codec<std::array<T, N>> : SequenceCodec<std::array<T, N>, T> {};

// Stands for "not attempted" in chapters that have no such type; nobody throws it.
struct NoSuchType {};

// ---- The call -----------------------------------------------------------------------------------

template <class Arguments>
std::string encode_all(const Arguments& arguments) {
  Writer writer;
  std::apply(
      [&](const auto&... argument) {
        (Codec<std::remove_cvref_t<decltype(argument)>>::write(argument, writer), ...);
      },
      arguments);
  return writer.bytes();
}

// The input says how long the reply may be, then come the arguments.
template <class R, class... P>
void call(R (*function)(P...), const unsigned char* input, Writer& reply) {
  std::tuple<std::remove_cvref_t<P>...> arguments;
  Reader reader(input);
  reply = Writer(reader.u64());
  std::apply(
      [&](auto&... argument) {
        (Codec<std::remove_cvref_t<decltype(argument)>>::read(reader.node(), argument), ...);
      },
      arguments);
  const std::string before = encode_all(arguments);
  const R result = std::apply(function, arguments);
  reply.u8(returned);
  reply.u8(encode_all(arguments) != before);  // an input was changed
  Codec<R>::write(result, reply);
}

inline std::string type_name(const std::type_info& type) {
  int status = 0;
  char* name = abi::__cxa_demangle(type.name(), nullptr, nullptr, &status);
  std::string text = status == 0 ? name : type.name();
  std::free(name);
  return text;
}

inline void write_thrown(Writer& reply, const std::string& type, const std::string& text) {
  reply.u8(threw);
  reply.text(type.substr(0, 200));
  reply.text(text.substr(0, 1000));
}

// Calls and writes a reply, whatever the function does short of ending the process. `NotAttempted`
// is the type that an unwritten exercise throws.
template <class NotAttempted, auto function>
std::string invoke(const unsigned char* input) {
  Writer reply;
  try {
    call(function, input, reply);
    return reply.bytes();
  } catch (const NotAttempted&) {
    reply = {};
    reply.u8(not_attempted);
  } catch (const std::bad_alloc&) {
    reply = {};
    reply.u8(out_of_memory);
  } catch (const TooLarge&) {
    reply = {};
    reply.u8(too_large);
  } catch (const Misfit& misfit) {
    reply = {};
    write_thrown(reply, "an argument that does not fit", misfit.what());
  } catch (const std::exception& error) {
    reply = {};
    write_thrown(reply, type_name(typeid(error)), error.what());
  } catch (...) {  // a thrown int or the like: whatever it is, the process shall answer
    reply = {};
    write_thrown(reply, "", "");
  }
  return reply.bytes();
}

}  // namespace grader::binding
