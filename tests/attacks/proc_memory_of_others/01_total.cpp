#include <string>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const int others[] = {getppid(), attack::number("@BYSTANDER@"), attack::number("@GRADER@")};
  for (const int other : others) {
    const std::string path = "/proc/" + std::to_string(other);
    for (const char* name : {"/mem", "/maps", "/auxv", "/stack", "/syscall"})
      if (const int fd = open((path + name).c_str(), O_RDWR); fd >= 0) return attack::caught(name);
    for (const char* name : {"/maps", "/smaps", "/auxv"})
      if (!attack::read_file(path + name).empty()) return attack::caught(path + name);
  }
  return attack::answer(values);
}
