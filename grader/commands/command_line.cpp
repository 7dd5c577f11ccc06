#include "grader/commands/command_line.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/contains.hpp"
#include "grader/base/fault.hpp"
#include "grader/base/suggest.hpp"
#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"

namespace grader {
namespace {

// Names of options take so many columns; what they mean takes the rest of 80.
constexpr int name_width = 30;
constexpr const char* program_version = "grader " GRADER_VERSION;

// Help is for people, so its sentences are in the catalogue.
class Help {
 public:
  explicit Help(Language language) : language_(language) {}

  std::string operator()(const std::string& id) const { return say(Message{id, {}}, language_); }

  // In lines that fit beside the names.
  std::string beside(const std::string& id) const {
    return fmt::format("{}", fmt::join(wrap((*this)(id), 80 - name_width), "\n"));
  }

 private:
  Language language_;
};

void add_language(CLI::App& app, std::string& language, const Help& help) {
  app.add_option("--lang", language, help.beside("help.lang"))
      ->type_name("en|zh")
      ->group(help("help.label.Options"));
}

CLI::App* add_command(CLI::App& app, const std::string& name, std::string& language,
                      const Help& help) {
  CLI::App* command = app.add_subcommand(name, help.beside("help." + name + ".about"));
  command->footer(help("help." + name + ".examples"));
  command->group(help("help.label.Subcommands"));
  command->set_help_flag("-h,--help", help("help.help"))->group(help("help.label.Options"));
  add_language(*command, language, help);
  return command;
}

void add_sandbox(CLI::App& command, std::string& level, bool& trust, const Help& help) {
  command.add_option("--sandbox", level, help.beside("help.grade.sandbox"))
      ->check(CLI::IsMember({"rlimits", "landlock", "namespaces"}).description(""))
      ->type_name("LEVEL");
  command.add_flag("--trust-submission", trust, help.beside("help.grade.trust"));
}

CLI::App* add_grade(CLI::App& app, GradeOptions& options, std::string& language, const Help& help) {
  CLI::App* grade = add_command(app, "grade", language, help);
  grade->add_option("DIR", options.folder, help.beside("help.grade.dir"))->type_name("");
  grade->add_option("--chapter", options.chapter, help.beside("help.grade.chapter"))
      ->type_name("NAME");
  grade->add_option("--pack", options.pack, help.beside("help.grade.pack"))->type_name("FILE");
  grade->add_option("--json", options.json, help.beside("help.grade.json"))->type_name("FILE");
  grade->add_option("--audience", options.audience, help.beside("help.grade.audience"))
      ->check(CLI::IsMember({"student", "instructor"}).description(""))
      ->type_name("");
  grade->add_option("--jobs", options.jobs, help.beside("help.grade.jobs"))
      ->check(CLI::Range(1, 256).description(""))
      ->type_name("N");
  grade->add_option("--sanitize", options.sanitize, help.beside("help.grade.sanitize"))
      ->check(CLI::IsMember({"all", "off"}).description(""))
      ->type_name("");
  add_sandbox(*grade, options.sandbox, options.trust_submission, help);
  return grade;
}

CLI::App* add_start(CLI::App& app, StartOptions& options, std::string& language, const Help& help) {
  CLI::App* start = add_command(app, "start", language, help);
  start->add_option("CHAPTER", options.chapter, help.beside("help.start.chapter"))
      ->type_name("")
      ->required();
  start->add_option("DIR", options.folder, help.beside("help.start.dir"))->type_name("");
  start->add_option("--pack", options.pack, help.beside("help.grade.pack"))->type_name("FILE");
  return start;
}

void add_choice(CLI::App& command, ChapterChoice& choice, const Help& help) {
  command.add_option("--chapter", choice.chapter, help.beside("help.grade.chapter"))
      ->type_name("NAME");
  command.add_option("--pack", choice.pack, help.beside("help.grade.pack"))->type_name("FILE");
}

CLI::App* add_list(CLI::App& app, ListOptions& options, std::string& language, const Help& help) {
  CLI::App* list = add_command(app, "list", language, help);
  list->add_option("DIR", options.choice.folder, help.beside("help.grade.dir"))->type_name("");
  add_choice(*list, options.choice, help);
  return list;
}

CLI::App* add_show(CLI::App& app, ShowOptions& options, std::string& language, const Help& help) {
  CLI::App* show = add_command(app, "show", language, help);
  show->add_option("EXERCISE", options.exercise, help.beside("help.show.exercise"))
      ->type_name("")
      ->required();
  show->add_option("--dir", options.choice.folder, help.beside("help.grade.dir"))->type_name("DIR");
  add_choice(*show, options.choice, help);
  return show;
}

CLI::App* add_hint(CLI::App& app, HintOptions& options, std::string& language, const Help& help) {
  CLI::App* hint = add_command(app, "hint", language, help);
  hint->add_option("EXERCISE", options.exercise, help.beside("help.hint.exercise"))->type_name("");
  hint->add_option("NUMBER", options.number, help.beside("help.hint.number"))
      ->check(CLI::Range(1, 1000).description(""))
      ->type_name("");
  hint->add_flag("--all", options.all, help.beside("help.hint.all"));
  hint->add_option("--dir", options.choice.folder, help.beside("help.grade.dir"))->type_name("DIR");
  add_choice(*hint, options.choice, help);
  return hint;
}

CLI::App* add_replay(CLI::App& app, ReplayOptions& options, std::string& language,
                     const Help& help) {
  CLI::App* replay = add_command(app, "replay", language, help);
  replay->add_option("EXERCISE/CASE", options.exercise, help.beside("help.replay.exercise"))
      ->type_name("")
      ->required();
  replay->add_option("--trial", options.trial, help.beside("help.replay.trial"))
      ->check(CLI::Range(1, 1000).description(""))
      ->type_name("N");
  replay->add_option("-o,--output", options.output, help.beside("help.replay.output"))
      ->type_name("FILE");
  replay->add_option("--dir", options.choice.folder, help.beside("help.grade.dir"))
      ->type_name("DIR");
  add_choice(*replay, options.choice, help);
  add_sandbox(*replay, options.sandbox, options.trust_submission, help);
  return replay;
}

CLI::App* add_check(CLI::App& app, CheckOptions& options, std::string& language, const Help& help) {
  CLI::App* check = add_command(app, "check", language, help);
  check->add_option("CHAPTER", options.chapters, help.beside("help.check.chapter"))->type_name("");
  check->add_option("--chapters", options.folder, help.beside("help.pack.chapters"))
      ->type_name("DIR");
  return check;
}

CLI::App* add_pack(CLI::App& app, PackCommandOptions& options, std::string& language,
                   const Help& help) {
  CLI::App* pack = add_command(app, "pack", language, help);
  pack->add_option("CHAPTER", options.chapter, help.beside("help.pack.chapter"))
      ->type_name("")
      ->required();
  pack->add_option("--chapters", options.chapters, help.beside("help.pack.chapters"))
      ->type_name("DIR");
  pack->add_option("-o,--output", options.output, help.beside("help.pack.output"))
      ->type_name("FILE");
  pack->add_option("--secret", options.secret, help.beside("help.pack.secret"))->type_name("FILE");
  pack->add_flag("--visible", options.visible, help.beside("help.pack.visible"));
  pack->add_flag("--redraw", options.redraw, help.beside("help.pack.redraw"));
  return pack;
}

CLI::App* add_verify(CLI::App& app, VerifyOptions& options, std::string& language,
                     const Help& help) {
  CLI::App* verify = add_command(app, "verify", language, help);
  verify->add_option("CHAPTER", options.chapter, help.beside("help.pack.chapter"))
      ->type_name("")
      ->required();
  verify->add_option("--chapters", options.chapters, help.beside("help.pack.chapters"))
      ->type_name("DIR");
  verify->add_option("--styles", options.styles, help.beside("help.verify.styles"))
      ->type_name("DIR ...");
  verify->add_flag("--full", options.full, help.beside("help.verify.full"));
  verify->add_option("--examples", options.examples, help.beside("help.verify.examples_dir"))
      ->type_name("DIR");
  return verify;
}

CLI::App* add_doctor(CLI::App& app, std::string& language, const Help& help) {
  return add_command(app, "doctor", language, help);
}

// What every command can be told.
struct Options {
  GradeOptions grade;
  StartOptions start;
  ListOptions list;
  ShowOptions show;
  HintOptions hint;
  ReplayOptions replay;
  CheckOptions check;
  PackCommandOptions pack;
  VerifyOptions verify;
  DoctorOptions doctor;
};

// The command that was named leaves its options in `line`.
template <class T>
void take(CLI::App* command, const T& options, CommandLine& line) {
  command->callback([&options, &line] { line.command = options; });
}

void add_commands(CLI::App& app, Options& options, CommandLine& line, const Help& help) {
  take(add_grade(app, options.grade, line.language, help), options.grade, line);
  take(add_start(app, options.start, line.language, help), options.start, line);
  take(add_list(app, options.list, line.language, help), options.list, line);
  take(add_show(app, options.show, line.language, help), options.show, line);
  take(add_hint(app, options.hint, line.language, help), options.hint, line);
  take(add_replay(app, options.replay, line.language, help), options.replay, line);
  take(add_check(app, options.check, line.language, help), options.check, line);
  take(add_pack(app, options.pack, line.language, help), options.pack, line);
  take(add_verify(app, options.verify, line.language, help), options.verify, line);
  take(add_doctor(app, line.language, help), options.doctor, line);
}

// CLI11's own words, in the reader's language.
void set_labels(CLI::App& app, const Help& help) {
  app.get_formatter()->column_width(name_width);
  app.get_formatter()->label("REQUIRED", "");
  app.option_defaults()->group(help("help.label.Options"));
  for (const char* label :
       {"Usage", "Options", "Positionals", "Subcommands", "OPTIONS", "SUBCOMMAND"})
    app.get_formatter()->label(label, help(std::string("help.label.") + label));
  app.set_help_flag("-h,--help", help("help.help"))->group(help("help.label.Options"));
  app.set_version_flag("--version", program_version, help("help.version"))
      ->group(help("help.label.Options"));
  app.footer(help("help.statuses"));
  app.require_subcommand(1);
}

// Where there is such a folder, its name is no misspelt command; a path never is.
void refuse_misspelt(const std::string& word, const std::vector<std::string>& commands) {
  std::error_code error;
  if (word.starts_with('-') || word.find_first_of("./") != std::string::npos) return;
  if (std::filesystem::exists(word, error)) return;
  if (const auto near = nearest(word, commands))
    throw Misuse({"command.unknown", {{"name", word}, {"near", *near}}});
}

// `grader DIR` is `grader grade DIR`; but who asks for help without naming a command wants it of
// all.
void name_command(std::vector<std::string>& words) {
  static const std::vector<std::string> commands = {"grade",  "start", "list", "show",   "hint",
                                                    "replay", "check", "pack", "verify", "doctor"};
  static const std::string language = "--lang";
  std::size_t first = 0;  // after a --lang that was put before the command
  while (first < words.size() && words[first].starts_with(language))
    first += words[first] == language ? std::size_t{2} : std::size_t{1};
  if (first < words.size() && words[first] == "help") words[first] = "--help";
  if (first < words.size() && contains(commands, words[first])) return;
  if (first < words.size()) refuse_misspelt(words[first], commands);
  for (const char* question : {"-h", "--help", "--version"})
    if (contains(words, question)) return;
  words.insert(words.begin(), "grade");
}

// The option of `app` that the first unknown one of `words` is nearly.
std::optional<std::string> near_option(const std::vector<std::string>& words, const CLI::App& app) {
  std::vector<std::string> known;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  for (const std::string& word : words) {
    const std::string name = word.substr(0, word.find('='));
    if (name.starts_with("--") && !contains(known, name)) return nearest(name, known);
  }
  return std::nullopt;
}

// CLI11 says in English what is wrong; the word that it speaks of is taken out of that.
Message usage_of(const CLI::ParseError& error, const CLI::App& app,
                 const std::vector<std::string>& words) {
  const std::string text = error.what();
  Message message{"usage.value", {{"text", text}, {"command", "grader"}}};
  std::optional<std::string> near;
  for (const CLI::App* sub : app.get_subcommands()) {
    message.values["command"] += " " + sub->get_name();
    near = near_option(words, *sub);
  }
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError)) {
    message.id = "usage.missing";
    message.values["word"] = text.substr(0, text.find(" is required"));
  } else if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
    message.id = near ? "usage.unexpected_near" : "usage.unexpected";
    message.values["word"] = text.substr(text.find(": ") + 2);
    if (near) message.values["near"] = *near;
  }
  return message;
}

}  // namespace

std::string find_language_option(const std::vector<std::string>& words) {
  static const std::string option = "--lang";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == option && i + 1 < words.size()) return words[i + 1];
    if (words[i].starts_with(option + "=")) return words[i].substr(option.size() + 1);
  }
  return "";
}

CommandLine parse_command_line(std::vector<std::string> words, Language language) {
  const Help help(language);
  CommandLine line;
  Options options;
  CLI::App app(help("help.about"), "grader");
  set_labels(app, help);
  add_language(app, line.language, help);
  add_commands(app, options, line, help);
  name_command(words);
  try {
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));  // as CLI11 wants them
  } catch (const CLI::CallForHelp&) {
    const auto chosen = app.get_subcommands();
    line.command = Information{chosen.empty() ? app.help() : chosen.front()->help("grader")};
  } catch (const CLI::CallForVersion&) {
    line.command = Information{program_version + std::string("\n")};
  } catch (const CLI::ParseError& error) {
    throw Misuse(usage_of(error, app, words));
  }
  return line;
}

}  // namespace grader
