#include "grader/build/toolbox.hpp"

#include <optional>
#include <sstream>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/fault.hpp"
#include "grader/base/parallel.hpp"
#include "grader/build/demangle.hpp"
#include "grader/build/kit_files.hpp"
#include "grader/build/tool_folder.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

Digest key_of(const ToolboxPlan& plan, const Toolchain& toolchain) {
  std::vector<std::string_view> parts = {"toolbox 2", toolchain.identity, plan.chapter.header,
                                         plan.chapter.header_text, plan.chapter.not_attempted};
  for (const std::string& flag : toolchain.flags) parts.push_back(flag);
  for (const auto& [name, text] : kit_files()) parts.insert(parts.end(), {name, text});
  for (const ExerciseInfo* exercise : plan.exercises) {
    parts.push_back(exercise->id);
    for (const std::string& function : exercise->functions) parts.push_back(function);
  }
  return digest_of(parts);
}

std::vector<std::string> compile_of(const ToolboxPlan& plan, const Toolchain& toolchain) {
  std::vector<std::string> arguments = {toolchain.compiler.string()};
  arguments.insert(arguments.end(), toolchain.flags.begin(), toolchain.flags.end());
  arguments.push_back("-I{tools}");
  arguments.push_back(fmt::format("-DGRADER_API_HEADER=\"{}\"", plan.chapter.header));
  return arguments;
}

// A type of its own stands for "not attempted" where the chapter names none.
std::string not_attempted_of(const ChapterInfo& chapter) {
  return chapter.not_attempted.empty() ? "grader::binding::NoSuchType" : chapter.not_attempted;
}

std::string binds_of(const ExerciseInfo& exercise) {
  return fmt::format("GRADER_BIND({})", fmt::join(exercise.functions, ") GRADER_BIND("));
}

// The binding refers to the exercise's functions and so knows their symbols.
void find_symbols(const ExerciseInfo& exercise, const std::string& listing,
                  std::map<std::string, std::string>& functions) {
  std::istringstream lines(listing);
  for (std::string symbol; lines >> symbol; lines.ignore(1000, '\n'))
    for (const std::string& function : exercise.functions)
      if (demangled(symbol).starts_with(function + "(")) functions[function] = symbol;
}

void make_binding(const fs::path& folder, const ToolboxPlan& plan, const ExerciseInfo& exercise,
                  const Toolchain& toolchain, Sandbox& sandbox) {
  const std::string object = "bind_" + exercise.id + ".o";
  make_tool(
      folder,
      plus(compile_of(plan, toolchain),
           {"-include", "{tools}/prelude.hpp",
            "-DGRADER_NOT_ATTEMPTED=" + not_attempted_of(plan.chapter),
            "-DGRADER_FUNCTIONS=" + binds_of(exercise), "-c", "{tools}/bind.cpp", "-o", object}),
      object,
      {"chapter.binding_broken", {{"exercise", exercise.id}, {"header", plan.chapter.header}}},
      sandbox);
}

std::map<std::string, std::string> functions_in(const fs::path& folder, const ToolboxPlan& plan,
                                                Sandbox& sandbox) {
  std::map<std::string, std::string> functions;
  for (const ExerciseInfo* exercise : plan.exercises) {
    const Command command{
        .arguments = {"/usr/bin/nm", "-P", "-u", "{tools}/bind_" + exercise->id + ".o"},
        .tools = folder};
    find_symbols(*exercise, sandbox.run(command, Limits{}).output, functions);
  }
  return functions;
}

std::string version_of(const Toolchain& toolchain, const fs::path& folder, Sandbox& sandbox) {
  const Command command{.arguments = {toolchain.compiler.string(), "-dumpfullversion"},
                        .tools = folder};
  std::string version = sandbox.run(command, Limits{}).output;
  return version.substr(0, version.find('\n'));
}

// "version\nfunction symbol\n...": what open_toolbox reads back.
std::string summary_of(const std::string& version,
                       const std::map<std::string, std::string>& functions) {
  std::string summary = version + "\n";
  for (const auto& [name, symbol] : functions) summary += name + " " + symbol + "\n";
  return summary;
}

void make_all(const fs::path& folder, const ToolboxPlan& plan, const Toolchain& toolchain,
              Sandbox& sandbox) {
  for (const auto& [name, text] : kit_files()) write_file(folder / name, text);
  write_file(folder / plan.chapter.header, plan.chapter.header_text);
  write_file(folder / "export.map", "{ global: grader_entry; local: *; };\n");
  make_products_and_header(folder, compile_of(plan, toolchain), sandbox);
  for_each_index(plan.exercises.size(), std::thread::hardware_concurrency(), [&](std::size_t i) {
    make_binding(folder, plan, *plan.exercises[i], toolchain, sandbox);
  });
  const auto functions = functions_in(folder, plan, sandbox);
  write_file(folder / "summary.txt", summary_of(version_of(toolchain, folder, sandbox), functions));
}

// Nothing if there is no whole, unharmed toolbox.
std::optional<Toolbox> read_toolbox(const fs::path& folder, const Digest& key,
                                    const std::vector<std::string>& compile) {
  const auto summary = read_file(folder / "summary.txt", most_tool_bytes);
  if (!summary || !is_whole(folder)) return std::nullopt;
  Toolbox toolbox{.folder = folder, .key = key, .compile = compile};
  std::istringstream lines(*summary);
  std::getline(lines, toolbox.compiler_version);
  for (std::string name, symbol; lines >> name >> symbol;) toolbox.functions[name] = symbol;
  return toolbox;
}

}  // namespace

Toolbox open_toolbox(const ToolboxPlan& plan, const Toolchain& toolchain, const Cache& cache,
                     Sandbox& sandbox, const Tell& tell) {
  const Digest key = key_of(plan, toolchain);
  const fs::path folder = cache.folder() / ("toolbox-" + to_hex(key).substr(0, 24));
  const auto compile = compile_of(plan, toolchain);
  if (auto toolbox = read_toolbox(folder, key, compile)) return *toolbox;
  tell({"toolbox.making", {}});
  make_tool_folder(folder, cache,
                   [&](const fs::path& made) { make_all(made, plan, toolchain, sandbox); });
  if (auto toolbox = read_toolbox(folder, key, compile)) return *toolbox;
  throw Fault({"fault.toolbox", {{"text", folder.string()}}});
}

}  // namespace grader
