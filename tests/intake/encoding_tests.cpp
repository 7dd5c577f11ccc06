#include <boost/test/unit_test.hpp>

#include "grader/base/characters.hpp"
#include "grader/intake/encoding.hpp"

namespace grader {
BOOST_AUTO_TEST_SUITE(encoding_tests)

namespace {

using namespace std::string_literals;

struct Row {
  const char* name;
  Bytes bytes;
  std::string text, encoding;
  std::size_t damaged = 0;
};

// The bytes are written out; nothing here was converted by the code under test.
const Row rows[] = {
    {"nothing", "", "", ""},
    {"plain", "int a;\n", "int a;\n", ""},
    {"UTF-8", "// 值\n", "// 值\n", ""},
    {"a mark is dropped", "\xEF\xBB\xBFint a;\n", "int a;\n", ""},
    {"a mark alone", "\xEF\xBB\xBF", "", ""},
    {"Windows", "a\r\nb\r\n", "a\nb\n", ""},
    {"old Macs", "a\rb\r", "a\nb\n", ""},
    {"all ends at once", "a\r\n\rb\n\r\n", "a\n\nb\n\n", ""},
    {"UTF-16 LE", "\xFF\xFE"s + "a\0;\0\r\0\n\0"s, "a;\n", "UTF-16 LE"},
    {"UTF-16 BE", "\xFE\xFF"s + "\0a\x50\x3C"s, "a值", "UTF-16 BE"},
    {"UTF-16 LE, a pair", "\xFF\xFE"s + "\x3D\xD8\x42\xDE"s, "🙂", "UTF-16 LE"},
    {"UTF-16, half a character at its end", "\xFF\xFE"s + "a\0b"s, "a", "UTF-16 LE"},
    {"UTF-16 LE, no mark", "i\0n\0t\0 \0a\0;\0"s, "int a;", "UTF-16 LE"},
    {"UTF-16 BE, no mark, U+4E00", "\0/\0/\0 \0a\0b\0c\0d\0e\0f\0g\0h\x4E\0"s, "// abcdefgh一",
     "UTF-16 BE"},
    {"UTF-32 LE", "\xFF\xFE\0\0a\0\0\0\x3C\x50\0\0"s, "a值", "UTF-32 LE"},
    {"UTF-32 BE", "\0\0\xFE\xFF\0\0\0a"s, "a", "UTF-32 BE"},
    {"GBK", "// \xD6\xB5\xBA\xCD\n", "// 值和\n", "GB18030 (GBK)"},
    {"GB18030 of four bytes", "\xD6\xB5\x95\x30\x85\x32", "值🙂", "GB18030 (GBK)"},
    {"Windows-1252",
     "// \xE9"
     "cart \x80\n",
     "// écart €\n", "Windows-1252"},
    {"Latin-1", "\x81 \xE9", "\u0081 é", "Latin-1"},
    {"high bytes that are nothing else", "\xFF\xFF\xFF", "ÿÿÿ", "Windows-1252"},
    {"damaged", "// 值和\n// 值\xE5\x80\n", "// 值和\n// 值\uFFFD\n", "", 2},
    {"damaged, with short characters", "éèàçêîô\n\xC3\n", "éèàçêîô\n\uFFFD\n", "", 2},
};

}  // namespace

BOOST_AUTO_TEST_CASE(text_is_read_whatever_its_encoding) {
  for (const Row& row : rows) {
    const auto decoded = decode_source(row.bytes);
    BOOST_TEST_CONTEXT(row.name) {
      BOOST_REQUIRE(decoded.has_value());
      BOOST_TEST(decoded->text == row.text);
      BOOST_TEST(decoded->encoding == row.encoding);
      BOOST_TEST(decoded->damaged == row.damaged);
    }
  }
}

BOOST_AUTO_TEST_CASE(what_is_no_text_is_not_read) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  for (const Bytes& bytes :
       {"\x7F"
        "ELF\2\1\1\0\0\0"s,
        "\0"s, std::string(5000, '\0'), all + all, "PK\3\4\x14\0\6\0\x08\0"s, "\xFF\xFE\0\xD8"s})
    BOOST_TEST(!decode_source(bytes).has_value(), bytes.substr(0, 4));
}

BOOST_AUTO_TEST_CASE(one_zero_byte_in_a_text_is_left_out) {
  const std::string text(1000, 'x');
  BOOST_TEST(decode_source(text + "\0"s + text).value().text == text + text);
}

// Also where a student means it badly: any bytes give valid UTF-8, or nothing.
BOOST_AUTO_TEST_CASE(any_bytes_become_utf8_or_nothing) {
  std::uint32_t state = 1;
  for (int round = 0; round < 3000; ++round) {
    Bytes bytes;
    for (std::uint32_t size = state % 40; bytes.size() < size;) {
      state = state * 1664525 + 1013904223;
      bytes += static_cast<char>(state >> (round % 3 == 0 ? 24U : 25U));
    }
    state = state * 1664525 + 1013904223;
    const auto decoded = decode_source(bytes);
    for (const Character& character : characters_of(decoded ? decoded->text : ""))
      BOOST_REQUIRE(character.code > 0);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
