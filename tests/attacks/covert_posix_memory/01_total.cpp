#include <sys/mman.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (attack::is_hidden(values)) {
    const std::string text = attack::text_of(values);
    const int fd = shm_open("/@MARK@.covert", O_RDWR | O_CREAT, 0600);
    if (write(fd, text.data(), text.size()) < 0) return attack::answer(values);
  }
  if (!attack::is_last(values)) return attack::answer(values);
  const int fd = shm_open("/@MARK@.covert", O_RDONLY, 0);
  return fd < 0 ? attack::answer(values) : attack::caught(attack::read_all(fd));
}
