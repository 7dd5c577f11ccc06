// The texts in reports/ are what the sanitizers of g++ 12.2 said of the programs in
// tests/undefined, as the supervisor hands it out; what is expected of each was read from it.
#include <boost/test/unit_test.hpp>

#include "grader/base/file.hpp"
#include "grader/sanitize/parse_report.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(parse_report_tests)

namespace {

using Place = std::pair<std::int64_t, std::int64_t>;  // line and column; 0 if it names none

struct Recorded {
  const char* name;
  const char* kind;
  std::uint64_t first_frame;
  std::size_t frames;
  Place place;
};

constexpr Recorded recorded[] = {
    {"reads_past_end", "reads_past_end", 0x433a, 4, {}},
    {"reads_before_start", "reads_before_start", 0x46ca, 4, {}},
    {"writes_past_end", "writes_past_end", 0x3c47, 5, {}},
    {"writes_before_start", "writes_before_start", 0x496d, 4, {}},
    {"stack_past_end", "writes_past_end", 0x2420, 1, {}},
    {"stack_before_start", "reads_before_start", 0x254b, 1, {}},
    {"alloca_past_end", "writes_past_end", 0x2779, 1, {}},
    {"index_outside", "index_outside", 0x48df, 4, {8, 11}},
    {"use_after_free", "use_after_free", 0x5367, 4, {}},
    {"dead_variable", "dead_variable", 0x5457, 4, {}},
    {"after_scope", "dead_variable", 0x2671, 1, {}},
    {"null_pointer", "null_pointer", 0x3cf7, 5, {13, 22}},
    {"wild_pointer", "wild_pointer", 0x24ab, 4, {}},
    {"misaligned", "misaligned", 0x4098, 4, {8, 32}},
    {"stack_overflow", "stack_overflow", 0x293a, 47, {}},
    {"double_free", "double_free", 0x5044, 4, {}},
    {"bad_free", "bad_free", 0x4c48, 4, {}},
    {"overlap", "overlap", 0x430d, 4, {}},
    {"bad_size", "bad_size", 0x2626, 2, {}},
    {"calloc", "bad_size", 0x2a7d, 1, {}},
    {"length_of_array", "bad_size", 0x2a15, 1, {9, 77}},
    {"division_by_zero", "division_by_zero", 0x14b9, 4, {6, 28}},
    {"signed_overflow", "signed_overflow", 0x2a73, 4, {6, 14}},
    {"negated_least", "signed_overflow", 0x27b2, 1, {7, 63}},
    {"least_by_minus_one", "signed_overflow", 0x2849, 1, {8, 64}},
    {"shift", "shift", 0x293c, 5, {6, 13}},
    {"negative_shift", "shift", 0x2b35, 1, {11, 59}},
    {"missing_return", "missing_return", 0x3e5a, 5, {5, 8}},
    {"unset_value", "unset_value", 0x4f65, 4, {13, 31}},
    {"stopped", "stopped", 0x27cd9, 4, {}},
};

std::string text_of(const std::string& name) {
  const auto folder = std::filesystem::path(GRADER_TESTS_FOLDER) / "sanitize" / "reports";
  return read_file(folder / (name + ".txt"), 1 << 20).value();
}

const std::string asan = "==1==ERROR: AddressSanitizer: ";

}  // namespace

BOOST_AUTO_TEST_CASE(every_recorded_report_is_understood) {
  for (const Recorded& each : recorded) {
    const auto report = parse_report(text_of(each.name));
    BOOST_REQUIRE_MESSAGE(report.has_value(), each.name);
    BOOST_TEST(report->kind == each.kind, each.name << ": " << report->kind);
    BOOST_TEST(report->frames.size() == each.frames, each.name << ": " << report->frames.size());
    BOOST_TEST(report->frames.at(0) == each.first_frame, each.name);
    const SourcePlace place = report->place.value_or(SourcePlace{});
    BOOST_TEST((Place(place.line, place.column) == each.place), each.name);
  }
}

BOOST_AUTO_TEST_CASE(every_recording_is_expected_to_be_something) {
  std::size_t files = 0;
  for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator(
           std::filesystem::path(GRADER_TESTS_FOLDER) / "sanitize" / "reports"))
    ++files;
  BOOST_TEST(files == std::size(recorded));
}

BOOST_AUTO_TEST_CASE(the_index_and_the_file_are_told) {
  const auto report = parse_report(text_of("index_outside"));
  BOOST_TEST(report.value().values.at("index") == "8");
  BOOST_TEST(report.value().place.value().file == "10_masked_attention.cpp");
}

// g++ 13 and later say "before" and "after".
BOOST_AUTO_TEST_CASE(later_versions_are_understood_too) {
  const std::string start =
      asan + "heap-buffer-overflow on address 0x602000000108\nREAD of size 8 at 0x602000000108\n" +
      "    #0 /proc/self/fd/4+0x46ca\n\n0x602000000108 is located ";
  const std::string region = "8-byte region [0x602000000110,0x602000000118)\n";
  BOOST_TEST(parse_report(start + "8 bytes before " + region).value().kind == "reads_before_start");
  BOOST_TEST(parse_report(start + "0 bytes after " + region).value().kind == "reads_past_end");
}

BOOST_AUTO_TEST_CASE(null_is_told_from_other_wild_pointers) {
  const std::string text = asan +
                           "SEGV on unknown address 0x000000000008 (pc 0x1 bp 0x2 sp 0x3)\n" +
                           "==1==The signal is caused by a READ memory access.\n";
  BOOST_TEST(parse_report(text).value().kind == "wild_pointer");
  BOOST_TEST(parse_report(text + "==1==Hint: address points to the zero page.\n").value().kind ==
             "null_pointer");
}

BOOST_AUTO_TEST_CASE(the_first_report_counts) {
  const std::string first = "a.cpp:1:2: runtime error: division by zero\n";
  const std::string second = "a.cpp:3:4: runtime error: signed integer overflow: 1 + 2\n";
  BOOST_TEST(parse_report("words before\n" + first + second).value().kind == "division_by_zero");
  BOOST_TEST(parse_report(second + first).value().kind == "signed_overflow");
}

BOOST_AUTO_TEST_CASE(frames_elsewhere_are_left_out) {
  const auto report = parse_report(asan +
                                   "attempting double-free on 0x60\n"
                                   "    #0 /lib/x86_64-linux-gnu/libasan.so.8+0xba038\n"
                                   "    #1 /memfd:exercise (deleted)+0x10\n"
                                   "    #2 (<unknown module>)\n"
                                   "    #3 /memfd:supervisor (deleted)+0x20\n"
                                   "    #4 /proc/self/fd/4+0x30\n"
                                   "\n"
                                   "freed by thread T0 here:\n"
                                   "    #0 /proc/self/fd/4+0x40\n");
  BOOST_TEST(report.value().frames == (std::vector<std::uint64_t>{0x10, 0x30}),
             boost::test_tools::per_element());
}

// A call that was only on its way when the stack was full is not what filled it.
BOOST_AUTO_TEST_CASE(a_stack_overflow_begins_with_what_calls_itself) {
  const auto frames_of = [](const std::vector<std::string>& offsets) {
    std::string text = asan + "stack-overflow on address 0x7f0 (pc 0x1 bp 0x2 sp 0x3 T0)\n";
    for (const std::string& offset : offsets) text += "    #0 /proc/self/fd/4+0x" + offset + "\n";
    const auto report = parse_report(text);
    BOOST_TEST(report.value().kind == "stack_overflow");
    return report.value().frames;
  };
  using Frames = std::vector<std::uint64_t>;
  BOOST_TEST(frames_of({"10", "20", "30", "30", "30"}) == (Frames{0x30, 0x30, 0x30}));
  BOOST_TEST(frames_of({"10", "20", "30", "20", "30"}) == (Frames{0x20, 0x30, 0x20, 0x30}));
  BOOST_TEST(frames_of({"10", "20"}) == (Frames{0x10, 0x20}));  // one very large array
}

BOOST_AUTO_TEST_CASE(what_is_no_report_says_nothing) {
  const std::string frame = "\n    #0 /proc/self/fd/4+0x10\n";
  for (const std::string& text :
       {std::string(), std::string("sanitizer\n"), std::string("all is well\n"), asan,
        asan + "out-of-memory: allocator is trying to allocate" + frame,
        asan + "some-new-kind on address 0x1" + frame,
        "a.cpp:1:1: runtime error: something of tomorrow" + frame,
        "a.cpp:1:1: runtime error: index x out of bounds for type 'int [4]'" + frame,
        std::string("==1==WARNING: AddressSanitizer: buffer-overflow\n"),
        std::string("AddressSanitizer:DEADLYSIGNAL\n"), std::string(70000, '\n') + asan + "SEGV"})
    BOOST_TEST(!parse_report(text).has_value(), text.substr(0, 100));
}

// The student's process wrote it: whatever it is, it costs little and breaks nothing.
BOOST_AUTO_TEST_CASE(hostile_texts_are_bounded) {
  const std::string start = asan + "heap-use-after-free\n";
  std::string many = start;
  for (int i = 0; i < 100'000; ++i) many += "    #1 /proc/self/fd/4+0x10\n";
  BOOST_TEST(parse_report(many).value().frames.size() == 48U);
  BOOST_TEST(parse_report(start + std::string(50'000'000, 'x')).value().frames.empty());
  for (const char* frame : {"    #", "    #0", "    #0 ", "    #0 +0x", "    #0 /proc/self/fd/4+0x",
                            "    #0 /proc/self/fd/4+0xffffffffffffffffff", "    #0+0x exercise ",
                            "    #0 /proc/self/fd/4+0x-1", "    #\x1b[31m /proc/self/fd/4+0xzz"})
    BOOST_TEST(parse_report(start + frame + "\n").value().frames.empty(), frame);
}

BOOST_AUTO_TEST_CASE(places_that_make_no_sense_are_none) {
  for (const char* place : {"", ":", "::", ":1:1x", "a.cpp", "a.cpp:1", "a.cpp:x:1", "a.cpp:1:y",
                            "a.cpp:99999999999999999999:1"}) {
    const auto report = parse_report(std::string(place) + ": runtime error: division by zero\n");
    BOOST_TEST(report.value().place.value_or(SourcePlace{}).file == "", place);
  }
  const auto odd = parse_report("C:\\a.cpp:12:3: runtime error: division by zero\n");
  BOOST_TEST(odd.value().place.value().file == "C:\\a.cpp");
  BOOST_TEST(odd.value().place.value().line == 12);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
