// From a saved edit to the verdict, against a bare compile of the same file: what a student waits
// for, in units of what any grader of C++ has to do at least.
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

#include "bench.hpp"
#include "grader/base/file.hpp"

namespace grader::bench {
namespace {

namespace fs = std::filesystem;

constexpr int rounds = 7;
constexpr const char* edited = "10_masked_attention.cpp";

// The exercise as a student writes it with Eigen's expressions. `edit` changes the object code, not
// the result.
std::string source(int edit) {
  return fmt::format(R"(#include "attention.hpp"

#include <cmath>
#include <limits>

namespace attention {{

Matrix masked_attention(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& visible) {{
  const double nothing = {}e-300;
  const double scale = 1.0 / std::sqrt(static_cast<double>(q.cols())) + nothing;
  Matrix scores = (q * k.transpose()) * scale;
  scores = visible.select(
      scores, Matrix::Constant(scores.rows(), scores.cols(), -std::numeric_limits<double>::infinity()));
  Matrix weights = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {{
    if (!visible.row(i).any()) continue;
    const double largest = scores.row(i).maxCoeff();
    weights.row(i) = visible.row(i).select((scores.row(i).array() - largest).exp().matrix(), 0.0);
    weights.row(i) /= weights.row(i).sum();
  }}
  return weights * v;
}}

}}  // namespace attention
)",
                     edit);
}

double timed(const std::string& command, int expected) {
  const double start = now();
  const int status = std::system(command.c_str());
  if (WEXITSTATUS(status) != expected) throw std::runtime_error("failed: " + command);
  return now() - start;
}

}  // namespace

bool save_to_verdict() {
  const TemporaryFolder folder(fs::temp_directory_path());
  fs::copy(GRADER_SUBMISSION, folder.path(), fs::copy_options::recursive);
  const std::string at = "cd " + folder.path().string() + " && ";
  const std::string grade =
      at + GRADER_PROGRAM + " grade . --pack " + GRADER_PACK + " --json result.json > report.txt";
  const std::string bare =
      at + "g++ -std=c++20 -O2 -isystem /usr/include/eigen3 -I" GRADER_HEADERS " -c " + edited +
      " -o bare.o";
  std::vector<double> ours, theirs;
  for (int edit = 0; edit <= rounds; ++edit) {
    // No two runs of this program make the same edits: nothing of this file is in the cache.
    write_file(folder.path() / edited, source(static_cast<int>(getpid()) * 100 + edit));
    const double us = timed(grade, 0), them = timed(bare, 0);
    if (edit == 0) continue;  // the other exercises' files may still be compiled
    ours.push_back(us);
    theirs.push_back(them);
  }
  return report("save to verdict / bare g++ -O2 -c", ours, theirs, 0.4);
}

}  // namespace grader::bench
