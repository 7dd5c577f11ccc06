template <long n>
struct Deep {
  static constexpr long value = Deep<n + 1>::value + 1;
};
const long value = Deep<0>::value;
#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return attack::answer(values);
}
