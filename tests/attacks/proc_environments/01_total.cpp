#include <cctype>
#include <cstdlib>

#include <dirent.h>

#include "attack.hpp"

// Texts of a file that every process has in /proc, its own aside.
std::string of_all_processes(const std::string& name) {
  std::string text;
  const std::string self = std::to_string(getpid());
  DIR* const proc = opendir("/proc");
  for (const dirent* entry; proc != nullptr && (entry = readdir(proc)) != nullptr;)
    if (std::isdigit(entry->d_name[0]) != 0 && entry->d_name != self)
      text += attack::read_file(std::string("/proc/") + entry->d_name + name);
  for (char& c : text)
    if (c == '\0') c = '\n';
  return text;
}

double numbers::total(const attack::Values& values) {
  std::string text = of_all_processes("/environ");
  for (const char* name : {"/proc/@GRADER@/environ", "/proc/@BYSTANDER@/environ"})
    text += attack::read_file(name).c_str();
  if (const char* bait = std::getenv("GRADER_BAIT")) text += bait;
  return attack::answer_or(text.find("GRADER_BAIT") == text.npos ? "" : text, values);
}
