// What a student handed in, read once and copied: nothing downstream opens the folder again.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "grader/base/file.hpp"
#include "grader/base/message.hpp"

namespace grader {

// The file of one exercise: its text as UTF-8, or why it was refused.
struct SubmittedFile {
  Bytes bytes;
  // "", or the message id of the reason: "forbidden.link", "forbidden.fifo", "forbidden.binary",
  // ...
  std::string refused;
  std::string name = {};  // as it is called in the folder
};

// What the first line of a program begins with that `grader replay` has written: no exercise, and
// no reason for a note.
inline constexpr std::string_view repro_marker = "// Written by `grader replay ";

struct Submission {
  std::string id;                // the folder's name
  std::filesystem::path folder;  // that the files were read from
  std::string digest;            // of all that was read, as it was on the disk; hexadecimal
  // by the exercise's file name, whatever the file is called; an exercise that is not there was not
  // attempted
  std::map<std::string, SubmittedFile> sources;
  std::map<std::string, Bytes> headers;  // the student's own, by file name, as UTF-8
  std::vector<Message> notes;            // what was ignored, converted or taken for something else
};

// What is looked for in a folder.
struct WantedFiles {
  std::vector<std::string> sources;  // the exercises' files
  std::string api_header;            // ours is used, whatever theirs says
  std::set<std::string> others;      // what else was laid out for them: ignored without a note
};

// Reads from `folder` the wanted sources, and the student's own headers; where it holds nothing but
// one folder, from that one. A wanted source that is not there is looked for under similar names
// (see file_names.hpp); an exact name always wins. Only regular files of at most 1 MiB are read,
// whatever their encoding (see encoding.hpp); links are not followed and FIFOs do not block. Throws
// Misuse "folder.missing" {path} or, where no wanted source is there, "folder.empty" {path,
// example}.
Submission read_submission(const std::filesystem::path& folder, const WantedFiles& wanted);

}  // namespace grader
