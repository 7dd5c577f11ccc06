// Everything inside works on tables of rows; matrices occur only at the border.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "attention.hpp"

namespace tables {

using Row = std::vector<double>;
using Table = std::vector<Row>;
using Truths = std::vector<std::vector<bool>>;

inline Table from(const attention::Matrix& m) {
  Table table;
  for (attention::Index i = 0; i < m.rows(); ++i)
    table.emplace_back(m.row(i).data(), m.row(i).data() + m.cols());
  return table;
}

inline Truths from(const attention::Mask& m) {
  Truths truths;
  for (attention::Index i = 0; i < m.rows(); ++i)
    truths.emplace_back(m.row(i).data(), m.row(i).data() + m.cols());
  return truths;
}

inline attention::Matrix back(const Table& table) {
  attention::Matrix m(attention::Index(table.size()), attention::Index(table.at(0).size()));
  double* next = m.data();
  for (const Row& row : table) next = std::copy(row.begin(), row.end(), next);
  return m;
}

inline attention::Mask back(const Truths& truths) {
  attention::Mask m(attention::Index(truths.size()), attention::Index(truths.at(0).size()));
  bool* next = m.data();
  for (const auto& row : truths) next = std::copy(row.begin(), row.end(), next);
  return m;
}

inline Table turned(const Table& table) {
  Table result(table.at(0).size(), Row(table.size()));
  for (std::size_t i = 0; i < table.size(); ++i)
    for (std::size_t j = 0; j < table[i].size(); ++j) result[j][i] = table[i][j];
  return result;
}

inline double dot(const Row& a, const Row& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

inline Table product(const Table& a, const Table& b) {
  const Table columns = turned(b);
  Table result;
  for (const Row& row : a) {
    Row& out = result.emplace_back();
    std::transform(columns.begin(), columns.end(), std::back_inserter(out),
                   [&](const Row& column) { return dot(row, column); });
  }
  return result;
}

inline Table scores(const Table& q, const Table& k) {
  Table result = product(q, turned(k));
  for (Row& row : result)
    for (double& score : row) score /= std::sqrt(double(q.at(0).size()));
  return result;
}

// Only what is visible, as a list; zeros elsewhere.
inline Row softmax(const Row& scores, const std::vector<bool>& visible) {
  std::vector<std::size_t> read;
  for (std::size_t j = 0; j < scores.size(); ++j)
    if (visible[j]) read.push_back(j);
  Row weights(scores.size(), 0.0);
  if (read.empty()) return weights;
  const std::size_t best = *std::max_element(
      read.begin(), read.end(), [&](auto a, auto b) { return scores[a] < scores[b]; });
  for (const std::size_t j : read) weights[j] = std::exp(scores[j] - scores[best]);
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  return weights;
}

inline Table attend(const Table& q, const Table& k, const Table& v, const Truths& visible) {
  Table weights = scores(q, k);
  for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = softmax(weights[i], visible[i]);
  return product(weights, v);
}

inline Truths all_visible(std::size_t queries, std::size_t keys) {
  return Truths(queries, std::vector<bool>(keys, true));
}

inline std::vector<Table> split(const Table& x, std::size_t heads) {
  const std::size_t width = x.at(0).size() / heads;
  std::vector<Table> result(heads);
  for (const Row& row : x)
    for (std::size_t h = 0; h < heads; ++h) {
      const auto first = row.begin() + std::ptrdiff_t(h * width);
      result[h].emplace_back(first, first + std::ptrdiff_t(width));
    }
  return result;
}

inline Table merge(const std::vector<Table>& per_head) {
  Table result(per_head.at(0).size());
  for (const Table& head : per_head)
    for (std::size_t i = 0; i < head.size(); ++i)
      result[i].insert(result[i].end(), head[i].begin(), head[i].end());
  return result;
}

inline Table attend_in_heads(const Table& x, const Table& memory,
                             const attention::AttentionParameters& parameters, std::size_t heads,
                             std::size_t kv_heads, const Truths& visible) {
  const auto q = split(product(x, from(parameters.w_q)), heads);
  const auto k = split(product(memory, from(parameters.w_k)), kv_heads);
  const auto v = split(product(memory, from(parameters.w_v)), kv_heads);
  std::vector<Table> outputs;
  for (std::size_t h = 0; h < heads; ++h) {
    const std::size_t shared = h / (heads / kv_heads);
    outputs.push_back(attend(q[h], k[shared], v[shared], visible));
  }
  return product(merge(outputs), from(parameters.w_o));
}

}  // namespace tables
