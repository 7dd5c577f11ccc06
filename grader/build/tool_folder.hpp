// A folder of compiled tools in the cache: made once, then whole or not there.
#pragma once

#include <filesystem>
#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/build/cache.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// No tool's source, object or list is larger.
inline constexpr std::size_t most_tool_bytes = std::size_t{16} << 20;

// Whether `folder` is there with all that was once made of it, unharmed.
bool is_whole(const std::filesystem::path& folder);

// Lets `fill` fill a fresh folder, and puts that in the place of `folder`, which must lie in the
// cache. Throws what `fill` throws, and Fault "fault.toolbox" if no whole folder comes of it.
void make_tool_folder(const std::filesystem::path& folder, const Cache& cache,
                      const std::function<void(const std::filesystem::path&)>& fill);

// One compile of our own files in `folder`, "{tools}" to the compiler, whose product is laid there
// too. Throws Misuse `broken` with the compiler's words as "text" where it says that what it read
// is wrong; Fault where the disk or the compiler fails.
void make_tool(const std::filesystem::path& folder, std::vector<std::string> arguments,
               const std::string& product, Message broken, Sandbox& sandbox);

// Eigen's products and the precompiled header, of the files of the kit in `folder`, by the compile
// command `compile`. Throws as make_tool; the chapter's header may be broken.
void make_products_and_header(const std::filesystem::path& folder,
                              const std::vector<std::string>& compile, Sandbox& sandbox);

// `arguments` and `more` after them.
std::vector<std::string> plus(std::vector<std::string> arguments,
                              std::initializer_list<std::string> more);

}  // namespace grader
