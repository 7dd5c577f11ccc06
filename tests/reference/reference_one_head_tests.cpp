// 01, 04 and 05 of the reference: by the chapter's numbers, by a naive twin, and by what must hold
// for every input.
#include <algorithm>

#include <boost/test/unit_test.hpp>

#include "attention.hpp"
#include "tests/reference/chapter_example.hpp"
#include "tests/reference/inputs.hpp"
#include "tests/reference/naive_one_head.hpp"

namespace attention {

using namespace test;

BOOST_AUTO_TEST_SUITE(reference_one_head_tests)

using namespace example;

BOOST_AUTO_TEST_CASE(section_2_projections) {
  const Projections made = project_qkv(x, w_q, w_k, w_v);
  BOOST_TEST(is_close(made.q, q));
  BOOST_TEST(is_close(made.k, k));
  BOOST_TEST(is_close(made.v, v));
}

BOOST_AUTO_TEST_CASE(section_4_outputs) {
  BOOST_TEST(is_close(attend(q, k, v), outputs));
  BOOST_TEST(is_close(self_attention(x, w_q, w_k, w_v), outputs));
}

BOOST_AUTO_TEST_CASE(section_4_interventions_on_position_2) {
  BOOST_TEST(is_close(attend(q, other_k, v).row(2), Matrix{{1.2, 0.8}}));
  BOOST_TEST(is_close(attend(q, k, other_v).row(2), Matrix{{1.5, 1.0}}));
  BOOST_TEST(is_close(self_attention(other_x, w_q, w_k, w_v).row(2), Matrix{{1.2, 1.2}}));
}

BOOST_AUTO_TEST_CASE(projections_of_the_naive_twin) {
  Random random;
  for (const Sizes& size : many_sizes) {  // n positions of width m
    const Matrix input = random.matrix(size.n, size.m, size.scale);
    const Matrix for_q = random.matrix(size.m, size.d, 1);
    const Matrix for_k = random.matrix(size.m, size.d, 1);
    const Matrix for_v = random.matrix(size.m, size.d_v, 1);
    const Projections made = project_qkv(input, for_q, for_k, for_v);
    const Projections twin = naive::project_qkv(input, for_q, for_k, for_v);
    const double scale = std::max(1.0, size.scale);
    BOOST_TEST(is_close(made.q, twin.q, scale));
    BOOST_TEST(is_close(made.k, twin.k, scale));
    BOOST_TEST(is_close(made.v, twin.v, scale));
  }
}

BOOST_AUTO_TEST_CASE(outputs_of_the_naive_twin) {
  Random random;
  for (const Sizes& size : many_sizes) {
    const Matrix queries = random.matrix(size.n, size.d, size.scale);
    const Matrix keys = random.matrix(size.m, size.d, size.scale);
    const Matrix values = random.matrix(size.m, size.d_v, 1);
    const double scale = std::max(1.0, size.scale * size.scale);
    const Matrix twin = naive::attend(queries, keys, values);
    BOOST_TEST(is_close(attend(queries, keys, values), twin, scale));
  }
}

BOOST_AUTO_TEST_CASE(one_head_of_the_naive_twin) {
  Random random;
  for (const Sizes& size : many_sizes) {
    const Matrix input = random.matrix(size.n, size.m, size.scale);
    const Matrix for_q = random.matrix(size.m, size.d, 1);
    const Matrix for_k = random.matrix(size.m, size.d, 1);
    const Matrix for_v = random.matrix(size.m, size.d_v, 1);
    const double largest = static_cast<double>(size.m) * size.scale;
    const Matrix twin = naive::self_attention(input, for_q, for_k, for_v);
    BOOST_TEST(is_close(self_attention(input, for_q, for_k, for_v), twin,
                        std::max(1.0, largest * largest)));
  }
}

BOOST_AUTO_TEST_CASE(equal_values_hide_the_shares) {
  Random random;
  const Matrix same = Matrix{{2, 1}}.replicate(5, 1);
  const Matrix mixed = attend(random.matrix(4, 3, 2), random.matrix(5, 3, 2), same);
  BOOST_TEST(is_close(mixed, Matrix{{2, 1}}.replicate(4, 1)));
}

BOOST_AUTO_TEST_CASE(keys_and_values_may_change_places_together) {
  Random random;
  const Matrix queries = random.matrix(4, 3, 2);
  const Matrix keys = random.matrix(5, 3, 2);
  const Matrix values = random.matrix(5, 2, 1);
  BOOST_TEST(is_close(attend(queries, keys.colwise().reverse(), values.colwise().reverse()),
                      attend(queries, keys, values)));
}

BOOST_AUTO_TEST_CASE(outputs_stay_within_the_values) {
  Random random;
  const Matrix values = random.matrix(5, 2, 1);
  const Matrix mixed = attend(random.matrix(6, 3, 9), random.matrix(5, 3, 9), values);
  for (Index j = 0; j < 2; ++j) {
    BOOST_TEST(mixed.col(j).maxCoeff() <= values.col(j).maxCoeff() + 1e-15);
    BOOST_TEST(mixed.col(j).minCoeff() >= values.col(j).minCoeff() - 1e-15);
  }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace attention
