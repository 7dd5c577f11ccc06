// Calling the reference: trusted code, so in our own process and without a fork.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "grader/build/library.hpp"
#include "grader/pack/reference.hpp"
#include "grader/run/reply.hpp"

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

  // The same, whatever comes of it.
  Reply ask(const std::string& function, const List& arguments);

 private:
  using Entry = void (*)(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                         void*);
  std::vector<Fd> files_;
  std::map<std::string, std::pair<Entry, unsigned>> functions_;  // by qualified name
};

// The mistaken functions that a chapter keeps beside its reference: for `space::function` there is
// `space::mistaken::function`, whose first argument are the names of the mistakes to make. One that
// cannot be made with such arguments throws std::domain_error.
class InProcessMistaken : public Mistaken {
 public:
  // `functions` must outlive this and hold the mistaken ones.
  explicit InProcessMistaken(InProcessReference& functions) : functions_(functions) {}

  std::optional<Value> call(const std::string& function, const std::vector<std::string>& names,
                            const List& arguments) override;

 private:
  InProcessReference& functions_;
};

}  // namespace grader
