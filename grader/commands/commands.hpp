// What the program can be told to do. Each command says what it has to say through `Terminal` and
// returns the program's exit status; troubles are thrown.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/words/words.hpp"

namespace grader {

// Exit statuses that other programs rely on.
enum Status : int { full_marks = 0, something_missing = 1, misused = 2, not_graded_status = 3 };

struct Terminal {
  std::function<void(std::string_view)> out;   // results
  std::function<void(std::string_view)> note;  // progress
  Language language = Language::english;
  bool colour = false;
  bool wraps = false;  // whether somebody reads along: then in lines of at most 80 columns

  // Says `message` as progress, or as what came of the command.
  void tell(const Message& message) const;
  void say(const Message& message) const;
};

// `start` and `message`, made safe to show; in lines of at most 80 columns if it `wraps`, unless it
// has lines of its own.
std::string sentence_lines(const std::string& start, const Message& message, Language language,
                           bool wraps);

// Which chapter a command is about.
struct ChapterChoice {
  std::string folder = ".";  // a student's
  std::string chapter;       // empty: the folder or the only installed pack tells it
  std::string pack;          // a file, instead of an installed one
};

struct GradeOptions {
  std::string folder = ".";
  std::string chapter;               // empty: the folder or the only installed pack tells it
  std::string pack;                  // a file, instead of an installed one
  std::string json;                  // where the result goes as JSON; empty: nowhere
  std::string audience = "student";  // or "instructor": hidden cases are shown in full
  unsigned jobs = 0;                 // 0: as many as there are processors
  std::string sandbox = "rlimits";   // the weakest level that will do
  bool trust_submission = false;
  std::string sanitize = "suspects";  // or "all", "off": what sanitizers look at again
};

struct StartOptions {
  std::string chapter, folder;
  std::string pack;
};

struct ListOptions {
  ChapterChoice choice;
};

struct ShowOptions {
  ChapterChoice choice;
  std::string exercise;  // or exercise/case
};

struct HintOptions {
  ChapterChoice choice;
  std::string exercise;  // empty: the one whose file was changed last
  unsigned number = 0;   // 0: the next one
  bool all = false;
};

struct ReplayOptions {
  ChapterChoice choice;
  std::string exercise;  // exercise/case
  unsigned trial = 0;    // from 1; 0: the first that goes wrong
  std::string output;    // where the program goes; empty: repro.cpp in the student's folder
  std::string sandbox = "rlimits";  // the weakest level that will do
  bool trust_submission = false;
};

struct CheckOptions {
  std::vector<std::string>
      chapters;        // names, or paths of folders or files; none: all that are known
  std::string folder;  // to look for names in
};

struct PackCommandOptions {
  std::string chapter;   // its name, or its folder's path
  std::string chapters;  // folder to look for it in
  std::string output;    // empty: CHAPTER.pack
  std::string secret;    // file
  bool visible = false;
  bool redraw = false;
};

struct VerifyOptions {
  std::string chapter;              // its name, or its folder's path
  std::string chapters;             // folder to look for it in
  std::vector<std::string> styles;  // folders of right answers, to be full as well
  bool full = false;                // under other compilers as well
  std::string examples;             // folder for the reports on known mistakes; empty: none
};

struct DoctorOptions {};

int run_grade(const GradeOptions& options, const Terminal& terminal);
int run_start(const StartOptions& options, const Terminal& terminal);
int run_list(const ListOptions& options, const Terminal& terminal);
int run_show(const ShowOptions& options, const Terminal& terminal);
int run_hint(const HintOptions& options, const Terminal& terminal);
int run_replay(const ReplayOptions& options, const Terminal& terminal);
int run_check(const CheckOptions& options, const Terminal& terminal);
int run_pack(const PackCommandOptions& options, const Terminal& terminal);
int run_verify(const VerifyOptions& options, const Terminal& terminal);
// Exit status 1 if the machine is not fit for code that nobody trusts.
int run_doctor(const DoctorOptions& options, const Terminal& terminal);

}  // namespace grader
