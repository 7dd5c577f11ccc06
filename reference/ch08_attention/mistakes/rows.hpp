// Words for sharing out a row of scores. A hidden score is -infinity.
#pragma once

#include <limits>

#include "steps.hpp"

namespace attention::mistaken {

inline bool is_hidden(double score) {
  return score == -std::numeric_limits<double>::infinity();
}

// Every number x becomes rule(x).
template <class Rule>
Matrix each_number(const Matrix& from, Rule rule) {
  Matrix result = from;
  for (Index i = 0; i < from.size(); ++i) result.data()[i] = rule(from.data()[i]);
  return result;
}

// exp(S_ij - c_i), c_i the largest of row i; zeros where everything is hidden.
Matrix exponentials(const Matrix& scores);

// exp(S_ij)
Matrix exponentials_as_they_are(const Matrix& scores);

double sum_of_row(const Matrix& e, Index i);

// Each row divided by its sum; `otherwise` all along where that is 0.
Matrix divided_by_sums(Matrix e, double otherwise);

// A mistake in how each head's scores become shares.
Mistake normalised(const char* name, Matrix (*way)(const Matrix& scores));

}  // namespace attention::mistaken
