#include <cmath>
#include <filesystem>

#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/commands/repro_file.hpp"
#include "grader/commands/repro_source.hpp"
#include "grader/intake/submission.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

std::string source_of(List arguments, Value expected) {
  const ChapterInfo chapter{.id = "toy", .header = "toy.hpp"};
  PackedExercise exercise{.info = {.id = "turn", .functions = {"toy::turn"}}};
  exercise.info.arguments.resize(1);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    exercise.info.arguments[0].push_back(std::string(1, static_cast<char>('a' + i)));
  const Case each{.id = "first", .trials = {{std::move(arguments), std::move(expected), {}, {}}}};
  return repro_source({chapter, exercise, each, 0, "g++ it"});
}

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

struct Place {
  fs::path at(const std::string& name) const { return folder.path() / name; }
  std::string refused(const std::string& name) const {
    try {
      write_repro_file(at(name), ours);
    } catch (const Misuse& misuse) {
      return misuse.message().id;
    }
    return "";
  }
  TemporaryFolder folder{fs::temp_directory_path()};
  std::string ours = std::string(repro_marker) + "turn/first`\n";
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(repro_tests, Place)

BOOST_AUTO_TEST_CASE(a_program_says_whose_it_is_and_how_it_is_compiled) {
  const std::string text = source_of({scalar(1)}, scalar(2));
  BOOST_TEST(text.starts_with("// Written by `grader replay turn/first`, trial 1 of 1"));
  BOOST_TEST(holds(text, "\n//     g++ it\n"));
  BOOST_TEST(holds(text, "#include \"toy.hpp\"\n"));
}

BOOST_AUTO_TEST_CASE(numbers_are_written_with_all_their_digits) {
  const std::string text = source_of({matrix(2, 2, {0.1, 1.0 / 3, -INFINITY, 1e-300})}, scalar(2));
  BOOST_TEST(holds(text,
                   "repro::numbers({2, 2}, {\n"
                   "        0.1, 0.3333333333333333,\n"
                   "        -repro::inf, 1e-300})"),
             text);
}

BOOST_AUTO_TEST_CASE(a_zero_keeps_its_sign) {
  BOOST_TEST(holds(source_of({matrix(1, 2, {-0.0, 0.0})}, scalar(-0.0)),
                   "repro::numbers({1, 2}, {\n        -0.0, 0})"));
}

BOOST_AUTO_TEST_CASE(text_is_quoted) {
  BOOST_TEST(
      holds(source_of({{std::string("a\"\\\n?")}}, scalar(2)), R"(repro::text("a\"\\\012?"))"));
}

BOOST_AUTO_TEST_CASE(no_line_of_numbers_is_very_long) {
  const std::string text = source_of({matrix(1, 64, std::vector<double>(64, 1.0 / 3))}, scalar(2));
  const std::size_t from = text.find("int main");
  for (std::size_t at = from, end; at < text.size(); at = end + 1) {
    end = text.find('\n', at);
    BOOST_TEST(end - at <= 120U);
  }
}

BOOST_AUTO_TEST_CASE(the_command_fits_into_a_terminal_and_quotes_names) {
  const std::string text = compile_command("repro.cpp",
                                           {"14_grouped (1).cpp", "01_long_name_of_a_file.cpp",
                                            "02_long_name_of_a_file.cpp", "03_long_name.cpp"},
                                           76);
  BOOST_TEST(text ==
             "    g++ -std=c++20 -g -I. -I/usr/include/eigen3 repro.cpp \\\n"
             "        '14_grouped (1).cpp' 01_long_name_of_a_file.cpp \\\n"
             "        02_long_name_of_a_file.cpp 03_long_name.cpp -o repro");
  BOOST_TEST(compile_command("a.cpp", {}, std::string::npos) ==
             "g++ -std=c++20 -g -I. -I/usr/include/eigen3 a.cpp -o repro");
}

BOOST_AUTO_TEST_CASE(only_its_own_file_is_overwritten) {
  BOOST_TEST(refused("new.cpp") == "");
  BOOST_TEST(refused("new.cpp") == "");
  write_file(at("other.cpp"), "mine\n");
  BOOST_TEST(refused("other.cpp") == "replay.not_ours");
  BOOST_TEST(read_file(at("other.cpp"), 100).value() == "mine\n");
}

BOOST_AUTO_TEST_CASE(links_and_folders_are_left_alone) {
  write_file(at("target.cpp"), ours + "old");
  fs::create_symlink(at("target.cpp"), at("link.cpp"));
  fs::create_symlink(at("nowhere"), at("dangling.cpp"));
  fs::create_directory(at("folder.cpp"));
  for (const char* name : {"link.cpp", "dangling.cpp", "folder.cpp"})
    BOOST_TEST(refused(name) == "replay.not_ours");
  BOOST_TEST(read_file(at("target.cpp"), 1000).value() == ours + "old");
  BOOST_TEST(!fs::exists(at("nowhere")));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
