#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (const char* folder :
       {".", "/", "/tmp", "/var/tmp", "/dev/shm", "/dev", "/usr", "/usr/lib", "/etc", "/run",
        "/run/lock", "/proc/self", "@HOME@", "@CURRENT@", "@TMP@", "@PACKS@"}) {
    const std::string path = std::string(folder) + "/@MARK@.left";
    const int fd = open(path.c_str(), O_WRONLY | O_CREAT, 0666);
    if (fd >= 0 && write(fd, "left", 4) == 4) return attack::caught(path);
    if (open(folder, O_TMPFILE | O_RDWR, 0600) >= 0) return attack::caught("room on the disk");
  }
  return attack::answer(values);
}
