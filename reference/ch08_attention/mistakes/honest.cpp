// Right answers computed in another way. They round differently, and must pass.
#include <algorithm>
#include <cmath>
#include <limits>

#include "steps.hpp"

namespace attention::mistaken {

namespace {

using Product = Matrix (*)(const Matrix& a, const Matrix& b);
using Sum = double (*)(const Matrix& a, const Matrix& b, Index i, Index j);

// a b, number by number.
template <Sum sum>
Matrix product(const Matrix& a, const Matrix& b) {
  require(a.cols() == b.rows());
  Matrix c(a.rows(), b.cols());
  for (Index i = 0; i < a.rows(); ++i)
    for (Index j = 0; j < b.cols(); ++j) c(i, j) = sum(a, b, i, j);
  return c;
}

template <class Number>
double forward_sum(const Matrix& a, const Matrix& b, Index i, Index j) {
  Number sum = 0;
  for (Index l = 0; l < a.cols(); ++l)
    sum += static_cast<Number>(a(i, l)) * static_cast<Number>(b(l, j));
  return static_cast<double>(sum);
}

double backward_sum(const Matrix& a, const Matrix& b, Index i, Index j) {
  double sum = 0;
  for (Index l = a.cols(); l-- > 0;) sum += a(i, l) * b(l, j);
  return sum;
}

// Block after block of four, added up at the end.
double sum_of_blocks(const Matrix& a, const Matrix& b, Index i, Index j) {
  double sum = 0;
  for (Index from = 0; from < a.cols(); from += 4) {
    double block = 0;
    for (Index l = from; l < std::min(from + 4, a.cols()); ++l) block += a(i, l) * b(l, j);
    sum += block;
  }
  return sum;
}

// Shares of a row from its exponentials in `Number`; the largest number is found before.
template <class Number>
void share_out_row(const Matrix& scores, Index i, bool backwards, Matrix& shares) {
  const Index m = scores.cols();
  const double largest = largest_in_row(scores, i);
  if (largest == -std::numeric_limits<double>::infinity()) return;
  const auto e = [&](Index j) {
    return std::exp(static_cast<Number>(scores(i, j)) - static_cast<Number>(largest));
  };
  Number sum = 0;
  for (Index j = 0; j < m; ++j) sum += e(backwards ? m - 1 - j : j);
  const Number factor = 1 / sum;
  for (Index j = 0; j < m; ++j) shares(i, j) = static_cast<double>(e(j) * factor);
}

template <class Number>
Heads share_out(const Heads& scores, bool backwards) {
  return each([=](const Matrix& of_head) {
    Matrix shares = Matrix::Zero(of_head.rows(), of_head.cols());
    for (Index i = 0; i < of_head.rows(); ++i) share_out_row<Number>(of_head, i, backwards, shares);
    return shares;
  })(scores);
}

// The largest score so far, and the sum of exponentials below it.
struct Running {
  double largest = -std::numeric_limits<double>::infinity();
  double sum = 0;

  void read(double score) {
    if (score == -std::numeric_limits<double>::infinity()) return;
    const double now = std::max(largest, score);
    sum = sum * std::exp(largest - now) + std::exp(score - now);
    largest = now;
  }
};

Matrix share_out_in_one_pass(const Matrix& scores) {
  Matrix shares = Matrix::Zero(scores.rows(), scores.cols());
  for (Index i = 0; i < scores.rows(); ++i) {
    Running running;
    for (Index j = 0; j < scores.cols(); ++j) running.read(scores(i, j));
    for (Index j = 0; j < scores.cols() && running.sum > 0; ++j)
      shares(i, j) = std::exp(scores(i, j) - running.largest) / running.sum;
  }
  return shares;
}

// Every product of the chain in another way.
void multiply_by(Steps& s, Product times) {
  s.project = [=](const Sequences& from, auto& w_q, auto& w_k, auto& w_v) {
    return Projections{times(from.asking, w_q), times(from.read, w_k), times(from.read, w_v)};
  };
  s.score = [=](auto& q, auto& k) { return times(q, k.transpose()); };
  s.mix = [=](auto& shares, auto&, auto& v) { return times(shares, v); };
  s.output = times;
}

Matrix scale_in_single(const Matrix& products, const Widths& widths) {
  const float root = std::sqrt(static_cast<float>(widths.d));
  Matrix scores = products;
  for (Index i = 0; i < scores.size(); ++i)
    scores.data()[i] = static_cast<float>(products.data()[i]) / root;
  return scores;
}

void single(Steps& s) {
  multiply_by(s, product<forward_sum<float>>);
  s.scale = scale_in_single;
  s.normalise = [](const Heads& scores) { return share_out<float>(scores, false); };
}

void long_double(Steps& s) {
  multiply_by(s, product<forward_sum<long double>>);
  s.normalise = [](const Heads& scores) { return share_out<long double>(scores, false); };
}

void scaled_queries(Steps& s) {
  s.score = [](const Matrix& q, const Matrix& k) {
    return times_transposed(q / std::sqrt(static_cast<double>(q.cols())), k);
  };
  s.scale = [](const Matrix& products, const Widths&) { return products; };
}

}  // namespace

Mistakes honest() {
  return {
      {"honest.naive_loops",
       [](Steps& s) {
         multiply_by(s, product<forward_sum<double>>);
         s.normalise = [](const Heads& scores) { return share_out<double>(scores, false); };
       }},
      {"honest.reversed_sums",
       [](Steps& s) {
         multiply_by(s, product<backward_sum>);
         s.normalise = [](const Heads& scores) { return share_out<double>(scores, true); };
       }},
      {"honest.blocked",
       [](Steps& s) {
         multiply_by(s, product<sum_of_blocks>);
         s.normalise = each(share_out_in_one_pass);
       }},
      {"honest.long_double", long_double},
      {"honest.scaled_queries", scaled_queries},
      {"honest.single", single},
  };
}

}  // namespace attention::mistaken
