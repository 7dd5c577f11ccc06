#include <stdexcept>

#include <boost/test/unit_test.hpp>

#include "grader/base/fault.hpp"
#include "grader/words/words.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(words_tests)

BOOST_AUTO_TEST_CASE(say_fills_in_the_values) {
  const Message message{"folder.missing", {{"path", "here/{there}"}}};
  BOOST_TEST(say(message, Language::english) == "There is no folder here/{there}.");
  BOOST_TEST(say(message, Language::chinese) == "没有文件夹 here/{there}。");
}

BOOST_AUTO_TEST_CASE(say_chooses_between_one_and_many) {
  const auto more = [](const std::string& count) {
    return say({"does_not_compile.more", {{"more", count}}}, Language::english);
  };
  BOOST_TEST(more("1") == "1 more error after it: often it goes away with the first.");
  BOOST_TEST(more("2") == "2 more errors after it: often they go away with the first.");
}

BOOST_AUTO_TEST_CASE(say_refuses_what_the_catalogue_does_not_know) {
  BOOST_CHECK_THROW(say(Message{"no.such.sentence", {}}, Language::english), std::logic_error);
  BOOST_CHECK_THROW(say(Message{"folder.missing", {}}, Language::english), std::logic_error);
}

BOOST_AUTO_TEST_CASE(say_takes_the_other_language_where_an_author_wrote_only_one) {
  BOOST_TEST(say(Words{"rows", "行"}, Language::english) == "rows");
  BOOST_TEST(say(Words{"rows", "行"}, Language::chinese) == "行");
  BOOST_TEST(say(Words{"rows", ""}, Language::chinese) == "rows");
  BOOST_TEST(say(Words{"", "行"}, Language::english) == "行");
}

BOOST_AUTO_TEST_CASE(say_all_puts_a_space_between_english_sentences_only) {
  const Message once{"wrong_shape.next", {}};
  BOOST_TEST(say_all({once, once}, Language::english).find("? W") != std::string::npos);
  BOOST_TEST(say_all({once, once}, Language::chinese).find(' ') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_option_decides_before_the_locale) {
  BOOST_CHECK(choose_language("en", "zh_CN.UTF-8", "", "") == Language::english);
  BOOST_CHECK(choose_language("zh", "", "", "C") == Language::chinese);
  BOOST_CHECK(choose_language("zh_CN", "", "", "") == Language::chinese);
  BOOST_CHECK_THROW(choose_language("fr", "", "", ""), Misuse);
}

BOOST_AUTO_TEST_CASE(the_first_variable_that_is_set_decides) {
  BOOST_CHECK(choose_language("", "", "", "") == Language::english);
  BOOST_CHECK(choose_language("", "", "", "zh_CN.UTF-8") == Language::chinese);
  BOOST_CHECK(choose_language("", "", "C", "zh_CN.UTF-8") == Language::english);
  BOOST_CHECK(choose_language("", "zh_CN.UTF-8", "C", "C") == Language::chinese);
  BOOST_CHECK(choose_language("", "", "", "de_DE.UTF-8") == Language::english);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
