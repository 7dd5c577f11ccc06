#include <boost/test/unit_test.hpp>

#include "grader/build/demangle.hpp"

namespace grader {

BOOST_AUTO_TEST_SUITE(demangle_tests)

BOOST_AUTO_TEST_CASE(symbols_of_cpp_get_their_names) {
  BOOST_TEST(demangled("_ZN5thing4turnEi") == "thing::turn(int)");
  BOOST_TEST(demangled("_ZN5thing4turnERKd") == "thing::turn(double const&)");
}

BOOST_AUTO_TEST_CASE(other_names_stay) {
  for (const char* name : {"main", "grader_entry", "_start", "", "_Z", "_ZN5thing"}) {
    BOOST_TEST(demangled(name) == name);
  }
}

// g++ tags functions that return a std::string; nobody wrote that.
BOOST_AUTO_TEST_CASE(tags_of_the_library_are_left_out) {
  BOOST_TEST(demangled("_ZN5thing4nameB5cxx11Ei") == "thing::name(int)");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
