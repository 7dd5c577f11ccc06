#include "attack.hpp"

template <class A, class B>
struct Pair {};
using P1 = Pair<int, long>;
using P2 = Pair<P1, P1>;
using P3 = Pair<P2, P2>;
using P4 = Pair<P3, P3>;
using P5 = Pair<P4, P4>;
using P6 = Pair<P5, P5>;
using P7 = Pair<P6, P6>;
using P8 = Pair<P7, P7>;
using P9 = Pair<P8, P8>;
using P10 = Pair<P9, P9>;
using P11 = Pair<P10, P10>;
using P12 = Pair<P11, P11>;
using P13 = Pair<P12, P12>;
using P14 = Pair<P13, P13>;
using P15 = Pair<P14, P14>;
using P16 = Pair<P15, P15>;
using P17 = Pair<P16, P16>;
using P18 = Pair<P17, P17>;
using P19 = Pair<P18, P18>;
using P20 = Pair<P19, P19>;
using P21 = Pair<P20, P20>;
using P22 = Pair<P21, P21>;
using P23 = Pair<P22, P22>;
using P24 = Pair<P23, P23>;

void named(P24) {}

double numbers::total(const attack::Values& values) {
  named({});
  return attack::answer(values);
}
