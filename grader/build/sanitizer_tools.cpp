#include "grader/build/sanitizer_tools.hpp"

#include "grader/base/fault.hpp"
#include "grader/build/kit_files.hpp"
#include "grader/build/tool_folder.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

// The first report is the one that is told. A division of numbers by zero is none: it is infinite.
// What UBSan has to say of sizes ASan knows better; of types behind pointers, of arithmetic with
// null and of copies of nothing there is nothing to learn here.
const std::vector<std::string> flags = {
    "-fsanitize=address,undefined",
    "-fno-sanitize=vptr,pointer-overflow,nonnull-attribute,object-size",
    "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-g1",
    // Eigen allocates in another way where it sees this, and the binding does not.
    "-U__SANITIZE_ADDRESS__"};

constexpr std::size_t most_supervisor_bytes = std::size_t{16} << 20;

Digest key_of(const Toolbox& plain) {
  const std::string plain_key = to_hex(plain.key);
  std::vector<std::string_view> parts = {"sanitizer tools 3", plain_key};
  parts.insert(parts.end(), flags.begin(), flags.end());
  for (const auto& [path, text] : supervisor_files()) parts.insert(parts.end(), {path, text});
  return digest_of(parts);
}

Toolbox toolbox_in(const fs::path& folder, const Digest& key, const Toolbox& plain) {
  Toolbox toolbox = plain;
  toolbox.folder = folder;
  toolbox.key = key;
  toolbox.compile.insert(toolbox.compile.end(), flags.begin(), flags.end());
  toolbox.libraries = {"-lasan", "-lubsan"};
  return toolbox;
}

// All but the precompiled header, which fits no other flags.
void copy_tools(const fs::path& from, const fs::path& to) {
  for (const auto& entry : fs::directory_iterator(from)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".gch") || name == "seal.txt") continue;
    if (const auto bytes = read_file(entry.path(), most_tool_bytes)) write_file(to / name, *bytes);
  }
}

// Only linked with the runtime, which must come first: none of it needs to be looked at itself, and
// it stays fast.
void make_supervisor(const fs::path& folder, const Toolchain& toolchain, Sandbox& sandbox) {
  std::vector<std::string> arguments = {toolchain.compiler.string(),
                                        "-std=c++20",
                                        "-O1",
                                        "-DGRADER_INSTRUMENTED",  // the runtime tells crashes
                                        "-I{tools}",
                                        "-Wl,--no-as-needed",
                                        "-lasan",
                                        "-lubsan",
                                        "-o",
                                        "supervisor"};
  const fs::path sources = folder / "grader";
  for (const auto& [path, text] : supervisor_files()) {
    fs::create_directories((folder / path).parent_path());
    write_file(folder / path, text);
    if (path.ends_with(".cpp")) arguments.push_back("{tools}/" + path);
  }
  make_tool(folder, arguments, "supervisor", {"fault.toolbox", {}}, sandbox);
  fs::remove_all(sources);
}

void make_all(const fs::path& folder, const Toolbox& toolbox, const Toolbox& plain,
              const Toolchain& toolchain, Sandbox& sandbox) {
  copy_tools(plain.folder, folder);
  make_supervisor(folder, toolchain, sandbox);
  // What a student's code hands to a product may be gone already: these look, too.
  make_products_and_header(folder, toolbox.compile, sandbox);
}

}  // namespace

SanitizerTools open_sanitizer_tools(const Toolbox& plain, const Toolchain& toolchain,
                                    const Cache& cache, Sandbox& sandbox, const Tell& tell) {
  const Digest key = key_of(plain);
  const fs::path folder = cache.folder() / ("sanitizer-" + to_hex(key).substr(0, 24));
  SanitizerTools tools{.toolbox = toolbox_in(folder, key, plain)};
  if (!is_whole(folder)) {
    tell({"sanitizer.making", {}});
    make_tool_folder(folder, cache, [&](const fs::path& made) {
      make_all(made, tools.toolbox, plain, toolchain, sandbox);
    });
  }
  auto supervisor = read_file(folder / "supervisor", most_supervisor_bytes);
  if (!supervisor) throw Fault({"fault.toolbox", {{"text", folder.string()}}});
  tools.supervisor = std::move(*supervisor);
  return tools;
}

}  // namespace grader
