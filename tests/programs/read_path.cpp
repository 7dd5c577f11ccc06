#include <cerrno>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include "entry.hpp"

// Opens the path that its input names, up to a zero, and answers with its beginning, "" if there is
// nothing to read, or with "error" and the number of it.
void grader_entry(unsigned, const unsigned char* input,
                  void (*deliver)(void*, const char*, std::size_t), void* to) {
  char text[200];
  const int file = open(reinterpret_cast<const char*>(arguments_in(input)), O_RDONLY);
  const ssize_t size = file < 0 ? -1 : read(file, text, sizeof text);
  const std::string answer = size < 0 ? "error " + std::to_string(errno)
                                      : std::string(text, static_cast<std::size_t>(size));
  deliver(to, answer.data(), answer.size());
}
