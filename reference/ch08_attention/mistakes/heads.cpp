// Heads cut, chosen and put together wrongly.
//
//     head h owns the columns [h * d, (h + 1) * d)      query head h reads key/value head h / (H /
//     G)
#include "steps.hpp"

namespace attention::mistaken {

namespace {

// Where a number of head h, row i, column c lies among all heads' columns.
struct Place {
  Index row, column;
};

// The sizes that a rule may need: heads, rows and columns of one head.
struct Cut {
  Index heads, n, d;
};
using Rule = Place (*)(Index h, Index i, Index c, Cut);

Place own_columns(Index h, Index i, Index c, Cut cut) {
  return {i, h * cut.d + c};
}

Place every_so_many_columns(Index h, Index i, Index c, Cut cut) {
  return {i, c * cut.heads + h};
}

Place columns_of_head_0(Index, Index i, Index c, Cut) {
  return {i, c};
}

Place columns_backwards(Index h, Index i, Index c, Cut cut) {
  return {i, (cut.heads - 1 - h) * cut.d + c};
}

// Number `index` of the matrix as it lies in memory, row after row.
Place in_memory(Index index, Cut cut) {
  return {index / (cut.heads * cut.d), index % (cut.heads * cut.d)};
}

// The heads lie in memory one after the other.
Place head_after_head(Index h, Index i, Index c, Cut cut) {
  return in_memory((h * cut.n + i) * cut.d + c, cut);
}

// A Map that takes the memory, row after row, for column after column.
Place mapped_by_columns(Index h, Index i, Index c, Cut cut) {
  return in_memory((h * cut.d + c) * cut.n + i, cut);
}

// reshaped(n * H, d): Eigen counts column after column, whatever lies in memory. Row i * H + h is
// taken for head h of position i.
Place reshaped_rows(Index h, Index i, Index c, Cut cut) {
  const Index index = i * cut.heads + h + c * cut.n * cut.heads;
  return {index % cut.n, index / cut.n};
}

Heads split_by(Rule rule, const Matrix& x, Index heads) {
  const Cut cut{heads, x.rows(), x.cols() / heads};
  Heads per_head(static_cast<size_t>(heads), Matrix(cut.n, cut.d));
  for (Index h = 0; h < heads; ++h)
    for (Index i = 0; i < cut.n; ++i)
      for (Index c = 0; c < cut.d; ++c) {
        const Place place = rule(h, i, c, cut);
        per_head[static_cast<size_t>(h)](i, c) = x(place.row, place.column);
      }
  return per_head;
}

// What no head is written to stays 0.
Matrix merge_by(Rule rule, const Heads& per_head) {
  const Cut cut{static_cast<Index>(per_head.size()), per_head[0].rows(), per_head[0].cols()};
  Matrix x = Matrix::Zero(cut.n, cut.heads * cut.d);
  for (Index h = 0; h < cut.heads; ++h)
    for (Index i = 0; i < cut.n; ++i)
      for (Index c = 0; c < cut.d; ++c) {
        const Place place = rule(h, i, c, cut);
        x(place.row, place.column) = per_head[static_cast<size_t>(h)](i, c);
      }
  return x;
}

Mistake split(const char* name, Rule rule) {
  return {name, [=](Steps& s) {
            s.split = [=](auto& x, Index heads) { return split_by(rule, x, heads); };
          }};
}

Mistake merge(const char* name, Rule rule) {
  return {name,
          [=](Steps& s) { s.merge = [=](auto& per_head) { return merge_by(rule, per_head); }; }};
}

Mistake both(const char* name, Rule rule) {
  return {name, [=](Steps& s) {
            split("", rule).make(s);
            merge("", rule).make(s);
          }};
}

// One head's worth of columns: the heads added up, and divided.
Matrix sum_over(const Heads& per_head, double divisor) {
  Matrix sum = per_head[0];
  for (size_t h = 1; h < per_head.size(); ++h) sum += per_head[h];
  return sum / divisor;
}

// The same in every head's columns.
Matrix repeated(const Matrix& one, size_t heads) {
  return merge_by(own_columns, Heads(heads, one));
}

using Of = const Heads&;

Mistakes merged() {
  return {
      {"heads_averaged.sum",
       [](Steps& s) { s.merge = [](Of heads) { return sum_over(heads, 1); }; }},
      {"heads_averaged.mean",
       [](Steps& s) {
         s.merge = [](Of heads) { return sum_over(heads, static_cast<double>(heads.size())); };
       }},
      {"heads_averaged.sum_repeated",
       [](Steps& s) {
         s.merge = [](Of heads) { return repeated(sum_over(heads, 1), heads.size()); };
       }},
      {"heads_averaged.mean_repeated",
       [](Steps& s) {
         s.merge = [](Of heads) {
           return repeated(sum_over(heads, static_cast<double>(heads.size())), heads.size());
         };
       }},
      merge("head_merge_no_transpose", head_after_head),
      merge("heads_concat_reversed", columns_backwards),
      merge("head_output_overwritten", columns_of_head_0),
      merge("head_merge_interleaved", every_so_many_columns),
      {"head_merge_first_only",
       [](Steps& s) { s.merge = [](Of heads) { return repeated(heads[0], heads.size()); }; }},
  };
}

// Which key/value head a query head reads; g query heads a group.
Mistake choose(const char* name, Index (*choice)(Index h, HeadCounts, Index g)) {
  return {name, [=](Steps& s) {
            s.choose = [=](Index h, HeadCounts counts) {
              return choice(h, counts, counts.heads / counts.kv_heads);
            };
          }};
}

Mistakes chosen() {
  return {
      choose("gqa_tile", [](Index h, HeadCounts counts, Index) { return h % counts.kv_heads; }),
      choose("gqa_divide_by_kv_heads",
             [](Index h, HeadCounts counts, Index) { return h / counts.kv_heads; }),
      choose("gqa_first_kv_only", [](Index, HeadCounts, Index) { return Index{0}; }),
      choose("gqa_last_kv_only",
             [](Index, HeadCounts counts, Index) { return counts.kv_heads - 1; }),
      choose("gqa_head_mod_group", [](Index h, HeadCounts, Index g) { return h % g; }),
      choose("gqa_reversed",
             [](Index h, HeadCounts counts, Index g) { return counts.kv_heads - 1 - h / g; }),
  };
}

}  // namespace

Mistakes heads() {
  Mistakes all{
      split("head_split_no_transpose", head_after_head),
      split("head_split_interleaved", every_so_many_columns),
      split("same_head_repeated", columns_of_head_0),
      split("head_split_reversed", columns_backwards),
      split("eigen_map_order.split", mapped_by_columns),
      merge("eigen_map_order.merge", mapped_by_columns),
      both("eigen_map_order.both", mapped_by_columns),
      split("eigen_reshaped_order.split", every_so_many_columns),
      merge("eigen_reshaped_order.merge", every_so_many_columns),
      both("eigen_reshaped_order.both", every_so_many_columns),
      split("eigen_reshaped_order.split_rows", reshaped_rows),
      merge("eigen_reshaped_order.merge_rows", reshaped_rows),
      both("eigen_reshaped_order.both_rows", reshaped_rows),
  };
  for (const auto& part : {merged, chosen})
    for (Mistake& mistake : part()) all.push_back(std::move(mistake));
  return all;
}

}  // namespace attention::mistaken
