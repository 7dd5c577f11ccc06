// One student's file -> one object, or what the compiler said.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "grader/base/file.hpp"
#include "grader/build/toolbox.hpp"
#include "grader/result/result.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

enum class CompileState : std::uint8_t { compiled, does_not_compile, compile_limit };

struct Compiled {
  CompileState state = CompileState::compiled;
  Bytes object;                       // all symbols local but the exercise's functions
  std::vector<std::string> defines;   // qualified names of the exercise's functions in it
  std::vector<std::string> calls;     // and of those of the chapter that it calls
  std::vector<std::string> reserved;  // "main", "grader_entry": what no student's file may define
  // the qualified names of the other functions that it defines
  std::vector<std::string> others;
  CompilerMessage message;          // where it was not compiled
  std::int64_t without_return = 0;  // the line at which a function can end without its result
};

struct CompileInput {
  const ExerciseInfo& exercise;
  const Bytes& source;
  const std::map<std::string, Bytes>& headers;
};

// Compiles in a box, or finds it in the cache. Throws Fault "fault.disk" if the box had no room.
Compiled compile(const CompileInput& input, const Toolbox& toolbox, const Cache& cache,
                 Sandbox& sandbox);

}  // namespace grader
