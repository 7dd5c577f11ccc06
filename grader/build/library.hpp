// A submission's files -> one shared object per exercise, or why there is none.
#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

#include "grader/build/compile.hpp"
#include "grader/build/toolbox.hpp"
#include "grader/verdict/verdict.hpp"

namespace grader {

// Why an exercise cannot be run. Only what applies is filled in.
struct NotBuilt {
  Verdict verdict = Verdict::not_attempted;
  std::string forbidden;  // message id
  CompilerMessage compiler;
  std::string expected_signature, found_signature;
  std::string blocked_by;  // id of the exercise
  Verdict blocked_because = Verdict::not_attempted;
};

struct Library {
  Bytes shared_object;
  std::vector<std::string> callees;  // ids of the exercises that its code calls, directly or not
  std::int64_t without_return = 0;   // a line of its file, see compile.hpp
};

using Built = std::variant<Library, NotBuilt>;

// One exercise and what was handed in for it.
struct BuildInput {
  const ExerciseInfo& exercise;
  const Bytes* source = nullptr;  // none: not attempted
  std::string refused;            // message id, if the file may not be read
};

struct Builder {
  const Toolbox& toolbox;
  const Toolchain& toolchain;
  const Cache& cache;
  Sandbox& sandbox;
  const std::string& header_text;  // of the API, for the words of signatures
  unsigned jobs = 1;
};

// Compiles all files and links each exercise with the files that it calls. In the order of
// `inputs`.
std::vector<Built> build_all(const std::vector<BuildInput>& inputs,
                             const std::map<std::string, Bytes>& headers, const Builder& builder);

}  // namespace grader
