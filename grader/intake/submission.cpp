#include "grader/intake/submission.hpp"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

#include "grader/base/digest.hpp"
#include "grader/base/fault.hpp"

namespace grader {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20;

// Why a file that is no regular one is refused.
std::string refusal(mode_t mode) {
  if (S_ISLNK(mode)) return "forbidden.link";
  if (S_ISFIFO(mode)) return "forbidden.fifo";
  if (S_ISDIR(mode)) return "forbidden.folder";
  return "forbidden.special";
}

// Reads `name` in the open `folder`. Nothing if there is no such file.
std::optional<SourceFile> read_source(int folder, const std::string& name) {
  struct stat info {};
  if (fstatat(folder, name.c_str(), &info, AT_SYMLINK_NOFOLLOW) != 0) return std::nullopt;
  if (!S_ISREG(info.st_mode)) return SourceFile{{}, refusal(info.st_mode)};
  // Between the look and the opening it may have become something else, hence the flags.
  const Fd file(openat(folder, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!file || fstat(file.get(), &info) != 0) return SourceFile{{}, "forbidden.unreadable"};
  if (!S_ISREG(info.st_mode)) return SourceFile{{}, refusal(info.st_mode)};
  auto bytes = read_all(file.get(), most_bytes);
  if (!bytes) return SourceFile{{}, "forbidden.too_large"};
  return SourceFile{std::move(*bytes), ""};
}

bool is_header(const std::string& name) {
  static constexpr std::string_view endings[] = {".hpp", ".h", ".hh", ".inc"};
  return std::any_of(std::begin(endings), std::end(endings),
                     [&](std::string_view ending) { return name.ends_with(ending); });
}

// The names in the folder, sorted: the file system's own order is nobody's.
std::vector<std::string> names_in(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

// The path of the folder itself, also where it was given as "." or with a slash at its end.
std::string id_of(const std::filesystem::path& folder) {
  const auto path = std::filesystem::absolute(folder).lexically_normal();
  return (path.has_filename() ? path : path.parent_path()).filename().string();
}

std::string digest_of_files(const Submission& submission) {
  std::vector<std::string_view> parts;
  for (const auto& [name, source] : submission.sources)
    parts.insert(parts.end(), {name, source.bytes, source.refused});
  for (const auto& [name, bytes] : submission.headers) parts.insert(parts.end(), {name, bytes});
  return to_hex(digest_of(parts));
}

// A student needs a few headers of their own; a thousand are an attack on our memory.
bool has_room(const std::map<std::string, Bytes>& headers) {
  constexpr std::size_t most_headers = 32, most_total = std::size_t{4} << 20;
  std::size_t total = 0;
  for (const auto& [name, bytes] : headers) total += bytes.size();
  return headers.size() < most_headers && total < most_total;
}

void take(Submission& submission, int folder, const std::string& name, bool is_source) {
  auto source = read_source(folder, name);
  if (!source) return;
  if (is_source) {
    submission.sources.emplace(name, std::move(*source));
  } else if (source->refused.empty() && has_room(submission.headers)) {
    submission.headers.emplace(name, std::move(source->bytes));
  } else {
    submission.notes.push_back({"note.ignored_file", {{"file", name}}});
  }
}

}  // namespace

Submission read_submission(const std::filesystem::path& folder, const WantedFiles& wanted) {
  const Fd open_folder(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!open_folder) throw Misuse({"folder.missing", {{"path", folder.string()}}});
  Submission submission{.id = id_of(folder)};
  for (const std::string& name : names_in(folder)) {
    const auto& sources = wanted.sources;
    const bool is_source = std::find(sources.begin(), sources.end(), name) != sources.end();
    if (is_source || (is_header(name) && name != wanted.api_header))
      take(submission, open_folder.get(), name, is_source);
    else if (name.ends_with(".cpp") && !wanted.others.contains(name))
      submission.notes.push_back({"note.ignored_file", {{"file", name}}});
  }
  if (submission.sources.empty())
    throw Misuse({"folder.empty", {{"path", folder.string()}, {"example", wanted.sources.at(0)}}});
  submission.digest = digest_of_files(submission);
  return submission;
}

}  // namespace grader
