template <class A, class B>
struct Pair {};
template <class T>
using Four = Pair<Pair<T, T>, Pair<T, T>>;
template <class T>
using Many = Four<Four<Four<Four<Four<Four<Four<Four<T>>>>>>>>;
Many<int> many = Many<long>();
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
