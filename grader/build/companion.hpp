// What a reference has beside its right answers: a folder of functions of their own, which may call
// the right answers -> one shared object.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "grader/build/library.hpp"

namespace grader {

struct Companion {
  std::string folder;                  // its name, for messages: "steps"
  std::map<std::string, Bytes> files;  // its .cpp and .hpp, by file name
  std::string header;                  // the one of them that declares the functions
  std::vector<std::string> functions;  // to bind, qualified, in this order
};

// The .cpp and .hpp files of `folder` itself; none if there is no such folder. `header` of these
// must be there, and declares the functions: all of them are bound.
Companion read_companion(const std::filesystem::path& folder, const std::string& header);

// Compiles the files, each by itself, and links them with the reference's own (`reference`,
// `headers`: as for build_all) and a binding; call function number i of `grader_entry` for
// functions[i]. Files find the chapter's API header, each other's headers and the reference's. An
// exception that a function throws comes out with its type. Throws Misuse "pack.companion_broken"
// {folder, text} with the compiler's words where that fails.
Bytes build_companion(const Companion& companion, const std::vector<BuildInput>& reference,
                      const std::map<std::string, Bytes>& headers, const Builder& builder);

}  // namespace grader
