// Where a replayed trial goes as a program, and how that is compiled.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace grader {

// The command that compiles `program` with a student's `files`, in their folder; in lines of at
// most `width` columns, joined as a shell joins them.
std::string compile_command(const std::string& program, const std::vector<std::string>& files,
                            std::size_t width);

// Writes `source` to `path`, unless something is there that this did not write: a file that does
// not begin as `source` does, or anything that is no file, links included. Throws Misuse
// "replay.not_ours" {path} then.
void write_repro_file(const std::filesystem::path& path, const std::string& source);

}  // namespace grader
