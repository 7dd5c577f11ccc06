#include <string>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  std::string text;
  for (const int process :
       {static_cast<int>(getppid()), attack::number("@GRADER@"), attack::number("@BYSTANDER@")})
    for (int fd = 0; fd < 64; ++fd)
      text += attack::read_file("/proc/" + std::to_string(process) + "/fd/" + std::to_string(fd));
  return attack::answer_or(text.substr(0, 500), values);
}
