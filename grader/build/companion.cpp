#include "grader/build/companion.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/fault.hpp"
#include "grader/base/parallel.hpp"
#include "grader/build/compiler_output.hpp"
#include "grader/build/link.hpp"
#include "grader/problem/declared_functions.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_file_bytes = std::size_t{1} << 20;

[[noreturn]] void refuse(const Companion& companion, const std::string& text) {
  throw Misuse({"pack.companion_broken", {{"folder", companion.folder}, {"text", text}}});
}

std::map<std::string, Bytes> files_ending(const std::map<std::string, Bytes>& files,
                                          std::string_view ending) {
  std::map<std::string, Bytes> chosen;
  for (const auto& [name, bytes] : files)
    if (name.ends_with(ending)) chosen.emplace(name, bytes);
  return chosen;
}

// One compile of our own or a trusted file, from the cache or now.
class Compiler {
 public:
  Compiler(const Companion& companion, const std::map<std::string, Bytes>& headers,
           const Builder& builder)
      : companion_(companion), headers_(headers), builder_(builder) {
    for (const auto& [name, bytes] : files_ending(companion.files, ".hpp")) headers_[name] = bytes;
  }

  Bytes object_of(const std::string& file) const {
    Command command = command_for({"-c", file});
    command.files[file] = companion_.files.at(file);
    return run(command, file);
  }

  Bytes binding() const {
    return run(command_for({"-include", companion_.header,
                            "-DGRADER_NOT_ATTEMPTED=grader::binding::NoSuchType",
                            fmt::format("-DGRADER_FUNCTIONS=GRADER_BIND({})",
                                        fmt::join(companion_.functions, ") GRADER_BIND(")),
                            "-c", "{tools}/bind.cpp"}),
               companion_.header);
  }

 private:
  Command command_for(std::initializer_list<std::string> words) const {
    const Toolbox& toolbox = builder_.toolbox;
    Command command{.tools = toolbox.folder, .files = headers_, .wanted = {"object.o"}};
    command.arguments = toolbox.compile;
    auto& arguments = command.arguments;
    arguments.insert(arguments.end(), {"-include", "{tools}/prelude.hpp"});
    arguments.insert(arguments.end(), words);
    arguments.insert(arguments.end(), {"-o", "object.o"});
    return command;
  }

  Digest key_of(const Command& command) const {
    const std::string toolbox_key = to_hex(builder_.toolbox.key);
    std::vector<std::string_view> parts = {"companion 1", toolbox_key};
    parts.insert(parts.end(), command.arguments.begin(), command.arguments.end());
    for (const auto& [name, bytes] : command.files) parts.insert(parts.end(), {name, bytes});
    return digest_of(parts);
  }

  Bytes run(const Command& command, const std::string& file) const {
    const Digest key = key_of(command);
    if (auto known = builder_.cache.find(key)) return std::move(*known);
    Limits limits;
    limits.cpu = std::chrono::minutes(2);
    limits.wall = std::chrono::minutes(10);
    const CommandRecord record = builder_.sandbox.run(command, limits);
    const auto object = record.files.find("object.o");
    if (object == record.files.end() && record.disk_full)
      throw Fault({"fault.disk", {{"path", temporary_place().string()}}});
    if (object == record.files.end())
      refuse(companion_, first_message(record.output, file, command.files).text);
    builder_.cache.keep(key, object->second);
    return object->second;
  }

  const Companion& companion_;
  std::map<std::string, Bytes> headers_;
  const Builder& builder_;
};

// The right answers that the companion may call; of each all symbols are local but the API's.
std::vector<Bytes> objects_of(const std::vector<BuildInput>& reference,
                              const std::map<std::string, Bytes>& headers, const Builder& builder) {
  std::vector<Bytes> objects(reference.size());
  for_each_index(reference.size(), builder.jobs, [&](std::size_t i) {
    if (reference[i].source == nullptr) return;
    objects[i] = compile({reference[i].exercise, *reference[i].source, headers}, builder.toolbox,
                         builder.cache, builder.sandbox)
                     .object;
  });
  std::erase(objects, Bytes());  // one that does not compile is said of the reference itself
  return objects;
}

}  // namespace

Companion read_companion(const fs::path& folder, const std::string& header) {
  Companion companion{.folder = folder.filename().string(), .header = header};
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".cpp") && !name.ends_with(".hpp")) continue;
    if (auto bytes = read_file(entry.path(), most_file_bytes))
      companion.files.emplace(name, std::move(*bytes));
  }
  const auto declared = companion.files.find(header);
  if (declared != companion.files.end()) companion.functions = declared_functions(declared->second);
  return companion;
}

Bytes build_companion(const Companion& companion, const std::vector<BuildInput>& reference,
                      const std::map<std::string, Bytes>& headers, const Builder& builder) {
  if (companion.functions.empty()) refuse(companion, companion.header + " declares no function");
  const Compiler compiler(companion, headers, builder);
  std::vector<Bytes> objects = objects_of(reference, headers, builder);
  const std::size_t others = objects.size();
  std::vector<std::string> files;
  for (const auto& [name, bytes] : files_ending(companion.files, ".cpp")) files.push_back(name);
  objects.resize(others + files.size() + 1);
  for_each_index(files.size() + 1, builder.jobs, [&](std::size_t i) {
    objects[others + i] = i < files.size() ? compiler.object_of(files[i]) : compiler.binding();
  });
  std::vector<const Bytes*> parts;
  for (const Bytes& object : objects) parts.push_back(&object);
  auto linked = link_bound(parts, companion.folder, builder.toolbox, builder.toolchain,
                           builder.cache, builder.sandbox);
  if (const auto* trouble = std::get_if<NotLinked>(&linked))
    refuse(companion, trouble->message.text);
  return std::move(std::get<Bytes>(linked));
}

}  // namespace grader
