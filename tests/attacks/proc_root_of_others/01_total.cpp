#include <string>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  std::string text;
  for (const int process : {1, static_cast<int>(getppid()), attack::number("@GRADER@"),
                            attack::number("@BYSTANDER@")}) {
    const std::string proc = "/proc/" + std::to_string(process);
    text += attack::read_file(proc + "/root@HOME@/bait.txt");
    text += attack::read_file(proc + "/cwd/bait.txt");
  }
  return attack::answer_or(text, values);
}
