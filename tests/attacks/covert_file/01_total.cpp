#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (attack::is_hidden(values)) {
    for (const char* path :
         {"/dev/shm/@MARK@.covert", "/tmp/@MARK@.covert", "@TMP@/covert", "covert"}) {
      const int fd = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
      const std::string text = attack::text_of(values);
      if (write(fd, text.data(), text.size()) < 0) continue;
    }
  }
  if (!attack::is_last(values)) return attack::answer(values);
  std::string text;
  for (const char* path :
       {"/dev/shm/@MARK@.covert", "/tmp/@MARK@.covert", "@TMP@/covert", "covert"})
    text += attack::read_file(path);
  return attack::answer_or(text, values);
}
