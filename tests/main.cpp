#define BOOST_TEST_MODULE grader
#include <boost/test/unit_test.hpp>
