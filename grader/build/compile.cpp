#include "grader/build/compile.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string_view>

#include "grader/base/fault.hpp"
#include "grader/base/text.hpp"
#include "grader/build/compiler_output.hpp"
#include "grader/build/demangle.hpp"
#include "grader/build/lookalikes.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

// Compiles, then makes every symbol local but those in keep.txt: two students' helpers of one name,
// in two files, never meet. Exit status of the compiler if that fails, 97 if the rest does.
constexpr const char* script = R"(
"$@" || exit
ld -r --force-group-allocation -o whole.o compiled.o &&
objcopy --keep-global-symbols=keep.txt whole.o object.o &&
nm -P object.o > symbols.txt || exit 97
)";

// What no student's file may define.
constexpr std::string_view reserved_symbols[] = {"main", "_start", "grader_entry"};

bool is_reserved(std::string_view symbol) {
  return std::ranges::find(reserved_symbols, symbol) != std::end(reserved_symbols);
}

// What stays visible of a file: the functions of its own exercise, and what it should not define. A
// copy of another exercise's function is its private matter.
std::string keep_list(const ExerciseInfo& exercise, const Toolbox& toolbox) {
  std::string list;
  for (const std::string_view symbol : reserved_symbols) list.append(symbol) += '\n';
  for (const std::string& function : exercise.functions)
    if (const auto found = toolbox.functions.find(function); found != toolbox.functions.end())
      list += found->second + "\n";
  return list;
}

Command command_of(const CompileInput& input, const Toolbox& toolbox) {
  const std::string& file = input.exercise.file;
  Command command{.tools = toolbox.folder, .files = input.headers};
  command.files[file] = input.source;
  command.files["keep.txt"] = keep_list(input.exercise, toolbox);
  command.arguments = {"/bin/sh", "-c", script, "sh"};
  auto& arguments = command.arguments;
  arguments.insert(arguments.end(), toolbox.compile.begin(), toolbox.compile.end());
  arguments.insert(arguments.end(),
                   {"-include", "{tools}/prelude.hpp", "-c", file, "-o", "compiled.o"});
  command.wanted = {"object.o", "symbols.txt"};
  return command;
}

Digest key_of_compile(const Command& command, const Toolbox& toolbox) {
  const std::string toolbox_key = to_hex(toolbox.key);
  std::vector<std::string_view> parts = {"compile 4", toolbox_key};
  parts.insert(parts.end(), command.arguments.begin(), command.arguments.end());
  for (const auto& [name, bytes] : command.files) parts.insert(parts.end(), {name, bytes});
  return digest_of(parts);
}

std::string name_of(const std::string& symbol, const Toolbox& toolbox) {
  for (const auto& [name, known] : toolbox.functions)
    if (known == symbol) return name;
  return "";
}

// Upper case as nm writes what all can see, but for what is chosen when it is loaded (i, as by
// target_clones; of a file's own helpers too) and what is there once in a program (u).
bool is_definition(char kind, bool is_kept) {
  return std::isupper(static_cast<unsigned char>(kind)) != 0 ||
         (is_kept && (kind == 'i' || kind == 'u'));
}

void sort_symbol(const std::string& symbol, char kind, const Toolbox& toolbox, Compiled& compiled) {
  const std::string function = name_of(symbol, toolbox);
  if (kind == 'U') {
    if (!function.empty()) compiled.calls.push_back(function);
  } else if (is_definition(kind, !function.empty() || is_reserved(symbol))) {
    (function.empty() ? compiled.reserved : compiled.defines)
        .push_back(function.empty() ? symbol : function);
  } else if (kind == 't') {
    if (std::string name = qualified_name(symbol); !name.empty())
      compiled.others.push_back(std::move(name));
  }
}

// One symbol a line, as nm -P writes them: name, kind, and more that is of no interest.
void sort_symbols(const std::string& listing, const Toolbox& toolbox, Compiled& compiled) {
  std::istringstream lines(listing);
  std::string symbol, kind;
  for (std::string line; std::getline(lines, line);)
    if (std::istringstream words(line); words >> symbol >> kind)
      sort_symbol(symbol, kind[0], toolbox, compiled);
}

// Stopped for its many words, of which one was an error: the rest would change nothing.
bool has_said_enough(const CommandRecord& record) {
  const auto* over = std::get_if<OverLimit>(&record.ending);
  return over != nullptr && over->limit == Limit::output &&
         record.output.find(": error: ") != Bytes::npos;
}

// "g++: fatal error: Killed signal ...": of a program, and not of a place in a source or its text.
bool is_of_program(std::string_view line) {
  return !line.empty() && line[0] != ' ' &&
         line.substr(0, line.find(": ")).find('.') == std::string_view::npos;
}

bool says(const Bytes& output, std::string_view words) {
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);)
    if (is_of_program(line) && line.find(words) != std::string::npos) return true;
  return false;
}

constexpr std::string_view killed = "fatal error: Killed signal";

// What g++ and its assembler say, with the same status 1, where memory or processes run out, or the
// kernel ended one of them.
bool lacked_something(const Bytes& output) {
  static constexpr std::string_view words[] = {"memory exhausted", "out of memory", killed,
                                               "Cannot allocate memory",
                                               "Resource temporarily unavailable"};
  return std::ranges::any_of(words, [&](std::string_view each) { return says(output, each); });
}

// g++ ends with 1 where the program is wrong; anything else, or no end, is a limit that it ran
// into.
CompileState state_of(const CommandRecord& record) {
  const auto* exited = std::get_if<Exited>(&record.ending);
  if (exited == nullptr)
    return has_said_enough(record) ? CompileState::does_not_compile : CompileState::compile_limit;
  if (exited->status == 0) return CompileState::compiled;
  return exited->status == 1 && !lacked_something(record.output) ? CompileState::does_not_compile
                                                                 : CompileState::compile_limit;
}

Limits compile_limits() {
  Limits limits;
  limits.cpu = std::chrono::seconds(60);
  limits.wall = std::chrono::minutes(5);
  limits.file_bytes = std::uint64_t{64} << 20;
  limits.output_bytes = std::uint64_t{256} << 10;
  return limits;
}

// What is wrong with a program that does not compile: a character that only looks like C++ in the
// student's file, or in a header of theirs that the compiler speaks of, before the compiler's
// words.
CompilerMessage explain(const Bytes& output, const std::string& file, const Command& command) {
  if (auto found = explain_lookalike(command.files.at(file))) return *found;
  for (const auto& [name, text] : command.files) {
    if (output.find(name + ":") == Bytes::npos) continue;
    auto found = explain_lookalike(text);
    if (!found) continue;
    found->instead.insert(found->instead.begin(),
                          {"lookalike.in_header", {{"file", make_safe_line(name)}}});
    found->line = found->column = 0;  // not in the exercise's own file
    return *found;
  }
  return first_message(output, file, command.files);
}

Compiled compile_now(const Command& command, const std::string& file, const Toolbox& toolbox,
                     Sandbox& sandbox) {
  CommandRecord record = sandbox.run(command, compile_limits());
  // The kernel ends whom it likes where all programs together want too much: once more.
  if (says(record.output, killed)) record = sandbox.run(command, compile_limits());
  Compiled compiled{.state = state_of(record)};
  if (compiled.state != CompileState::compiled && record.disk_full)
    throw Fault({"fault.disk", {{"path", temporary_place().string()}}});
  if (compiled.state == CompileState::compiled) {
    sort_symbols(record.files["symbols.txt"], toolbox, compiled);
    compiled.object = std::move(record.files["object.o"]);
    compiled.without_return = line_without_return(record.output, file);
  } else {
    compiled.message = compiled.state == CompileState::does_not_compile
                           ? explain(record.output, file, command)
                           : first_message(record.output, file, command.files);
  }
  return compiled;
}

void write_list(const std::vector<std::string>& list, WireWriter& writer) {
  writer.u64(list.size());
  for (const std::string& text : list) writer.text(text);
}

std::vector<std::string> read_list(WireReader& reader) {
  std::vector<std::string> list(reader.count(sizeof(std::uint64_t)));
  for (std::string& text : list) text = reader.text();
  return list;
}

void write_messages(const std::vector<Message>& messages, WireWriter& writer) {
  writer.u64(messages.size());
  for (const Message& message : messages) {
    std::vector<std::string> list = {message.id};
    for (const auto& [name, value] : message.values) list.insert(list.end(), {name, value});
    write_list(list, writer);
  }
}

std::vector<Message> read_messages(WireReader& reader) {
  std::vector<Message> messages(reader.count(sizeof(std::uint64_t)));
  for (Message& message : messages) {
    const auto list = read_list(reader);
    message.id = list.at(0);
    for (std::size_t i = 1; i + 1 < list.size(); i += 2) message.values[list[i]] = list[i + 1];
  }
  return messages;
}

Bytes to_bytes(const Compiled& compiled) {
  WireWriter writer;
  writer.u8(static_cast<std::uint8_t>(compiled.state));
  writer.text(compiled.object);
  for (const auto* list :
       {&compiled.defines, &compiled.calls, &compiled.reserved, &compiled.others})
    write_list(*list, writer);
  writer.text(compiled.message.text);
  for (const std::int64_t number :
       {compiled.message.line, compiled.message.column, compiled.message.more})
    writer.u64(static_cast<std::uint64_t>(number));
  write_messages(compiled.message.instead, writer);
  writer.u64(static_cast<std::uint64_t>(compiled.without_return));
  return writer.bytes();
}

Compiled from_bytes(std::string_view bytes) {
  WireReader reader(bytes);
  Compiled compiled;
  compiled.state = static_cast<CompileState>(reader.u8());
  compiled.object = reader.text();
  for (auto* list : {&compiled.defines, &compiled.calls, &compiled.reserved, &compiled.others})
    *list = read_list(reader);
  compiled.message.text = reader.text();
  for (auto* number : {&compiled.message.line, &compiled.message.column, &compiled.message.more})
    *number = static_cast<std::int64_t>(reader.u64());
  compiled.message.instead = read_messages(reader);
  compiled.without_return = static_cast<std::int64_t>(reader.u64());
  return compiled;
}

}  // namespace

Compiled compile(const CompileInput& input, const Toolbox& toolbox, const Cache& cache,
                 Sandbox& sandbox) {
  const Command command = command_of(input, toolbox);
  const Digest key = key_of_compile(command, toolbox);
  if (const auto known = cache.find(key)) return from_bytes(*known);
  Compiled compiled = compile_now(command, input.exercise.file, toolbox, sandbox);
  // A limit may have been the machine's bad day: it is tried again next time.
  if (compiled.state != CompileState::compile_limit) cache.keep(key, to_bytes(compiled));
  return compiled;
}

}  // namespace grader
