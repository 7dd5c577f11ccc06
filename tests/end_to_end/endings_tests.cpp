// The ways in which a student's code ends without a result, each told as what it was.
#include <boost/test/unit_test.hpp>

#include "tests/end_to_end/world.hpp"

namespace grader::test {
namespace {

struct Row {
  std::string exercise, file, body;
  std::string verdict, reason;  // reason "": none is told
  std::string message;          // how what is said begins
};

const Row rows[] = {
    {"project_qkv", "01_project_qkv.cpp", R"(
Projections project_qkv(const Matrix& x, const Matrix&, const Matrix&, const Matrix&) {
  volatile Index zero = 0;
  return {Matrix(x.rows() / zero, 1), {}, {}};
})",
     "crashed", "", "Your code crashed with a floating point exception,"},
    {"scaled_scores", "02_scaled_scores.cpp", R"(
Matrix scaled_scores(const Matrix& q, const Matrix&) {
  volatile double* volatile first = nullptr;
  first[q.cols()] = 1;
  return q;
})",
     "crashed", "null_pointer", "Your code crashed at a null pointer:"},
    {"softmax_rows", "03_softmax_rows.cpp", R"(
double sum(const Matrix& scores, Index from) {
  volatile double here = 1;
  return sum(scores, from + 1) + here;
}
Matrix softmax_rows(const Matrix& scores) {
  return scores / sum(scores, 0);
})",
     "crashed", "stack_overflow", "Your code crashed with a stack overflow:"},
    {"attend", "04_attend.cpp", R"(
Matrix attend(const Matrix& q, const Matrix&, const Matrix&) {
  volatile double table[10'000'000];
  table[0] = 1;
  const double first = table[0];
  return q * first;
})",
     "crashed", "stack_overflow", "Your code crashed with a stack overflow:"},
    {"self_attention", "05_self_attention.cpp", R"(
struct Guard {
  ~Guard() { throw 7; }
};
Matrix self_attention(const Matrix& x, const Matrix&, const Matrix&, const Matrix&) {
  Guard guard;
  return x;
})",
     "crashed", "terminated",
     "int was thrown where nothing can catch it, and that ended your code."},
    {"causal_mask", "06_causal_mask.cpp", R"(
Mask causal_mask(Index queries, Index keys) {
  for (int fd = 3; fd < 64; ++fd) close(fd);
  return Mask::Constant(queries, keys, true);
})",
     "exited_early", "unreadable_answer",
     "What came back from your code is no answer that can be read."},
    {"padding_mask", "07_padding_mask.cpp", R"(
Mask filled(Index queries, Index keys) noexcept {
  if (queries > 0) throw std::out_of_range("row 7 of 4");
  return Mask::Constant(queries, keys, true);
}
Mask padding_mask(Index queries, Index keys, Index) {
  return filled(queries, keys);
})",
     "crashed", "terminated",
     "std::out_of_range was thrown where nothing can catch it, and that ended your code. It said: "
     "row 7 of 4"},
    {"decoder_mask", "08_decoder_mask.cpp", R"(
const std::vector<double> table(std::size_t{1} << 40);
Mask decoder_mask(Index positions, Index) {
  return Mask::Constant(positions, positions, table[0] > 0);
})",
     "out_of_memory", "", "Your code asked for more memory than this case allows;"},
    {"masked_softmax_rows", "09_masked_softmax_rows.cpp", R"(
Matrix masked_softmax_rows(const Matrix& scores, const Mask&) {
  std::raise(SIGSYS);  // as the filter of system calls does it
  return scores;
})",
     "forbidden", "", "Your code asked the system for something that is not available"},
    {"masked_attention", "10_masked_attention.cpp", R"(
Matrix masked_attention(const Matrix&, const Matrix&, const Matrix&, const Mask&) {
  return Matrix::Zero(2000, 2000);
})",
     "wrong_shape", "", ""},
    {"heads", "11_heads.cpp", R"(
std::vector<Matrix> split_heads(const Matrix&, Index) {
  return std::vector<Matrix>(200'000);
}
Matrix merge_heads(const std::vector<Matrix>& parts) {
  return parts[0];
})",
     "too_much_output", "large_answer",
     "Your code returned far more than the result that is expected holds,"},
    {"multi_head_attention", "12_multi_head_attention.cpp", R"(
Matrix multi_head_attention(const Matrix& x, const AttentionParameters&, Index, const Mask&) {
  if (x.rows() > 0) __builtin_trap();
  return x;
})",
     "crashed", "", "Your code crashed with an illegal instruction."},
    {"cross_attention", "13_cross_attention.cpp", R"(
Matrix cross_attention(const Matrix& x, const Matrix&, const AttentionParameters&, Index,
                       const Mask&) {
  if (write(5, "all right", 9) == 9) _exit(0);
  return x;
})",
     "exited_early", "unreadable_answer",
     "What came back from your code is no answer that can be read."},
    {"grouped_query_attention", "14_grouped_query_attention.cpp", R"(
[[gnu::noinline]] double allocated() {
  return std::vector<double>(std::size_t{1} << 40).back();
}
double large() noexcept {
  return allocated();
}
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters&, HeadCounts,
                               const Mask&) {
  return x * large();
})",
     "out_of_memory", "", "Your code asked for more memory than this case allows;"},
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(endings_tests, Desk)

BOOST_AUTO_TEST_CASE(every_ending_is_told_as_what_it_was) {
  for (const Row& row : rows)
    write(row.file, "#include <csignal>\n#include <unistd.h>\n" + source(row.body));
  const Json result = grade(path(), world().visible_pack()).json();
  for (const Row& row : rows) BOOST_TEST_CONTEXT(row.exercise) {
      const Json& exercise = exercise_in(result, row.exercise);
      BOOST_TEST(exercise.at("verdict") == row.verdict);
      const Json detail = exercise.at("cases").at(0).at("detail");
      BOOST_TEST(detail.value("reason", "") == row.reason);
      BOOST_TEST(exercise.at("message").at("en").get<std::string>().starts_with(row.message));
    }
}

BOOST_AUTO_TEST_CASE(what_is_too_large_to_come_back_still_tells_its_shape) {
  write("10_masked_attention.cpp", source(rows[9].body));
  const Json result = grade(path(), world().visible_pack()).json();
  const Json detail = exercise_in(result, "masked_attention").at("cases").at(0).at("detail");
  BOOST_TEST(detail.at("yours").at("shape") == Json({2000, 2000}));
  BOOST_TEST(detail.at("yours").at("numbers").empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace grader::test
