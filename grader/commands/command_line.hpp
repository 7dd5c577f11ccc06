// From words on a command line to a command. The only room that knows CLI11.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "grader/commands/commands.hpp"

namespace grader {

// Help or the version was asked for: this is it.
struct Information {
  std::string text;
};

struct CommandLine {
  std::variant<Information, GradeOptions, StartOptions, ListOptions, ShowOptions, HintOptions,
               ReplayOptions, CheckOptions, PackCommandOptions, VerifyOptions, DoctorOptions>
      command;
  std::string language;  // of --lang; empty: the locale decides
};

// `language` is that of the help. Throws Misuse "usage.missing",
// "usage.unexpected", "usage.unexpected_near" or "usage.value", or "command.unknown" {name, near}
// for a first word that is nearly a command and no folder.
CommandLine parse_command_line(std::vector<std::string> words,
                               Language language = Language::english);

// What follows --lang, before anything else is understood: also the words about a wrong command
// line shall be the reader's. "" if it is not there.
std::string find_language_option(const std::vector<std::string>& words);

}  // namespace grader
