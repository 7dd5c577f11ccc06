// How far somebody has read the hints: a small file in their folder, a line for each exercise.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>

namespace grader {

inline constexpr const char* hints_file = ".grader-hints";

class HintMemory {
 public:
  // Whatever stands in the file is taken for what it can be; what makes no sense is left out.
  explicit HintMemory(const std::filesystem::path& folder);

  // How many hints of `exercise` were read.
  std::size_t read(const std::string& exercise) const;

  // Remembers that; false if it cannot be written down.
  bool remember(const std::string& exercise, std::size_t hints);

 private:
  std::filesystem::path path_;
  std::map<std::string, std::size_t> read_;
};

}  // namespace grader
