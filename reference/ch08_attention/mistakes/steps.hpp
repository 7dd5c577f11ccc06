// Attention as a chain of steps, each of which can be replaced by one done wrong.
#pragma once

#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "mistaken.hpp"

namespace attention::mistaken {

using Heads = std::vector<Matrix>;

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Who asks and who is read; in self-attention the same.
struct Sequences {
  const Matrix& asking;
  const Matrix& read;
  HeadCounts counts;
};

struct Widths {
  Index d;        // of one head's queries and keys
  Index d_v;      // of one head's values
  Index total;    // of all heads' queries
  Index d_model;  // of the sequence that asks
  Index heads;
  Index n, m;  // queries, keys
};

// One step: the right way to do it, until it is replaced.
template <class Signature>
class Step {
 public:
  Step(const char* name, std::function<Signature> right) : name_(name), way_(std::move(right)) {}

  Step& operator=(std::function<Signature> wrong) {
    if (replaced_) throw std::invalid_argument(std::string("two mistakes in one step: ") + name_);
    replaced_ = true;
    way_ = std::move(wrong);
    return *this;
  }

  template <class... Arguments>
  auto operator()(Arguments&&... arguments) const {
    return way_(std::forward<Arguments>(arguments)...);
  }

  const char* name() const { return name_; }
  bool replaced() const { return replaced_; }

 private:
  const char* name_;
  bool replaced_ = false;
  std::function<Signature> way_;
};

// The steps done right, with the reference's own functions and expressions.
namespace right {

Projections project(const Sequences& from, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v);
Matrix score(const Matrix& q, const Matrix& k);
Matrix scale(const Matrix& products, const Widths& widths);
Mask combine(const Mask& causal, const Mask& padding);
Mask see(const Mask& visible);
Matrix hide(const Matrix& scores, const Mask& visible);
Heads normalise(const Heads& scores);
Matrix after(const Matrix& shares, const Mask& visible, const Widths& widths);
Matrix see_nothing(const Matrix& shares, const Matrix& scores, const Mask& visible);
Index choose(Index head, HeadCounts counts);
Matrix mix(const Matrix& shares, const Matrix& k, const Matrix& v);
Matrix output(const Matrix& merged, const Matrix& w_o);

}  // namespace right

// In the order in which they are taken.
struct Steps {
  // What each position asks, offers and hands out.
  Step<Projections(const Sequences&, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v)>
      project{"project", right::project};

  // All heads' columns -> heads; and which key/value head a query head reads.
  Step<Heads(const Matrix& x, Index heads)> split{"split", attention::split_heads};
  Step<Index(Index head, HeadCounts)> choose{"choose", right::choose};

  // Dot products, and what is done about their size.
  Step<Matrix(const Matrix& q, const Matrix& k)> score{"score", right::score};
  Step<Matrix(const Matrix& products, const Widths&)> scale{"scale", right::scale};

  // The masks of 06 to 08.
  Step<Mask(Index queries, Index keys)> causal{"causal", attention::causal_mask};
  Step<Mask(Index queries, Index keys, Index length)> padding{"padding", attention::padding_mask};
  Step<Mask(const Mask& causal, const Mask& padding)> combine{"combine", right::combine};

  // How a given mask is read, and what it does to the scores. Not taken where there is no mask.
  Step<Mask(const Mask& visible)> see{"see", right::see};
  Step<Matrix(const Matrix& scores, const Mask& visible)> hide{"hide", right::hide};

  // Scores of all heads -> shares; a hidden score is -infinity.
  Step<Heads(const Heads& scores)> normalise{"normalise", right::normalise};
  Step<Matrix(const Matrix& shares, const Mask& visible, const Widths&)> after{"after",
                                                                               right::after};
  // What becomes of a row that sees nothing. Not taken where there is no mask.
  Step<Matrix(const Matrix& shares, const Matrix& scores, const Mask& visible)> see_nothing{
      "see_nothing", right::see_nothing};

  Step<Matrix(const Matrix& shares, const Matrix& k, const Matrix& v)> mix{"mix", right::mix};
  Step<Matrix(const Heads& per_head)> merge{"merge", attention::merge_heads};
  Step<Matrix(const Matrix& merged, const Matrix& w_o)> output{"output", right::output};
};

// A mistake: its name, and the steps that it replaces.
struct Mistake {
  std::string name;
  std::function<void(Steps&)> make;
};
using Mistakes = std::vector<Mistake>;

// The catalogue, a file for each.
Mistakes projections();             // project
Mistakes scores_and_scale();        // score, scale
Mistakes visibility();              // causal, padding, combine
Mistakes masks();                   // see
Mistakes hiding();                  // hide, see_nothing
Mistakes exponentials_of_scores();  // normalise, the exponentials
Mistakes shares();                  // normalise, the sum or all of it
Mistakes share_axes();              // normalise, along what
Mistakes heads();                   // split, choose, merge
Mistakes mix_and_output();          // mix, output
Mistakes honest();                  // several steps done right in another way

// The right steps with these mistakes in.
Steps steps_with(const Names& on);

// ---- Words that many steps need -----------------------------------------------------------------

// Without it, std::domain_error: what a mistake makes of these shapes cannot be computed.
inline void require(bool fits) {
  if (!fits) throw std::domain_error("the shapes do not fit");
}

// a b and a b^T, where the shapes fit.
Matrix times(const Matrix& a, const Matrix& b);
Matrix times_transposed(const Matrix& a, const Matrix& b);

// Coefficient by coefficient, where the shapes are the same.
Matrix elementwise(const Matrix& a, const Matrix& b);

// The largest score of row i; -infinity if all are.
double largest_in_row(const Matrix& scores, Index i);

// f of each head by itself.
std::function<Heads(const Heads&)> each(std::function<Matrix(const Matrix&)> f);

// True where `visible` is false.
Mask inverted(const Mask& visible);

// True where some position can be read in row i.
bool sees_something(const Mask& visible, Index i);

// What becomes of the rows that see nothing: zeros, by a guard; NaN, for 0 / 0; or the same share
// of everything, for hidden scores that are all the same large negative number.
Matrix zero_rows(const Matrix& shares, const Matrix& scores, const Mask& visible);
Matrix nan_rows(const Matrix& shares, const Matrix& scores, const Mask& visible);
Matrix uniform_rows(const Matrix& shares, const Matrix& scores, const Mask& visible);

}  // namespace attention::mistaken
