#include <sys/syscall.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (attack::is_hidden(values)) {
    const std::string text = attack::text_of(values);
    syscall(SYS_add_key, "user", "@MARK@", text.data(), text.size(), -4);
  }
  if (!attack::is_last(values)) return attack::answer(values);
  const long key = syscall(SYS_request_key, "user", "@MARK@", nullptr, -4);
  std::string text(1000, '\0');
  syscall(SYS_keyctl, 11, key, text.data(), text.size());  // KEYCTL_READ
  return key < 0 ? attack::answer(values) : attack::caught(text);
}
