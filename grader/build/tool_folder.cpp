#include "grader/build/tool_folder.hpp"

#include <map>

#include <fmt/format.h>

#include "grader/base/digest.hpp"
#include "grader/base/fault.hpp"
#include "grader/build/compiler_output.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

// What a whole folder is known by: the digest of all its files, of the precompiled header (as
// large as all of a compile's time to read) only the size.
std::string seal_of(const fs::path& folder) {
  std::map<std::string, std::string> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name == "seal.txt") continue;
    const bool large = name.ends_with(".gch");
    files[name] = large ? fmt::format("{}", fs::file_size(entry.path(), error))
                        : read_file(entry.path(), most_tool_bytes).value_or("");
  }
  std::vector<std::string_view> parts;
  for (const auto& [name, content] : files) parts.insert(parts.end(), {name, content});
  return to_hex(digest_of(parts));
}

// Whoever is first, wins: both made the same. A harmed one makes room.
void move_into_place(TemporaryFolder& made, const fs::path& folder) {
  fs::permissions(made.path(), fs::perms(0755));
  std::error_code error;
  if (!is_whole(folder)) fs::remove_all(folder, error);
  fs::rename(made.path(), folder, error);
  if (!error) made.release();
}

}  // namespace

bool is_whole(const fs::path& folder) {
  const auto seal = read_file(folder / "seal.txt", most_tool_bytes);
  return seal && *seal == seal_of(folder);
}

void make_tool_folder(const fs::path& folder, const Cache& cache,
                      const std::function<void(const fs::path&)>& fill) {
  TemporaryFolder made(cache.folder());
  fs::permissions(made.path(), fs::perms(0755));
  fill(made.path());
  write_file(made.path() / "seal.txt", seal_of(made.path()));
  move_into_place(made, folder);
  if (!is_whole(folder)) throw Fault({"fault.toolbox", {{"text", folder.string()}}});
}

void make_tool(const fs::path& folder, std::vector<std::string> arguments,
               const std::string& product, Message broken, Sandbox& sandbox) {
  const Command command{.arguments = std::move(arguments), .tools = folder, .wanted = {product}};
  Limits limits;
  limits.cpu = std::chrono::minutes(2);
  limits.wall = std::chrono::minutes(10);
  const CommandRecord record = sandbox.run(command, limits);
  const auto file = record.files.find(product);
  if (file != record.files.end()) return write_file(folder / product, file->second);
  if (record.disk_full) throw Fault({"fault.disk", {{"path", temporary_place().string()}}});
  const auto* exited = std::get_if<Exited>(&record.ending);
  const std::string text = first_message(record.output, "").text;
  if (exited == nullptr || exited->status != 1)
    throw Fault({"fault.toolbox", {{"text", text.empty() ? "the compiler was stopped" : text}}});
  broken.values["text"] = text;
  throw Misuse(broken);
}

// The products first: g++ 12 takes a precompiled header of another optimisation level, and may
// crash.
void make_products_and_header(const fs::path& folder, const std::vector<std::string>& compile,
                              Sandbox& sandbox) {
  const Message broken{"chapter.header_broken", {}};
  make_tool(folder, plus(compile, {"-O2", "-c", "{tools}/products.cpp", "-o", "products.o"}),
            "products.o", broken, sandbox);
  make_tool(folder,
            plus(compile, {"-x", "c++-header", "{tools}/prelude.hpp", "-o", "prelude.hpp.gch"}),
            "prelude.hpp.gch", broken, sandbox);
}

std::vector<std::string> plus(std::vector<std::string> arguments,
                              std::initializer_list<std::string> more) {
  arguments.insert(arguments.end(), more);
  return arguments;
}

}  // namespace grader
