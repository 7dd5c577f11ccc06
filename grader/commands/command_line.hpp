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
  std::variant<Information, GradeOptions, StartOptions, PackCommandOptions> command;
  std::string language;  // of --lang; empty: the locale decides
};

// Throws Misuse "usage" {text}.
CommandLine parse_command_line(std::vector<std::string> words);

}  // namespace grader
