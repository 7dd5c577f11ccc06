#pragma once

#include <memory>

#include "attention.hpp"

namespace attention {

// How one head shares out what it may read.
class Sharing {
 public:
  virtual ~Sharing() = default;
  virtual RowVector operator()(const RowVector& scores, Index query) const = 0;
};

class SoftmaxOverVisible final : public Sharing {
 public:
  explicit SoftmaxOverVisible(Mask visible) : visible_(std::move(visible)) {}

  RowVector operator()(const RowVector& scores, Index query) const override {
    RowVector shares = RowVector::Zero(scores.size());
    const double top = largest(scores, query);
    for (Index j = 0; j < scores.size(); ++j)
      if (visible_(query, j)) shares(j) = std::exp(scores(j) - top);
    const double sum = shares.sum();
    return sum > 0 ? RowVector(shares / sum) : shares;
  }

 private:
  double largest(const RowVector& scores, Index query) const {
    double top = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < scores.size(); ++j)
      if (visible_(query, j)) top = std::max(top, scores(j));
    return top;
  }

  Mask visible_;
};

class Head {
 public:
  Head(Matrix k, Matrix v, std::shared_ptr<const Sharing> sharing)
      : k_(std::move(k)), v_(std::move(v)), sharing_(std::move(sharing)) {}

  Matrix operator()(const Matrix& q) const {
    Matrix output(q.rows(), v_.cols());
    for (Index i = 0; i < q.rows(); ++i) output.row(i) = (*sharing_)(scores(q.row(i)), i) * v_;
    return output;
  }

 private:
  RowVector scores(const RowVector& query) const {
    return query * k_.transpose() / std::sqrt(static_cast<double>(query.size()));
  }

  Matrix k_, v_;
  std::shared_ptr<const Sharing> sharing_;
};

}  // namespace attention
