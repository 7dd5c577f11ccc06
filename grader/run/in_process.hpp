// Calling the reference: trusted code, so in our own process and without a fork.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "grader/build/library.hpp"
#include "grader/pack/reference.hpp"

namespace grader {

class InProcessReference : public Reference {
 public:
  // `built[i]` belongs to `exercises[i]`. Throws Misuse "pack.reference_missing" {exercise, text}
  // where a library is missing.
  InProcessReference(const std::vector<const ExerciseInfo*>& exercises,
                     const std::vector<Built>& built);

  // More functions, as build_companion makes them: functions[i] is number i of `shared_object`.
  // `name`: what is said to be missing where it cannot be loaded.
  void add(const std::string& name, const Bytes& shared_object,
           const std::vector<std::string>& functions);

  Value call(const std::string& function, const List& arguments) override;

 private:
  using Entry = void (*)(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                         void*);
  std::vector<Fd> files_;
  std::map<std::string, std::pair<Entry, unsigned>> functions_;  // by qualified name
};

}  // namespace grader
