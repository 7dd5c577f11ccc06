// The part of every repro.cpp that is the same in all of them.
#pragma once

namespace grader {

// What a program needs to fill any argument and print any result of a function that the binding
// (build/kit/bind.hpp) supports. It stands after the includes.
inline constexpr const char* repro_helpers = R"repro(
// ---- Helpers: from the numbers below to the types of the function. You need not read them. ------

namespace repro {

[[maybe_unused]] constexpr double inf = std::numeric_limits<double>::infinity();

struct Given {
  std::vector<long> shape;
  std::vector<double> numbers;  // row by row
  std::string text;
  std::vector<Given> parts;  // of a struct or a list
};

inline Given numbers(std::vector<long> shape, std::vector<double> all) {
  return {std::move(shape), std::move(all), "", {}};
}
inline Given text(std::string words) {
  return {{}, {}, std::move(words), {}};
}
inline Given parts(std::vector<Given> all) {
  return {{}, {}, "", std::move(all)};
}

// Part i; of an array its row i.
inline Given part(const Given& from, std::size_t i) {
  if (!from.parts.empty()) return from.parts.at(i);
  const auto length = from.numbers.size() / static_cast<std::size_t>(from.shape.at(0));
  const auto start = from.numbers.begin() + static_cast<long>(i * length);
  return numbers({from.shape.begin() + 1, from.shape.end()},
                 {start, start + static_cast<long>(length)});
}
inline std::size_t part_count(const Given& from) {
  if (!from.parts.empty() || from.shape.empty()) return from.parts.size();
  return static_cast<std::size_t>(from.shape[0]);
}

template <class T>
concept Number = std::is_arithmetic_v<T> || std::is_enum_v<T>;
template <class T>
concept Text = std::is_same_v<T, std::string>;
template <class T>
concept Table = requires(T t) {
  t.resize(t.rows(), t.cols());
  typename T::Scalar;
};
template <class T>
concept Sequence = !Text<T> && requires(T t) {
  t.begin();
  t.size();
  t[0];
  typename T::value_type;
}
&&!Table<T>;

struct Anything {
  template <class T>
  operator T() const;
};
template <class T, std::size_t... I>
constexpr bool made_from(std::index_sequence<I...>) {
  return requires {
    T{(static_cast<void>(I), Anything{})...};
  };
}
template <class T, std::size_t N = 8>
constexpr std::size_t field_count() {
  if constexpr (N == 0 || made_from<T>(std::make_index_sequence<N>{}))
    return N;
  else
    return field_count<T, N - 1>();
}

// Calls `each` with every field of a struct.
template <class T, class Each>
void visit(T& t, Each each) {
  constexpr std::size_t n = field_count<std::remove_const_t<T>>();
  if constexpr (n == 1) {
    auto& [a] = t;
    each(a);
  } else if constexpr (n == 2) {
    auto& [a, b] = t;
    each(a), each(b);
  } else if constexpr (n == 3) {
    auto& [a, b, c] = t;
    each(a), each(b), each(c);
  } else if constexpr (n == 4) {
    auto& [a, b, c, d] = t;
    each(a), each(b), each(c), each(d);
  } else if constexpr (n == 5) {
    auto& [a, b, c, d, e] = t;
    each(a), each(b), each(c), each(d), each(e);
  } else if constexpr (n == 6) {
    auto& [a, b, c, d, e, f] = t;
    each(a), each(b), each(c), each(d), each(e), each(f);
  } else if constexpr (n == 7) {
    auto& [a, b, c, d, e, f, g] = t;
    each(a), each(b), each(c), each(d), each(e), each(f), each(g);
  } else {
    auto& [a, b, c, d, e, f, g, h] = t;
    each(a), each(b), each(c), each(d), each(e), each(f), each(g), each(h);
  }
}

template <class T>
void fill(T& to, const Given& from) {
  if constexpr (Number<T>) {
    to = static_cast<T>(from.numbers.at(0));
  } else if constexpr (Text<T>) {
    to = from.text;
  } else if constexpr (Table<T>) {
    using Scalar = typename T::Scalar;
    const auto count = static_cast<long>(from.numbers.size());
    const long columns = T::ColsAtCompileTime == 1 ? 1
                         : from.shape.empty()      ? count
                                                   : from.shape.back();
    const long rows = columns == 1 && from.shape.size() < 2 ? count
                      : from.shape.size() < 2               ? 1
                                                            : from.shape[0];
    to.resize(rows, columns);
    for (long i = 0; i < rows; ++i)
      for (long j = 0; j < columns; ++j)
        to(i, j) = static_cast<Scalar>(from.numbers[static_cast<std::size_t>(i * columns + j)]);
  } else if constexpr (Sequence<T>) {
    if constexpr (requires { to.resize(1); }) to.resize(part_count(from));
    for (std::size_t i = 0; i < to.size(); ++i) {
      typename T::value_type item{};
      fill(item, part(from, i));
      to[i] = std::move(item);
    }
  } else {
    std::size_t i = 0;
    visit(to, [&](auto& field) { fill(field, part(from, i++)); });
  }
}

template <class T>
T make(const Given& from) {
  T made{};
  fill(made, from);
  return made;
}

template <class T>
void print(const std::string& name, const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    std::printf("%s = %s\n", name.c_str(), value ? "true" : "false");
  } else if constexpr (Number<T>) {
    std::printf("%s = %.12g\n", name.c_str(), static_cast<double>(value));
  } else if constexpr (Text<T>) {
    std::printf("%s = %s\n", name.c_str(), value.c_str());
  } else if constexpr (Table<T>) {
    std::printf("%s: %ld x %ld\n", name.c_str(), static_cast<long>(value.rows()),
                static_cast<long>(value.cols()));
    for (long i = 0; i < value.rows(); ++i) {
      for (long j = 0; j < value.cols(); ++j) std::printf("%18.12g", static_cast<double>(value(i, j)));
      std::printf("\n");
    }
  } else {
    std::size_t i = 0;
    const auto each = [&](const auto& item) {
      print(name + ", part " + std::to_string(++i), item);
    };
    if constexpr (Sequence<T>) {
      for (const auto& item : value) each(item);
    } else {
      visit(value, each);
    }
  }
}

// The type of parameter I of a function, and of its result.
template <std::size_t I, class R, class... P>
auto parameter(R (*)(P...)) -> std::remove_cvref_t<std::tuple_element_t<I, std::tuple<P...>>>;

}  // namespace repro
)repro";

}  // namespace grader
