#include <thread>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  std::thread([] { attack::send(attack::forged(6)); }).detach();
  usleep(1000);
  return attack::caught("a thread");
}
