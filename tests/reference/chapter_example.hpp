// The chapter's worked example: three positions, one head. Positions count from 0 here.
#pragma once

#include <cmath>
#include <numbers>

#include "attention.hpp"

namespace attention::test::example {

inline constexpr double ln2 = std::numbers::ln2;
inline constexpr double c = std::numbers::sqrt2 * ln2;  // so that exponentials come out as 2

// The input and the parameters.
inline const Matrix x{{1, 0}, {0, 1}, {1, 1}};
inline const Matrix w_q{{1, 0}, {0, 1}};
inline const Matrix w_k{{c, 0}, {0, c}};
inline const Matrix w_v{{2, 0}, {0, 1}};

// What they give.
inline const Matrix q{{1, 0}, {0, 1}, {1, 1}};
inline const Matrix k{{c, 0}, {0, c}, {c, c}};
inline const Matrix v{{2, 0}, {0, 1}, {2, 1}};
inline const Matrix weights{
    {2.0 / 5, 1.0 / 5, 2.0 / 5}, {1.0 / 5, 2.0 / 5, 2.0 / 5}, {0.25, 0.25, 0.5}};
inline const Matrix outputs{{1.6, 0.6}, {1.2, 0.8}, {1.5, 0.75}};

// What may be read.
inline const Mask all = Mask::Constant(3, 3, true);
inline const Mask causal{{true, false, false}, {true, true, false}, {true, true, true}};

// The interventions on position 2: its input becomes [0, 2], and with it its key and its value.
inline const Matrix other_x{{1, 0}, {0, 2}, {1, 1}};
inline const Matrix other_k{{c, 0}, {0, 2 * c}, {c, c}};
inline const Matrix other_v{{2, 0}, {0, 2}, {2, 1}};

}  // namespace attention::test::example
