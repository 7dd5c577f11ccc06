#pragma once

#define FOR(i, n) for (attention::Index i = 0; i < (n); ++i)
#define ROWS(x) ((x).rows())
#define COLS(x) ((x).cols())
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define DOT(sum, n, i, term) \
  double sum = 0;            \
  FOR(i, n) sum += term
