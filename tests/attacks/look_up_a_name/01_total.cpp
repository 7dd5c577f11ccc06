#include <netdb.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  addrinfo* found = nullptr;
  const int error = getaddrinfo("localhost", "80", nullptr, &found);
  return error == 0 ? attack::caught("an address") : attack::answer(values);
}
