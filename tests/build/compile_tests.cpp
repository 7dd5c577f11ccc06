#include <boost/test/unit_test.hpp>

#include "grader/build/compile.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(compile_tests)

namespace {

// Runs no compiler: says what one said.
class Compiler : public Sandbox {
 public:
  Level level() const override { return Level::rlimits; }
  bool shows(const std::filesystem::path&) const override { return true; }
  CommandRecord run(const Command&, const Limits&) override {
    const CommandRecord& record = records.at(std::min(runs, records.size() - 1));
    ++runs;
    return record;
  }
  std::unique_ptr<Session> open(const Bytes&) override { return nullptr; }
  std::unique_ptr<Session> open_instrumented(const Bytes&, const Bytes&) override {
    return nullptr;
  }

  std::vector<CommandRecord> records;  // the last one again and again
  std::size_t runs = 0;
};

CommandRecord failed(const Bytes& output) {
  return {.ending = Exited{1}, .output = output};
}

CommandRecord compiled(const Bytes& symbols) {
  return {.ending = Exited{0}, .output = "", .files = {{"symbols.txt", symbols}}};
}

struct Desk {
  Compiled compile() {
    return grader::compile({exercise, source, {}}, toolbox, Cache(folder.path()), compiler);
  }

  Compiler compiler;
  TemporaryFolder folder{std::filesystem::temp_directory_path()};
  ExerciseInfo exercise{.id = "thing", .file = "01_thing.cpp", .functions = {"a::thing"}};
  Toolbox toolbox{.compile = {"g++"}, .functions = {{"a::thing", "_ZN1a5thingEv"}}};
  Bytes source = "int x\n";
};

// What is the machine's, and not the file's: with the status that a wrong program has.
const char* const of_the_machine[] = {
    "g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.\n",
    "x86_64-linux-gnu-g++-12: fatal error: Killed signal terminated program as\n",
    "g++: fatal error: cannot execute 'cc1plus': vfork: Resource temporarily unavailable\n",
    "g++: fatal error: cannot execute 'as': posix_spawn: Cannot allocate memory\n",
    "cc1plus: out of memory allocating 65536 bytes after a total of 4096 bytes\n",
    "\nvirtual memory exhausted: Cannot allocate memory\n",
    "as: memory exhausted\n",
};

// The same words in a program that is wrong.
const char* const of_the_program[] = {
    "01_thing.cpp:1:1: error: #error Killed signal\n",
    "01_thing.cpp:1:9: error: expected ';'\n    1 | f(\"fatal error: Killed signal\")\n",
    "01_thing.cpp:1:9: error: 'x' was not declared\n    1 | x(\"Cannot allocate memory\")\n",
    "01_thing.cpp:1:1: error: static assertion failed: out of memory\n",
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_machine_that_lacks_something_is_no_mistake_and_is_tried_again) {
  for (const char* output : of_the_machine) {
    Desk desk;
    desk.compiler.records = {failed(output)};
    BOOST_TEST((desk.compile().state == CompileState::compile_limit), output);
    const std::size_t before = desk.compiler.runs;
    desk.compile();
    BOOST_TEST(desk.compiler.runs > before, "was kept: " << output);
  }
}

BOOST_AUTO_TEST_CASE(a_wrong_program_that_says_the_same_is_wrong_and_is_kept) {
  for (const char* output : of_the_program) {
    Desk desk;
    desk.compiler.records = {failed(output)};
    BOOST_TEST((desk.compile().state == CompileState::does_not_compile), output);
    desk.compile();
    BOOST_TEST(desk.compiler.runs == 1U, output);
  }
}

BOOST_AUTO_TEST_CASE(a_compiler_that_was_killed_runs_once_more) {
  Desk desk;
  desk.compiler.records = {failed(of_the_machine[0]), compiled("_ZN1a5thingEv T 0 4\n")};
  BOOST_TEST((desk.compile().state == CompileState::compiled));
  BOOST_TEST(desk.compiler.runs == 2U);
}

// As nm -P writes them: i is chosen when it is loaded, u is there once in a program.
BOOST_AUTO_TEST_CASE(every_kind_of_definition_is_one) {
  for (const char* kind : {"T", "W", "i", "u"}) {
    Desk desk;
    desk.compiler.records = {compiled(std::string("_ZN1a5thingEv ") + kind + " 0 4\n")};
    BOOST_TEST(desk.compile().defines == std::vector<std::string>{"a::thing"}, kind);
  }
  for (const char* symbol : {"main T 0 4\n", "main i 0 4\n", "grader_entry i 0 4\n"}) {
    Desk desk;
    desk.compiler.records = {compiled(symbol)};
    BOOST_TEST(desk.compile().reserved.size() == 1U, symbol);
  }
  Desk desk;
  desk.compiler.records = {
      compiled("chosen i 0 4\n_ZN1a5thingEv U\nmain T 0 4\n_ZN1b5otherEv t 4 4\n")};
  const Compiled made = desk.compile();
  BOOST_TEST(made.defines.empty());
  BOOST_TEST(made.calls == std::vector<std::string>{"a::thing"});
  BOOST_TEST(made.reserved == std::vector<std::string>{"main"});
  BOOST_TEST(made.others == std::vector<std::string>{"b::other"});
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
