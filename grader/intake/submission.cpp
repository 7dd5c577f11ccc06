#include "grader/intake/submission.hpp"

#include <algorithm>

#include "grader/base/characters.hpp"
#include "grader/base/contains.hpp"
#include "grader/base/digest.hpp"
#include "grader/base/fault.hpp"
#include "grader/base/text.hpp"
#include "grader/intake/choose_files.hpp"
#include "grader/intake/encoding.hpp"
#include "grader/intake/file_names.hpp"
#include "grader/intake/folder.hpp"

namespace grader {
namespace {

bool is_header(const std::string& name) {
  static constexpr std::string_view endings[] = {".hpp", ".h",   ".hh", ".hxx",
                                                 ".inc", ".ipp", ".tpp"};
  const std::string small = folded(name);
  return std::any_of(std::begin(endings), std::end(endings),
                     [&](std::string_view ending) { return small.ends_with(ending); });
}

// The path of the folder itself, also where it was given as "." or with a slash at its end.
std::string id_of(const std::filesystem::path& folder) {
  const auto path = std::filesystem::absolute(folder).lexically_normal();
  return (path.has_filename() ? path : path.parent_path()).filename().string();
}

// The name of a file or folder, fit for a sentence.
std::string shown(const std::filesystem::path& path) {
  return cut(make_safe_line(path.filename().string()), 60);
}

// Reads one folder into a submission.
class Reader {
  // Those that are refused, too: reading each takes its time.
  static constexpr int most_headers_read = 64;

 public:
  Reader(const std::filesystem::path& path, const WantedFiles& wanted)
      : wanted_(wanted), folder_(path, wanted.sources) {
    submission_.id = id_of(path);
    submission_.folder = folder_.path();
    if (folder_.path() != path)
      submission_.notes.push_back({"note.inner_folder", {{"folder", shown(folder_.path())}}});
  }

  Submission read() {
    for (const std::string& name : folder_.names())
      if (contains(wanted_.sources, name)) take_source(name, name);
    take_similar();
    for (const std::string& name : folder_.names())
      if (is_header(name) && name != wanted_.api_header) take_header(name);
    submission_.digest = digest();
    return std::move(submission_);
  }

 private:
  void note(const char* id, const std::string& file, std::map<std::string, std::string> more = {}) {
    more["file"] = shown(file);
    submission_.notes.push_back({id, std::move(more)});
  }

  // The text of what was read from `name`, or why there is none.
  void decode(SubmittedFile& source, const std::string& name) {
    if (!source.refused.empty()) return;
    auto decoded = decode_source(source.bytes);
    if (!decoded) {
      source = {{}, "forbidden.binary"};
      return;
    }
    if (!decoded->encoding.empty()) note("note.converted", name, {{"encoding", decoded->encoding}});
    if (decoded->damaged != 0)
      note("note.damaged", name, {{"line", std::to_string(decoded->damaged)}});
    source.bytes = std::move(decoded->text);
  }

  void take_source(const std::string& wanted, const std::string& name) {
    auto source = folder_.read(name);
    if (!source) return;
    source_parts_[wanted] = {name, source->bytes, source->refused};
    decode(*source, name);
    source->name = name;
    submission_.sources.emplace(wanted, std::move(*source));
  }

  bool is_repro(const std::string& name) const {
    const auto source = folder_.read(name);
    return source && source->bytes.starts_with(repro_marker);
  }

  // What is not there under its own name.
  void take_similar() {
    constexpr std::size_t most_names = 1000;
    std::vector<std::string> names, missing;
    for (const std::string& name : folder_.names())
      if (is_source_name(name) && !contains(wanted_.sources, name) &&
          !wanted_.others.contains(name) && names.size() < most_names)
        names.push_back(name);
    std::erase_if(names, [&](const std::string& name) { return is_repro(name); });
    for (const std::string& file : wanted_.sources)
      if (!submission_.sources.contains(file)) missing.push_back(file);
    const auto end = std::stable_partition(names.begin(), names.end(),
                                           [&](const auto& name) { return folder_.is_file(name); });
    for (auto other = end; other != names.end(); ++other) ignore(*other);
    names.erase(end, names.end());
    const Choice choice = choose_files(names, wanted_.sources, missing);
    auto& notes = submission_.notes;
    notes.insert(notes.end(), choice.notes.begin(), choice.notes.end());
    for (const auto& [wanted, name] : choice.sources) take_source(wanted, name);
  }

  void take_header(const std::string& name) {
    if (!has_room() || headers_read_ == most_headers_read) return ignore(name);
    ++headers_read_;
    auto source = folder_.read(name);
    if (!source) return;
    const Bytes original = source->bytes;
    decode(*source, name);
    if (!source->refused.empty() || !has_room()) return ignore(name);
    header_parts_[name] = original;
    submission_.headers.emplace(name, std::move(source->bytes));
  }

  // Whoever hands in thousands is not told of each.
  void ignore(const std::string& name) {
    constexpr int most_told = 50;
    if (ignored_++ < most_told) note("note.ignored_file", name);
  }

  // A student needs a few headers of their own; a thousand are an attack on our memory.
  bool has_room() const {
    constexpr std::size_t most_headers = 32, most_total = std::size_t{4} << 20;
    std::size_t total = 0;
    for (const auto& [name, bytes] : submission_.headers) total += bytes.size();
    return submission_.headers.size() < most_headers && total < most_total;
  }

  std::string digest() const {
    std::vector<std::string_view> parts;
    for (const auto& [wanted, source] : source_parts_)
      parts.insert(parts.end(), source.begin(), source.end());
    for (const auto& [name, bytes] : header_parts_) parts.insert(parts.end(), {name, bytes});
    return to_hex(digest_of(parts));
  }

  const WantedFiles& wanted_;
  Folder folder_;
  Submission submission_;
  // As they were on the disk. Of a source: its name there, its bytes, why it was refused.
  std::map<std::string, std::vector<std::string>> source_parts_;
  std::map<std::string, Bytes> header_parts_;
  int headers_read_ = 0, ignored_ = 0;
};

}  // namespace

Submission read_submission(const std::filesystem::path& folder, const WantedFiles& wanted) {
  Submission submission = Reader(folder, wanted).read();
  if (submission.sources.empty())
    throw Misuse({"folder.empty",
                  {{"path", make_safe_line(folder.string())}, {"example", wanted.sources.at(0)}}});
  return submission;
}

}  // namespace grader
