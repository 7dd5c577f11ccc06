#include <sys/uio.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  char bytes[64];
  const iovec here{bytes, sizeof bytes};
  const iovec there{const_cast<char*>("elsewhere"), sizeof bytes};
  return process_vm_readv(getppid(), &here, 1, &there, 1, 0) > 0 ? attack::caught("memory")
                                                                 : attack::answer(values);
}
