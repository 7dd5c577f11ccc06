// The chapter's functions 01-14, computed with known mistakes.
//
// `on` names the mistakes to make: `id`, or `id.form` where people make a mistake in several ways
// that give different numbers. With none on, every result is the reference's to the last bit. A
// mistake replaces one step of the computation, or two; mistakes of different steps can be made
// together.
//
// Thrown: std::invalid_argument for a name that is not known and for two mistakes in one step;
// std::domain_error where the mistake cannot be computed for these shapes.
#pragma once

#include <string>
#include <vector>

#include "attention.hpp"

namespace attention::mistaken {

using Names = std::vector<std::string>;

// Every name that may be on, sorted. Those that begin with `honest.` are no mistakes but right
// answers computed in another way.
Names known_names();

Projections project_qkv(const Names& on, const Matrix& x, const Matrix& w_q, const Matrix& w_k,
                        const Matrix& w_v);
Matrix scaled_scores(const Names& on, const Matrix& q, const Matrix& k);
Matrix softmax_rows(const Names& on, const Matrix& scores);
Matrix attend(const Names& on, const Matrix& q, const Matrix& k, const Matrix& v);
Matrix self_attention(const Names& on, const Matrix& x, const Matrix& w_q, const Matrix& w_k,
                      const Matrix& w_v);

Mask causal_mask(const Names& on, Index queries, Index keys);
Mask padding_mask(const Names& on, Index queries, Index keys, Index length);
Mask decoder_mask(const Names& on, Index positions, Index length);
Matrix masked_softmax_rows(const Names& on, const Matrix& scores, const Mask& visible);
Matrix masked_attention(const Names& on, const Matrix& q, const Matrix& k, const Matrix& v,
                        const Mask& visible);

std::vector<Matrix> split_heads(const Names& on, const Matrix& x, Index heads);
Matrix merge_heads(const Names& on, const std::vector<Matrix>& per_head);
Matrix multi_head_attention(const Names& on, const Matrix& x, const AttentionParameters& parameters,
                            Index heads, const Mask& visible);
Matrix cross_attention(const Names& on, const Matrix& x, const Matrix& memory,
                       const AttentionParameters& parameters, Index heads, const Mask& visible);
Matrix grouped_query_attention(const Names& on, const Matrix& x,
                               const AttentionParameters& parameters, HeadCounts counts,
                               const Mask& visible);

}  // namespace attention::mistaken
