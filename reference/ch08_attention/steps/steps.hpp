// What lies on the way from the inputs to an answer, where the API has no function for it: what
// `grader replay` shows. A problem file names these functions under `steps:`, as `steps.name(...)`.
//
// The steps are the chapter's, not the reference's: a right answer may go another way.
#pragma once

#include "attention.hpp"

namespace attention::steps {

// One product of a sequence and a parameter: (n, d_model), (d_model, d) -> (n, d).
Matrix projected(const Matrix& x, const Matrix& w);

// ---- One head ----------------------------------------------------------------------------------

// Every query with every key, not yet divided by anything: (n, d), (m, d) -> (n, m).
Matrix dot_products(const Matrix& q, const Matrix& k);

// The largest score of each row: (n, m) -> (n, 1).
Matrix largest(const Matrix& scores);

// exp(score - largest of its row). A row of nothing but -infinity has none but zeros.
Matrix exponentials(const Matrix& scores);

// The same of what is visible, the largest being that of the visible scores; 0 where hidden.
Matrix visible_exponentials(const Matrix& scores, const Mask& visible);

// The sum of each row: (n, m) -> (n, 1).
Matrix sums(const Matrix& exponentials);

// ---- Several heads ------------------------------------------------------------------------------

// For each of `heads` query heads the key or value head that it reads: number h / group, where a
// group is heads / (key/value heads).
std::vector<Matrix> read_by(const std::vector<Matrix>& kv_heads, Index heads);

}  // namespace attention::steps
