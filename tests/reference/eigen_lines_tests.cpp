// The template's README shows Eigen in ten lines. Here they are compiled, and found to do what is
// said beside them; and the README has these ten and no others, in both languages.
#include <cmath>
#include <fstream>
#include <sstream>

#include <boost/test/unit_test.hpp>

#include "attention.hpp"

// A statement, and its text.
#define LINE(...) \
  __VA_ARGS__;    \
  lines.emplace_back(#__VA_ARGS__ ";")

namespace attention {

BOOST_AUTO_TEST_SUITE(eigen_lines_tests)

namespace {

using Lines = std::vector<std::string>;

// What stands before the comment.
std::string code_of(const std::string& line) {
  const std::string code = line.substr(0, line.find("//"));
  return code.substr(0, code.find_last_not_of(' ') + 1);
}

// The lines of every block of C++ in `text`, without their comments.
std::vector<Lines> blocks_of(std::istream& text) {
  std::vector<Lines> blocks;
  bool inside = false;
  for (std::string line; std::getline(text, line);) {
    if (line == "```cpp") blocks.emplace_back();
    if (inside && line != "```") blocks.back().push_back(code_of(line));
    inside = line == "```cpp" || (inside && line != "```");
  }
  return blocks;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_ten_lines_of_the_readme_do_what_it_says) {
  Lines lines;

  LINE(Matrix a = Matrix::Zero(3, 4));
  BOOST_TEST((a == Matrix{{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}));
  LINE(Index n = a.rows(), d = a.cols());
  BOOST_TEST((n == 3 && d == 4));
  LINE(a(0, 3) = 2);
  LINE(a.row(1) = a.row(0) / 2);
  BOOST_TEST((a == Matrix{{0, 0, 0, 2}, {0, 0, 0, 1}, {0, 0, 0, 0}}));
  LINE(Matrix right = a.middleCols(2, 2));
  BOOST_TEST((right == Matrix{{0, 2}, {0, 1}, {0, 0}}));
  LINE(Matrix turned = a.transpose());
  BOOST_TEST((turned == Matrix{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {2, 1, 0}}));
  LINE(Matrix dots = a * a.transpose());
  BOOST_TEST((dots == Matrix{{4, 2, 0}, {2, 1, 0}, {0, 0, 0}}));
  LINE(Matrix each = a.array() * a.array().exp());
  BOOST_TEST((each.isApprox(
      Matrix{{0, 0, 0, 2 * std::exp(2)}, {0, 0, 0, std::exp(1)}, {0, 0, 0, 0}}, 1e-15)));
  LINE(double sum = a.row(0).sum());
  BOOST_TEST(sum == 2);
  LINE(Matrix kept = (a.array() > 1).select(a, -1.0));
  BOOST_TEST((kept == Matrix{{-1, -1, -1, 2}, {-1, -1, -1, -1}, {-1, -1, -1, -1}}));

  std::ifstream readme(GRADER_TESTS_FOLDER "/../student_template/ch08_attention/README.md");
  const std::vector<Lines> blocks = blocks_of(readme);
  BOOST_REQUIRE(blocks.size() == 2);
  for (const Lines& block : blocks) BOOST_TEST(block == lines, boost::test_tools::per_element());
}

// What the README says below them.
BOOST_AUTO_TEST_CASE(a_mask_chooses_and_columns_are_written_to) {
  Matrix a = Matrix::Zero(2, 3);
  a.middleCols(1, 2) = Matrix{{1, 2}, {3, 4}};
  const Mask visible{{true, true, false}, {false, true, true}};
  BOOST_TEST((visible.select(a, -1.0) == Matrix{{0, 1, -1}, {-1, 3, 4}}));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
