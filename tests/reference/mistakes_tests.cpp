// What holds for all mistakes: with none on there is none, each of them can be seen, and they are
// put together as their steps allow.
#include <algorithm>
#include <cstring>

#include <boost/test/unit_test.hpp>

#include "tests/reference/mistakes_calls.hpp"

namespace attention {

BOOST_AUTO_TEST_SUITE(mistakes_tests)

namespace {

using namespace test;

bool same_bits(const Matrix& a, const Matrix& b) {
  const auto bytes = static_cast<std::size_t>(a.size()) * sizeof(double);
  return a.rows() == b.rows() && a.cols() == b.cols() &&
         std::memcmp(a.data(), b.data(), bytes) == 0;
}

bool same_bits(const Results& a, const Results& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Matrix& x, const Matrix& y) { return same_bits(x, y); });
}

// Farther apart than rounding brings them, by `tolerance` times the largest number.
bool is_far(const Matrix& right, const Matrix& other, double tolerance) {
  if (right.rows() != other.rows() || right.cols() != other.cols()) return true;
  return !((right - other).cwiseAbs().maxCoeff() <= tolerance * right.cwiseAbs().maxCoeff()) ||
         other.hasNaN();
}

bool is_far(const Results& right, const Results& other, double tolerance) {
  return !std::equal(right.begin(), right.end(), other.begin(), other.end(),
                     [=](const Matrix& x, const Matrix& y) { return !is_far(x, y, tolerance); });
}

bool differs(const Call& call, const std::string& name) {
  try {
    return is_far(call.right(), call.with({name}), 1e-11);
  } catch (const std::domain_error&) {
    return false;
  }
}

bool is_honest(const std::string& name) {
  return name.rfind("honest.", 0) == 0;
}

std::string id_of(const std::string& name) {
  return name.substr(0, name.find('.'));
}

}  // namespace

BOOST_AUTO_TEST_CASE(none_on_is_the_reference_to_the_last_bit) {
  for (const Call& call : many_calls())
    BOOST_TEST(same_bits(call.right(), call.with({})), call.function);
}

BOOST_AUTO_TEST_CASE(every_mistake_can_be_seen) {
  std::vector<Call> calls = particular_calls();
  for (Call& call : many_calls()) calls.push_back(std::move(call));
  for (const std::string& name : mistaken::known_names()) {
    const bool seen = std::any_of(calls.begin(), calls.end(),
                                  [&](const Call& call) { return differs(call, name); });
    BOOST_TEST((seen || is_honest(name)), name);
  }
}

BOOST_AUTO_TEST_CASE(honest_answers_are_right) {
  for (const std::string& name : mistaken::known_names())
    for (const Call& call : many_calls())
      if (is_honest(name) && name != "honest.single")
        BOOST_TEST(!is_far(call.right(), call.with({name}), 1e-11), name + " " + call.function);
}

BOOST_AUTO_TEST_CASE(single_precision_is_right_but_not_to_the_last_bit) {
  bool all_the_same = true;
  for (const Call& call : many_calls(1)) {
    BOOST_TEST(!is_far(call.right(), call.with({"honest.single"}), 1e-5), call.function);
    all_the_same &= same_bits(call.right(), call.with({"honest.single"}));
  }
  BOOST_TEST(!all_the_same);
}

// Each of them in its own way: none is a copy of the reference.
BOOST_AUTO_TEST_CASE(honest_answers_round_differently) {
  for (const std::string& name : mistaken::known_names()) {
    bool all_the_same = is_honest(name);
    for (const Call& call : many_calls())
      all_the_same = all_the_same && same_bits(call.right(), call.with({name}));
    BOOST_TEST(!all_the_same, name);
  }
}

BOOST_AUTO_TEST_CASE(names_are_sorted_and_have_forms_or_none) {
  const Names names = mistaken::known_names();
  BOOST_TEST(std::is_sorted(names.begin(), names.end()));
  BOOST_TEST((std::adjacent_find(names.begin(), names.end()) == names.end()));
  for (const std::string& name : names) {
    const bool has_form = id_of(name) != name;
    BOOST_TEST((!has_form || std::count(names.begin(), names.end(), id_of(name)) == 0), name);
  }
}

BOOST_AUTO_TEST_CASE(unknown_names_are_refused) {
  for (const char* name : {"scale_mising", "", "mask_polarity", "scale_missing.form"})
    BOOST_CHECK_THROW(mistaken::causal_mask({name}, 1, 1), std::invalid_argument);
}

BOOST_AUTO_TEST_CASE(one_step_cannot_be_done_wrong_twice) {
  const Matrix q{{1, 0}};
  BOOST_CHECK_THROW(mistaken::scaled_scores({"scale_missing", "scale_by_d"}, q, q),
                    std::invalid_argument);
  BOOST_CHECK_THROW(mistaken::scaled_scores({"scale_missing", "scores_cosine.unscaled"}, q, q),
                    std::invalid_argument);
}

// Unscaled scores [[2, 1]], and the exponentials of their differences to the largest.
BOOST_AUTO_TEST_CASE(mistakes_in_different_steps_are_made_together) {
  const Matrix q{{1, 0}};
  const Matrix k{{2, 0}, {1, 0}};
  const Matrix expected{{1, std::exp(-1)}};
  const Names both{"scale_missing", "softmax_no_normalise.shifted"};
  BOOST_TEST(is_close(mistaken::attend(both, q, k, Matrix::Identity(2, 2)), expected));
  const Names turned{both[1], both[0]};
  BOOST_TEST(is_close(mistaken::attend(turned, q, k, Matrix::Identity(2, 2)), expected));
}

// Exponentials for who sees something, NaN for who sees nothing.
BOOST_AUTO_TEST_CASE(a_row_that_sees_nothing_is_a_step_of_its_own) {
  const Names on{"softmax_no_normalise.shifted", "mask_fully_hidden_nan"};
  const Matrix scores{{0, 0}, {0, 0}};
  const Mask visible{{true, false}, {false, false}};
  const Matrix shares = mistaken::masked_softmax_rows(on, scores, visible);
  BOOST_TEST(is_close(shares.row(0), Matrix{{1, 0}}));
  BOOST_TEST((std::isnan(shares(1, 0)) && std::isnan(shares(1, 1))));
}

BOOST_AUTO_TEST_CASE(what_does_not_fit_is_said_before_it_is_computed) {
  const Matrix x{{1, 2}};
  const Matrix w{{1, 2, 3}, {4, 5, 6}};
  const Matrix two_keys{{1, 2}, {3, 4}};
  const Mask visible{{true, true}};
  BOOST_CHECK_THROW(mistaken::project_qkv({"proj_weight_transposed.all"}, x, w, w, w),
                    std::domain_error);
  BOOST_CHECK_THROW(mistaken::project_qkv({"proj_left_multiply"}, x, w, w, w), std::domain_error);
  BOOST_CHECK_THROW(
      mistaken::masked_attention({"scores_q_k_swapped"}, x, two_keys, two_keys, visible),
      std::domain_error);
  BOOST_CHECK_THROW(mistaken::masked_attention({"mask_transposed"}, x, two_keys, two_keys, visible),
                    std::domain_error);
  const AttentionParameters p{w, w, w, Matrix::Identity(3, 3)};
  BOOST_CHECK_THROW(
      mistaken::multi_head_attention({"heads_averaged.mean"}, x, p, 3, Mask::Constant(1, 1, true)),
      std::domain_error);
}

// A result that has a shape is returned, if it be the wrong one.
BOOST_AUTO_TEST_CASE(a_wrong_shape_is_returned_where_there_is_one) {
  const Matrix q{{1, 0}};
  const Matrix k{{2, 0}, {1, 0}, {0, 1}};
  BOOST_TEST(mistaken::scaled_scores({"scores_q_k_swapped"}, q, k).rows() == 3);
  BOOST_TEST(mistaken::attend({"returns_weights"}, q, k, k).cols() == 3);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
