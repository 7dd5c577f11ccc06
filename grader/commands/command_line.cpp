#include "grader/commands/command_line.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "grader/base/fault.hpp"

namespace grader {
namespace {

constexpr const char* about =
    R"(Grades programming exercises and says what is wrong, why, and what to look at next.

  grader start CHAPTER DIR   lay out a chapter's exercises in a new folder
  grader [grade] [DIR]       build and grade what is in DIR (default: this folder)
  grader pack CHAPTER        for authors: make the answer pack of a chapter)";

constexpr const char* exit_statuses = R"(
Exit status: 0 full marks; 1 graded, something is missing; 2 wrong usage or a broken
problem file; 3 could not grade. `grader COMMAND --help` tells more.)";

void add_language(CLI::App& app, std::string& language) {
  app.add_option("--lang", language, "en or zh (default: as the locale says)");
}

CLI::App* add_grade(CLI::App& app, GradeOptions& options, std::string& language) {
  CLI::App* grade = app.add_subcommand("grade", "Build and grade a folder of exercises");
  grade->add_option("DIR", options.folder, "The folder with the exercise files")
      ->capture_default_str();
  grade->add_option("--chapter", options.chapter,
                    "The chapter it belongs to (default: what the folder says)");
  grade->add_option("--pack", options.pack, "A pack file, instead of an installed one");
  grade->add_option("--json", options.json, "Also write the result as JSON to this file");
  grade
      ->add_option("--audience", options.audience,
                   "student: hidden cases show only their verdict; instructor: everything")
      ->check(CLI::IsMember({"student", "instructor"}))
      ->capture_default_str();
  grade->add_option("--jobs", options.jobs, "Exercises at a time (default: one per processor)")
      ->check(CLI::Range(1, 256));
  grade->add_flag("--trust-submission", options.trust_submission,
                  "Run a pack with hidden cases although nothing but limits guards it");
  add_language(*grade, language);
  return grade;
}

CLI::App* add_start(CLI::App& app, StartOptions& options, std::string& language) {
  CLI::App* start = app.add_subcommand("start", "Lay out a chapter's exercises in a new folder");
  auto* chapter = start->add_option("CHAPTER", options.chapter, "The chapter's name");
  start->add_option("DIR", options.folder, "The new folder (default: the chapter's name)");
  auto* pack =
      start->add_option("--pack", options.pack, "A pack file, instead of an installed one");
  chapter->required(false)->excludes(pack);
  add_language(*start, language);
  return start;
}

CLI::App* add_pack(CLI::App& app, PackCommandOptions& options, std::string& language) {
  CLI::App* pack = app.add_subcommand(
      "pack", "Make the answer pack of a chapter from its problem files and reference");
  pack->add_option("CHAPTER", options.chapter, "The chapter's name, or the path of its folder")
      ->required();
  pack->add_option("--chapters", options.chapters,
                   "The folder of chapters (default: $GRADER_CHAPTERS, else the installed ones)");
  pack->add_option("-o,--output", options.output, "The pack file (default: CHAPTER.pack)");
  pack->add_option("--secret", options.secret,
                   "A file whose content hidden cases are drawn with (default: a public one)");
  pack->add_flag("--visible", options.visible, "Leave hidden cases out: for students' own kits");
  add_language(*pack, language);
  return pack;
}

// `grader DIR` is `grader grade DIR`.
void name_command(std::vector<std::string>& words) {
  static const std::vector<std::string> known = {"grade", "start",  "pack",
                                                 "-h",    "--help", "--version"};
  if (words.empty() || std::find(known.begin(), known.end(), words.front()) == known.end())
    words.insert(words.begin(), "grade");
}

std::string usage_of(const CLI::ParseError& error, const CLI::App& app) {
  std::string command = "grader";
  for (const CLI::App* sub : app.get_subcommands()) command += " " + sub->get_name();
  return std::string(error.what()) + "; see `" + command + " --help`";
}

}  // namespace

CommandLine parse_command_line(std::vector<std::string> words) {
  CommandLine line;
  GradeOptions grade_options;
  StartOptions start_options;
  PackCommandOptions pack_options;
  CLI::App app(about, "grader");
  app.footer(exit_statuses);
  app.set_version_flag("--version", "grader " GRADER_VERSION);
  app.require_subcommand(1);
  add_grade(app, grade_options, line.language);
  CLI::App* start = add_start(app, start_options, line.language);
  CLI::App* pack = add_pack(app, pack_options, line.language);
  name_command(words);
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  try {
    app.parse(words);
  } catch (const CLI::CallForHelp&) {
    const auto chosen = app.get_subcommands();
    line.command = Information{chosen.empty() ? app.help() : chosen.front()->help()};
    return line;
  } catch (const CLI::CallForVersion&) {
    line.command = Information{"grader " GRADER_VERSION "\n"};
    return line;
  } catch (const CLI::ParseError& error) {
    throw Misuse({"usage", {{"text", usage_of(error, app)}}});
  }
  if (start->parsed())
    line.command = start_options;
  else if (pack->parsed())
    line.command = pack_options;
  else
    line.command = grade_options;
  return line;
}

}  // namespace grader
