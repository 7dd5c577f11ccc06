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

BOOST_AUTO_TEST_CASE(names_of_functions_need_no_words_for_their_arguments) {
  const std::pair<const char*, const char*> rows[] = {
      {"_ZN5thing4turnEi", "thing::turn"},
      {"_ZN5thing5inner4turnERKd", "thing::inner::turn"},
      {"_Z4turnv", "turn"},
      {"_ZL4turnv", "turn"},
      {"_ZN5thingL4turnEv", "thing::turn"},
      {"_ZN5thing4nameB5cxx11Ei", "thing::name"},
      {"_ZN12_GLOBAL__N_14turnEv", ""},
      {"_Z4turnIiEvT_", ""},
      {"_ZN5thingplERKS_", ""},
      {"main", ""},
      {"", ""},
      {"_Z", ""},
      {"_ZN5thing", ""},
      {"_ZN5thing4turn", ""},
      {"_Z99turn", ""},
      {"_Z99999999999999999999turn", ""},
      {"_Z0", ""},
      {"_ZNE", ""},
  };
  for (const auto& [symbol, name] : rows) BOOST_TEST(qualified_name(symbol) == name, symbol);
}

// Each pair holds the one before twice: 2^30 words for it, and 300 letters of symbol.
BOOST_AUTO_TEST_CASE(a_name_is_no_longer_than_its_symbol) {
  std::string symbol = "_Z4turn4PairIilE";
  for (int i = 0; i < 30; ++i)
    symbol += "S_IS" + std::to_string(i) + "_S" + std::to_string(i) + "_E";
  BOOST_TEST(qualified_name(symbol) == "turn");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader
