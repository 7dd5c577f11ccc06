#include "grader/run/in_process.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/mman.h>

#include "grader/base/fault.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

constexpr std::uint64_t most_reply_bytes = std::uint64_t{1} << 32;  // it is trusted

[[noreturn]] void missing(const std::string& file, const std::string& text) {
  throw Misuse({"pack.reference_missing", {{"file", file}, {"text", text}}});
}

std::string reason_of(const NotBuilt& trouble) {
  if (!trouble.compiler.text.empty()) return trouble.compiler.text;
  if (!trouble.blocked_by.empty()) return "it calls " + trouble.blocked_by;
  if (!trouble.expected_signature.empty())
    return "it does not define " + trouble.expected_signature;
  if (trouble.verdict == Verdict::not_attempted) return "there is no such file";
  return std::string(to_string(trouble.verdict));
}

// Loads a shared object from memory. It stays loaded until the program ends, and so does its
// descriptor: the loader tells libraries apart by their paths, and a number used twice would be a
// library loaded once.
void* load(const Bytes& shared_object, std::vector<Fd>& files) {
  const Fd& file = files.emplace_back(memfd_create("reference", MFD_CLOEXEC));
  if (!file || !write_all(file.get(), shared_object)) return nullptr;
  const std::string path = "/proc/self/fd/" + std::to_string(file.get());
  return dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
}

void append(void* to, const char* bytes, std::size_t size) {
  static_cast<Bytes*>(to)->append(bytes, size);
}

std::string text_of(const Reply& reply) {
  const auto* thrown = std::get_if<Thrown>(&reply);
  return thrown == nullptr ? "gave no value" : thrown->type + ": " + thrown->text;
}

Value value_of(const Reply& reply, const std::string& function) {
  if (const auto* returned = std::get_if<Returned>(&reply)) return returned->value;
  throw Misuse({"pack.reference_failed", {{"function", function}, {"text", text_of(reply)}}});
}

}  // namespace

InProcessReference::InProcessReference(const std::vector<const ExerciseInfo*>& exercises,
                                       const std::vector<Built>& built) {
  for (std::size_t i = 0; i < exercises.size(); ++i) {
    if (const auto* trouble = std::get_if<NotBuilt>(&built[i]))
      missing(exercises[i]->file, reason_of(*trouble));
    add(exercises[i]->file, std::get<Library>(built[i]).shared_object, exercises[i]->functions);
  }
}

void InProcessReference::add(const std::string& name, const Bytes& shared_object,
                             const std::vector<std::string>& functions) {
  void* handle = load(shared_object, files_);
  void* entry = handle == nullptr ? nullptr : dlsym(handle, "grader_entry");
  if (entry == nullptr) missing(name, dlerror());
  for (unsigned f = 0; f < functions.size(); ++f)
    functions_[functions[f]] = {reinterpret_cast<Entry>(entry), f};
}

Value InProcessReference::call(const std::string& function, const List& arguments) {
  return value_of(ask(function, arguments), function);
}

Reply InProcessReference::ask(const std::string& function, const List& arguments) {
  const auto found = functions_.find(function);
  if (found == functions_.end())
    throw Misuse({"pack.reference_failed", {{"function", function}, {"text", "is not bound"}}});
  WireWriter bound;
  bound.u64(most_reply_bytes);
  const Bytes input = bound.bytes() + encode_all(arguments);
  Bytes bytes;
  found->second.first(found->second.second, reinterpret_cast<const unsigned char*>(input.data()),
                      append, &bytes);
  const auto reply = read_reply(bytes);
  return reply ? *reply : Reply{NotAttempted{}};
}

std::optional<Value> InProcessMistaken::call(const std::string& function,
                                             const std::vector<std::string>& names,
                                             const List& arguments) {
  const std::size_t last = function.rfind("::") + 2;
  const std::string mistaken = function.substr(0, last) + "mistaken::" + function.substr(last);
  List all = {Value{List{}}};
  for (const std::string& name : names) std::get<List>(all[0].content).push_back(Value{name});
  all.insert(all.end(), arguments.begin(), arguments.end());
  const Reply reply = functions_.ask(mistaken, all);
  if (const auto* returned = std::get_if<Returned>(&reply)) return returned->value;
  const auto* thrown = std::get_if<Thrown>(&reply);
  if (thrown != nullptr && thrown->type == "std::domain_error") return std::nullopt;
  throw Misuse({"pack.mistake_failed",
                {{"function", function},
                 {"names", fmt::format("{}", fmt::join(names, " and "))},
                 {"text", text_of(reply)}}});
}

}  // namespace grader
