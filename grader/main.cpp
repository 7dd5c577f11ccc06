// The program: words in, a command, an exit status out. The only place that writes to the terminal.
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

#include <unistd.h>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/commands/command_line.hpp"

namespace {

using namespace grader;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

Language language_of(const std::string& option) {
  return choose_language(option, variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG"));
}

Terminal make_terminal(Language language) {
  Terminal terminal;
  terminal.out = [](std::string_view text) {
    if (!write_all(STDOUT_FILENO, text))
      throw Fault({"fault.output", {{"reason", std::strerror(errno)}}});
  };
  terminal.note = [](std::string_view text) { std::cerr << text << std::flush; };
  terminal.language = language;
  terminal.wraps = isatty(STDOUT_FILENO) != 0;
  terminal.colour = isatty(STDOUT_FILENO) != 0 && variable("NO_COLOR").empty();
  return terminal;
}

int run(const Information& information, const Terminal& terminal) {
  terminal.out(information.text);
  return full_marks;
}
int run(const GradeOptions& options, const Terminal& terminal) {
  return run_grade(options, terminal);
}
int run(const StartOptions& options, const Terminal& terminal) {
  return run_start(options, terminal);
}
int run(const PackCommandOptions& options, const Terminal& terminal) {
  return run_pack(options, terminal);
}

int run(const VerifyOptions& options, const Terminal& terminal) {
  return run_verify(options, terminal);
}
int run(const ListOptions& options, const Terminal& terminal) {
  return run_list(options, terminal);
}
int run(const ShowOptions& options, const Terminal& terminal) {
  return run_show(options, terminal);
}
int run(const HintOptions& options, const Terminal& terminal) {
  return run_hint(options, terminal);
}
int run(const ReplayOptions& options, const Terminal& terminal) {
  return run_replay(options, terminal);
}
int run(const DoctorOptions& options, const Terminal& terminal) {
  return run_doctor(options, terminal);
}
int run(const CheckOptions& options, const Terminal& terminal) {
  return run_check(options, terminal);
}

int excuse(const Trouble& trouble, Language language, Status status) {
  std::cerr << sentence_lines("grader: ", trouble.message(), language, isatty(STDERR_FILENO) != 0);
  return status;
}

}  // namespace

int main(int count, char** words) {
  Language language = Language::english;
  try {
    language = language_of("");
    const std::vector<std::string> arguments(words + 1, words + count);
    language = language_of(find_language_option(arguments));
    const CommandLine line = parse_command_line(arguments, language);
    const Terminal terminal = make_terminal(language);
    return std::visit([&](const auto& command) { return run(command, terminal); }, line.command);
  } catch (const Misuse& misuse) {
    return excuse(misuse, language, misused);
  } catch (const Trouble& fault) {
    return excuse(fault, language, not_graded_status);
  } catch (const std::exception& error) {
    // Nothing of ours should come this far; if it does, it is the grader's fault and says so.
    return excuse(Fault({"fault.unexpected", {{"reason", error.what()}}}), language,
                  not_graded_status);
  }
}
