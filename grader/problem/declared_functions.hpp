// Which functions a chapter's header declares: enough C++ to notice a misspelt name before anything
// is compiled.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

// The functions that `header` declares or defines outside classes, with their namespaces, in order:
// `space::name`. A reading by eye: what macros make of a header is not seen.
std::vector<std::string> declared_functions(std::string_view header);

// Of each of these how many parameters it has; of overloads the first.
std::map<std::string, std::size_t> declared_parameters(std::string_view header);

}  // namespace grader
