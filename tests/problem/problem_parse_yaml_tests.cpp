#include <boost/test/unit_test.hpp>

#include "grader/problem/parse_yaml.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(problem_parse_yaml_tests)

namespace {

// The first line of what is wrong with `text`, without the file's name.
std::string refusal(const std::string& text) {
  Errors errors({"f", text});
  if (parse_yaml(errors)) return "none";
  const std::string report = errors.text();
  return report.substr(2, report.find('\n') - 2);
}

Node tree(const std::string& text) {
  Errors errors({"f", text});
  const std::optional<Node> root = parse_yaml(errors);
  BOOST_TEST_REQUIRE(root.has_value(), errors.text());
  return *root;
}

std::string repeat(const std::string& text, std::size_t times) {
  std::string result;
  for (std::size_t i = 0; i < times; ++i) result += text;
  return result;
}

// Nine levels of nine references each to the level before: 9^9 values if they were followed.
std::string alias_bomb() {
  std::string text = "a0: &a0 [x, x]\n";
  for (int i = 1; i < 10; ++i) {
    const std::string before = "*a" + std::to_string(i - 1);
    text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + repeat(before + ", ", 8) +
            before + "]\n";
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(tree_keeps_places_and_quotes) {
  const Node root = tree("a: \"x\"\nb: [1, 'y']\nc:\n");
  BOOST_TEST(root.entries.size() == 3U);
  BOOST_TEST(root.entries[0].value.quoted);
  BOOST_TEST(root.entries[0].value.offset == 3U);
  BOOST_TEST(root.entries[1].value.items[0].is_plain());
  BOOST_TEST(root.entries[1].value.items[1].quoted);
  BOOST_TEST((root.entries[2].value.kind == Node::Kind::nothing));
}

BOOST_AUTO_TEST_CASE(offsets_count_bytes_after_chinese) {
  BOOST_TEST(tree("先: 屏蔽\nb: 1\n").entries[1].key.offset == 12U);
}

BOOST_AUTO_TEST_CASE(windows_line_ends_are_read) {
  const Node root = tree("a: 1\r\nb: two\r\n");
  BOOST_TEST(root.entries[1].value.text == "two");
  BOOST_TEST(root.entries[1].value.offset == 9U);
}

BOOST_AUTO_TEST_CASE(calls_between_brackets_stay_whole) {
  const Node map = tree("{q: normal(n, d), k: coin(n, m, 0.6), v: 3}");
  BOOST_TEST(map.entries.size() == 3U);
  BOOST_TEST(map.entries[0].value.text == "normal(n, d)");
  BOOST_TEST(map.entries[1].value.text == "coin(n, m, 0.6)");
  BOOST_TEST(map.entries[2].key.text == "v");
  const Node list = tree("[min(1, max(2, 3)), 4]");
  BOOST_TEST(list.items.size() == 2U);
  BOOST_TEST(list.items[0].text == "min(1, max(2, 3))");
}

BOOST_AUTO_TEST_CASE(calls_are_not_joined_outside_brackets) {
  BOOST_TEST(tree("- f(1\n- 2)\n").items.size() == 2U);
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_are_refused) {
  using namespace std::string_literals;
  BOOST_TEST(refusal("a: b\0c\n"s) == "1:5: expected text, got a NUL byte");
  BOOST_TEST(refusal("a: \xFF\n") == "1:4: expected UTF-8, got another byte");
  BOOST_TEST(refusal("\xEF\xBB\xBF"
                     "a: 1\n") == "1:1: expected UTF-8 without a byte order mark, got one");
  BOOST_TEST(refusal("\xFF\xFE"
                     "a\0"s) == "1:4: expected text, got a NUL byte");
}

BOOST_AUTO_TEST_CASE(large_files_are_refused) {
  BOOST_TEST(refusal(std::string(2'000'000, 'a')) == "1:1: expected at most 1 MiB, got more");
}

BOOST_AUTO_TEST_CASE(deep_nesting_is_refused) {
  for (const std::string& text :
       {repeat("[", 33) + repeat("]", 33), repeat("[", 1'000'000), repeat("{a: ", 1000),
        repeat("- ", 1000), repeat("[{a: ", 100'000)})
    BOOST_TEST(refusal(text).ends_with("expected at most 32 levels, got more"));
  BOOST_TEST(refusal(repeat("[", 32) + repeat("]", 32)) == "none");
}

BOOST_AUTO_TEST_CASE(too_many_values_are_refused) {
  const std::string text = "[" + repeat("1,", 200'001) + "]";
  BOOST_TEST(refusal(text).ends_with("expected at most 200000 values in a file, got more"));
}

BOOST_AUTO_TEST_CASE(anchors_aliases_and_tags_are_refused) {
  BOOST_TEST(refusal(alias_bomb()) == "1:5: expected a value, got an anchor");
  BOOST_TEST(refusal("a: *b\n").starts_with("1:4: expected valid YAML, got: "));
  BOOST_TEST(refusal("a: !!binary aGk=\n") ==
             "1:4: expected a value, got the tag \"tag:yaml.org,2002:binary\"");
}

BOOST_AUTO_TEST_CASE(hostile_lines_are_read_in_time) {
  for (const char* piece :
       {"? ",   "a: ",  "{",  "[{", "!",  "&",  "'",  "\"",    "|",     ">",     "%",
        "- - ", "? - ", "\t", "#",  "(,", "a,", ": ", "---\n", "...\n", "a:\n ", "]"}) {
    BOOST_TEST_MESSAGE(piece);
    (void)refusal(repeat(piece, 100'000 / std::string(piece).size()));
    (void)refusal("{" + repeat(piece, 100'000 / std::string(piece).size()));
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
