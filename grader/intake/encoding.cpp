#include "grader/intake/encoding.hpp"

#include <algorithm>
#include <memory>
#include <string_view>

#include <iconv.h>

#include "grader/base/characters.hpp"

namespace grader {
namespace {

// A way to read bytes: the name that iconv knows, and the one that people know.
struct Encoding {
  const char* name;
  const char* called;
};

constexpr Encoding utf16_little{"UTF-16LE", "UTF-16 LE"};
constexpr Encoding utf16_big{"UTF-16BE", "UTF-16 BE"};
constexpr Encoding utf32_little{"UTF-32LE", "UTF-32 LE"};
constexpr Encoding utf32_big{"UTF-32BE", "UTF-32 BE"};
constexpr Encoding chinese{"GB18030", "GB18030 (GBK)"};
constexpr Encoding western{"WINDOWS-1252", "Windows-1252"};

constexpr std::string_view replacement = "\uFFFD";

// No byte of these encodings becomes more than three bytes of UTF-8, so this is bounded too.
std::optional<std::string> convert(std::string_view bytes, const Encoding& encoding) {
  const iconv_t opened = iconv_open("UTF-8", encoding.name);
  if (opened == iconv_t(-1)) return std::nullopt;  // a system without this table
  const std::unique_ptr<void, int (*)(iconv_t)> converter(opened, &iconv_close);
  std::string text(bytes.size() * 3, '\0');
  char* in = const_cast<char*>(bytes.data());  // iconv's signature; it does not write there
  char* out = text.data();
  std::size_t in_left = bytes.size(), out_left = text.size();
  const std::size_t status = iconv(converter.get(), &in, &in_left, &out, &out_left);
  if (status == static_cast<std::size_t>(-1) || in_left != 0) return std::nullopt;
  text.resize(text.size() - out_left);
  return text;
}

struct Mark {
  std::string_view bytes;
  const Encoding* encoding;  // none: UTF-8
};

// The longer ones first: UTF-32's begins like UTF-16's.
const Mark* mark_of(std::string_view bytes) {
  using namespace std::string_view_literals;
  static constexpr Mark marks[] = {{"\xFF\xFE\0\0"sv, &utf32_little},
                                   {"\0\0\xFE\xFF"sv, &utf32_big},
                                   {"\xFF\xFE"sv, &utf16_little},
                                   {"\xFE\xFF"sv, &utf16_big},
                                   {"\xEF\xBB\xBF"sv, nullptr}};
  const auto* found = std::find_if(std::begin(marks), std::end(marks),
                                   [&](const Mark& mark) { return bytes.starts_with(mark.bytes); });
  return found == std::end(marks) ? nullptr : found;
}

// Source text is mostly ASCII, and of every ASCII character UTF-16 has one byte zero: all at odd
// places, or all at even ones. (A few others have a zero in the other byte, as U+4E00.)
const Encoding* utf16_without_mark(std::string_view bytes) {
  std::size_t zeros[2] = {0, 0};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    if (bytes[i] == '\0') ++zeros[i % 2];
  const std::size_t units = bytes.size() / 2;
  const auto mostly = [&](std::size_t many, std::size_t few) {
    return bytes.size() % 2 == 0 && many * 3 > units && few * 10 < many;
  };
  if (mostly(zeros[1], zeros[0])) return &utf16_little;
  return mostly(zeros[0], zeros[1]) ? &utf16_big : nullptr;
}

struct Count {
  std::size_t good = 0;    // characters of more than one byte
  std::size_t longer = 0;  // of these, those of more than two: Chinese, for one
  std::size_t bad = 0;     // bytes that are not UTF-8
};

Count count_utf8(std::string_view bytes) {
  Count count;
  for (const Character& character : characters_of(bytes)) {
    if (character.code < 0)
      ++count.bad;
    else if (character.bytes.size() > 1)
      ++count.good;
    if (character.bytes.size() > 2) ++count.longer;
  }
  return count;
}

// Chinese in GB18030 is pairs of bytes of which mostly both are above 127; an accented letter of
// Western text stands alone.
bool has_pairs(std::string_view bytes) {
  const auto high = [](char c) { return static_cast<unsigned char>(c) > 127; };
  return std::adjacent_find(bytes.begin(), bytes.end(),
                            [&](char a, char b) { return high(a) && high(b); }) != bytes.end();
}

DecodedText repaired(std::string_view bytes) {
  DecodedText decoded;
  std::size_t line = 1;
  bool before = false;
  for (const Character& character : characters_of(bytes)) {
    const bool bad = character.code < 0;
    if (bad && decoded.damaged == 0) decoded.damaged = line;
    if (!bad) decoded.text += character.bytes;
    if (bad && !before) decoded.text += replacement;
    if (character.code == '\n') ++line;
    before = bad;
  }
  return decoded;
}

// Every byte is the character of its number. Needs no table and never fails.
std::string from_latin_1(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte > 127) text += static_cast<char>(0xC0U | (byte >> 6U));
    text += byte > 127 ? static_cast<char>(0x80U | (byte & 0x3FU)) : c;
  }
  return text;
}

DecodedText without_mark(std::string_view bytes) {
  const Count count = count_utf8(bytes);
  if (count.bad == 0) return {.text = std::string(bytes)};
  // Of Chinese in GBK, half a dozen characters already have twice as many bytes that are not UTF-8
  // as characters of three bytes that are by chance.
  if (count.longer > count.bad || count.good > 3 * count.bad) return repaired(bytes);
  if (has_pairs(bytes))
    if (auto text = convert(bytes, chinese)) return {std::move(*text), chinese.called};
  if (auto text = convert(bytes, western)) return {std::move(*text), western.called};
  return {from_latin_1(bytes), "Latin-1"};
}

// A damaged end (half a character of UTF-16) is no reason to read nothing.
std::string_view whole_units(std::string_view bytes, const Encoding& encoding) {
  const std::size_t unit = &encoding == &utf32_little || &encoding == &utf32_big ? 4 : 2;
  return bytes.substr(0, bytes.size() - bytes.size() % unit);
}

std::optional<DecodedText> converted(std::string_view bytes, const Encoding& encoding) {
  auto text = convert(whole_units(bytes, encoding), encoding);
  if (!text) return std::nullopt;
  return DecodedText{std::move(*text), encoding.called};
}

// What no editor writes; binary numbers read as characters are full of it.
bool has_controls(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 &&
           std::string_view("\t\n\v\f\r").find(c) == std::string_view::npos;
  });
}

std::optional<DecodedText> decode(std::string_view bytes) {
  const Mark* mark = mark_of(bytes);
  const std::string_view rest = mark == nullptr ? bytes : bytes.substr(mark->bytes.size());
  if (mark != nullptr && mark->encoding != nullptr) return converted(rest, *mark->encoding);
  if (mark == nullptr)
    if (const Encoding* encoding = utf16_without_mark(bytes)) {
      auto guessed = converted(bytes, *encoding);
      return guessed && !has_controls(guessed->text) ? guessed : std::nullopt;
    }
  return without_mark(rest);
}

// Windows ends a line with two characters, and old Macs with the other one.
std::string with_plain_line_ends(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r') plain += text[i];
    if (text[i] == '\r' && !text.substr(i + 1).starts_with('\n')) plain += '\n';
  }
  return plain;
}

// Whether zero bytes are all over it, or come with bytes that are no text in UTF-8.
bool is_binary(const DecodedText& decoded) {
  const auto zeros =
      static_cast<std::size_t>(std::count(decoded.text.begin(), decoded.text.end(), '\0'));
  return zeros > 0 &&
         (!decoded.encoding.empty() || decoded.damaged > 0 || zeros * 100 > decoded.text.size());
}

}  // namespace

std::optional<DecodedText> decode_source(const Bytes& bytes) {
  auto decoded = decode(bytes);
  if (!decoded || is_binary(*decoded)) return std::nullopt;
  decoded->text = with_plain_line_ends(decoded->text);
  std::erase(decoded->text, '\0');
  return decoded;
}

}  // namespace grader
