#include <sys/stat.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  for (const char* folder : {".", "/tmp", "/dev/shm", "/var/tmp", "@HOME@", "@TMP@"}) {
    const std::string path = std::string(folder) + "/@MARK@.made";
    if (mkdir(path.c_str(), 0777) == 0) return attack::caught("a folder");
    if (mkfifo(path.c_str(), 0666) == 0) return attack::caught("a pipe");
    if (mknod(path.c_str(), S_IFREG | 0666, 0) == 0) return attack::caught("a file");
    if (symlink("@HOME@/bait.txt", path.c_str()) == 0) return attack::caught("a link");
    if (link("@HOME@/bait.txt", path.c_str()) == 0) return attack::caught("a hard link");
  }
  return attack::answer(values);
}
