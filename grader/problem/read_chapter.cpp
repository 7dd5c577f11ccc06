#include "grader/problem/read_chapter.hpp"

#include "grader/problem/mapping.hpp"
#include "grader/problem/scalars.hpp"

namespace grader {

namespace {

namespace fs = std::filesystem;

fs::path whole_path(const fs::path& path) {
  return fs::absolute(path).lexically_normal();
}

// What `node` names, relative to `folder`; nothing, and an error, unless `exists` says that it is
// there.
std::optional<fs::path> read_path(const Node* node, const fs::path& folder, std::string_view what,
                                  bool (*exists)(const fs::path&), Errors& errors) {
  const std::optional<std::string> text = read_text(node, what, errors);
  if (!text) return std::nullopt;
  const fs::path path = whole_path(folder / *text);
  if (exists(path)) return path;
  errors.add_expected(*node, what);
  return std::nullopt;
}

std::string read_folder(const Node* node, const fs::path& folder, Errors& errors) {
  const auto exists = [](const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
  };
  const auto path = read_path(node, folder, "a folder that is there", exists, errors);
  // `some/folder/` and `some/folder` are the same folder.
  return path ? (path->has_filename() ? *path : path->parent_path()).string() : "";
}

}  // namespace

std::optional<Chapter> read_chapter(const Node& root, const fs::path& folder, Errors& errors) {
  const std::size_t errors_before = errors.count();
  const Mapping mapping(root, "a chapter", chapter_keys, errors);
  Chapter chapter;
  const auto is_file = [](const fs::path& path) { return read_source(path).refused.empty(); };
  const auto header =
      read_path(mapping.require("header"), folder, "a header that is there", is_file, errors);
  if (header) {
    chapter.info.header = header->filename().string();
    chapter.info.header_text = read_source(*header).text;
  }
  const fs::path here = whole_path(folder);
  chapter.info.id = (here.has_filename() ? here : here.parent_path()).filename().string();
  chapter.info.title = read_words(mapping.require("title"), "a title", errors).value_or(Words{});
  chapter.info.not_attempted =
      read_cpp_name(mapping.find("not_attempted"), "the name of a C++ type", errors).value_or("");
  chapter.reference_folder = read_folder(mapping.require("reference"), folder, errors);
  chapter.template_folder = read_folder(mapping.require("template"), folder, errors);
  return errors.count() == errors_before ? std::optional(chapter) : std::nullopt;
}

}  // namespace grader
