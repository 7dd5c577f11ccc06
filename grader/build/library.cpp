#include "grader/build/library.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "grader/base/contains.hpp"
#include "grader/base/fault.hpp"
#include "grader/base/parallel.hpp"
#include "grader/build/link.hpp"
#include "grader/build/signature.hpp"

namespace grader {
namespace {

// A file after compiling: usable, or the verdict that it has for its own sake.
struct Part {
  const BuildInput* input = nullptr;
  std::optional<Compiled> compiled;
  std::optional<NotBuilt> trouble;
};

NotBuilt not_compiled(const Compiled& compiled) {
  return {.verdict = compiled.state == CompileState::compile_limit ? Verdict::compile_limit
                                                                   : Verdict::does_not_compile,
          .compiler = compiled.message};
}

NotBuilt reserved(const Compiled& compiled) {
  return {
      .verdict = Verdict::forbidden,
      .forbidden = contains(compiled.reserved, "main") ? "forbidden.main" : "forbidden.reserved"};
}

// What the student wrote under the function's name: in another namespace, or with other arguments.
std::string found_signature(const BuildInput& input, const Compiled& compiled,
                            const std::string& function) {
  const std::string name = function.substr(function.rfind(':') + 1);
  for (const std::string& qualified : compiled.others) {
    if (qualified == name || qualified.ends_with("::" + name))
      return signature_in(*input.source, qualified);
  }
  return "";
}

// The first of the exercise's functions that the file does not define.
std::optional<NotBuilt> missing_function(const BuildInput& input, const Compiled& compiled,
                                         const Builder& builder) {
  for (const std::string& function : input.exercise.functions)
    if (!contains(compiled.defines, function))
      return NotBuilt{.verdict = Verdict::does_not_compile,
                      .expected_signature = signature_in(builder.header_text, function),
                      .found_signature = found_signature(input, compiled, function)};
  return std::nullopt;
}

Part make_part(const BuildInput& input, const std::map<std::string, Bytes>& headers,
               const Builder& builder) {
  Part part{.input = &input};
  if (!input.refused.empty()) {
    part.trouble = NotBuilt{.verdict = Verdict::forbidden, .forbidden = input.refused};
  } else if (input.source == nullptr) {
    part.trouble = NotBuilt{};
  } else {
    part.compiled = compile({input.exercise, *input.source, headers}, builder.toolbox,
                            builder.cache, builder.sandbox);
    if (part.compiled->state != CompileState::compiled)
      part.trouble = not_compiled(*part.compiled);
    else if (!part.compiled->reserved.empty())
      part.trouble = reserved(*part.compiled);
    else
      part.trouble = missing_function(input, *part.compiled, builder);
  }
  return part;
}

class Closure {
 public:
  explicit Closure(const std::vector<Part>& parts) : parts_(parts) {
    for (const Part& part : parts)
      for (const std::string& function : part.input->exercise.functions) owner_[function] = &part;
  }

  // `start` and all that it calls, directly or not; `start` first, then in file order.
  std::vector<const Part*> of(const Part& start) const {
    std::set<const Part*> found = {&start};
    std::vector<const Part*> open = {&start};
    while (!open.empty()) {
      const Part* part = open.back();
      open.pop_back();
      if (!part->compiled) continue;
      for (const std::string& function : part->compiled->calls)
        if (const Part* callee = owner_.at(function); found.insert(callee).second)
          open.push_back(callee);
    }
    std::vector<const Part*> closure = {&start};
    for (const Part& part : parts_)
      if (&part != &start && found.contains(&part)) closure.push_back(&part);
    return closure;
  }

 private:
  const std::vector<Part>& parts_;
  std::map<std::string, const Part*> owner_;
};

NotBuilt blocked_by(const Part& callee, Verdict because) {
  return {.verdict = Verdict::blocked,
          .blocked_by = callee.input->exercise.id,
          .blocked_because = because};
}

Built link_part(const Part& part, const Closure& closure, const Builder& builder) {
  if (part.trouble) return *part.trouble;
  Library library;
  library.without_return = part.compiled->without_return;
  std::vector<const Bytes*> objects;
  for (const Part* each : closure.of(part)) {
    if (each->trouble) return blocked_by(*each, each->trouble->verdict);
    objects.push_back(&each->compiled->object);
    if (each != &part) library.callees.push_back(each->input->exercise.id);
  }
  auto linked = link(part.input->exercise, objects, builder.toolbox, builder.toolchain,
                     builder.cache, builder.sandbox);
  if (const auto* trouble = std::get_if<NotLinked>(&linked))
    return NotBuilt{
        .verdict = trouble->is_limit ? Verdict::compile_limit : Verdict::does_not_compile,
        .compiler = trouble->message};
  library.shared_object = std::move(std::get<Bytes>(linked));
  return library;
}

// A part that cannot be linked because one that it calls cannot waits for that one: only a file
// that declares what nobody defines is to blame.
void blame_callees(const std::vector<Part>& parts, const Closure& closure,
                   std::vector<Built>& built) {
  const auto cannot_link = [&, before = built](const Part& part) {
    const auto index = static_cast<std::size_t>(&part - parts.data());
    return !part.trouble && std::holds_alternative<NotBuilt>(before[index]) &&
           std::get<NotBuilt>(before[index]).verdict == Verdict::does_not_compile;
  };
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!cannot_link(parts[i])) continue;
    for (const Part* callee : closure.of(parts[i]))
      if (callee != &parts[i] && cannot_link(*callee) &&
          !contains(closure.of(*callee), &parts[i])) {
        built[i] = blocked_by(*callee, Verdict::does_not_compile);
        break;
      }
  }
}

}  // namespace

std::vector<Built> build_all(const std::vector<BuildInput>& inputs,
                             const std::map<std::string, Bytes>& headers, const Builder& builder) {
  std::vector<Part> parts(inputs.size());
  for_each_index(inputs.size(), builder.jobs,
                 [&](std::size_t i) { parts[i] = make_part(inputs[i], headers, builder); });
  const Closure closure(parts);
  std::vector<Built> built(inputs.size());
  for_each_index(inputs.size(), builder.jobs,
                 [&](std::size_t i) { built[i] = link_part(parts[i], closure, builder); });
  blame_callees(parts, closure, built);
  return built;
}

}  // namespace grader
