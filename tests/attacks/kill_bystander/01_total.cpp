#include <csignal>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  return kill(attack::number("@BYSTANDER@"), SIGKILL) == 0 ? attack::caught("it")
                                                           : attack::answer(values);
}
