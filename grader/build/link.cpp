#include "grader/build/link.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "grader/base/fault.hpp"
#include "grader/build/compiler_output.hpp"

namespace grader {
namespace {

Command command_of(const std::vector<const Bytes*>& objects, const Toolbox& toolbox,
                   const Toolchain& toolchain) {
  Command command{.tools = toolbox.folder, .wanted = {"exercise.so"}};
  command.arguments = {toolchain.compiler.string(),
                       "-shared",
                       "-nostartfiles",  // see bind.cpp
                       "-Wl,-z,norelro",
                       "-Wl,-z,defs",
                       "-Wl,--version-script={tools}/export.map",
                       "-Wl,--hash-style=gnu",
                       "-o",
                       "exercise.so"};
  // gold is three times as fast as the default linker and comes with it.
  if (access("/usr/bin/ld.gold", X_OK) == 0) command.arguments.push_back("-fuse-ld=gold");
  for (std::size_t i = 0; i < objects.size(); ++i) {
    const std::string name = fmt::format("part{}.o", i);
    command.files[name] = *objects[i];
    command.arguments.push_back(name);
  }
  return command;
}

Digest key_of_link(const Command& command, const Toolbox& toolbox) {
  const std::string toolbox_key = to_hex(toolbox.key);
  std::vector<std::string_view> parts = {"link 1", toolbox_key};
  parts.insert(parts.end(), command.arguments.begin(), command.arguments.end());
  for (const auto& [name, bytes] : command.files) parts.push_back(bytes);
  return digest_of(parts);
}

Limits link_limits() {
  Limits limits;
  limits.file_bytes = std::uint64_t{64} << 20;  // as for each object that goes in
  return limits;
}

// The linker, which the compiler started for us, ends with 1 where the program is wrong.
bool is_limit(const CommandRecord& record) {
  const auto* exited = std::get_if<Exited>(&record.ending);
  return exited == nullptr || exited->status != 1 ||
         record.output.find("File size limit exceeded") != Bytes::npos ||
         record.output.find("File too large") != Bytes::npos;
}

std::variant<Bytes, NotLinked> run(Command command, const std::string& name, const Toolbox& toolbox,
                                   const Cache& cache, Sandbox& sandbox) {
  command.arguments.push_back("{tools}/products.o");
  command.arguments.insert(command.arguments.end(), toolbox.libraries.begin(),
                           toolbox.libraries.end());
  const Digest key = key_of_link(command, toolbox);
  if (auto known = cache.find(key)) return std::move(*known);
  CommandRecord record = sandbox.run(command, link_limits());
  const auto file = record.files.find("exercise.so");
  const auto* exited = std::get_if<Exited>(&record.ending);
  const bool linked = file != record.files.end() && exited != nullptr && exited->status == 0;
  if (!linked && record.disk_full)
    throw Fault({"fault.disk", {{"path", temporary_place().string()}}});
  if (!linked) return NotLinked{first_message(record.output, name), is_limit(record)};
  cache.keep(key, file->second);
  return std::move(file->second);
}

}  // namespace

std::variant<Bytes, NotLinked> link(const ExerciseInfo& exercise,
                                    const std::vector<const Bytes*>& objects,
                                    const Toolbox& toolbox, const Toolchain& toolchain,
                                    const Cache& cache, Sandbox& sandbox) {
  Command command = command_of(objects, toolbox, toolchain);
  command.arguments.push_back(fmt::format("{{tools}}/bind_{}.o", exercise.id));
  return run(std::move(command), exercise.file, toolbox, cache, sandbox);
}

std::variant<Bytes, NotLinked> link_bound(const std::vector<const Bytes*>& objects,
                                          const std::string& name, const Toolbox& toolbox,
                                          const Toolchain& toolchain, const Cache& cache,
                                          Sandbox& sandbox) {
  return run(command_of(objects, toolbox, toolchain), name, toolbox, cache, sandbox);
}

}  // namespace grader
