#include <sys/socket.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const int fd = socket(AF_NETLINK, SOCK_RAW, 0);
  return fd >= 0 ? attack::caught("a netlink socket") : attack::answer(values);
}
