#include "grader/build/demangle.hpp"

#include <cstdlib>
#include <memory>
#include <string_view>

#include <cxxabi.h>

namespace grader {
namespace {

// g++ marks what depends on the layout of its strings. Nobody wrote that, so nobody looks for it.
std::string without_tags(std::string name) {
  static constexpr std::string_view tag = "[abi:cxx11]";
  for (std::size_t at; (at = name.find(tag)) != std::string::npos;) name.erase(at, tag.size());
  return name;
}

}  // namespace

std::string demangled(const std::string& symbol) {
  if (!symbol.starts_with("_Z")) return symbol;  // else "i" would be int
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> name(
      abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status), &std::free);
  return status == 0 ? without_tags(name.get()) : symbol;
}

}  // namespace grader
