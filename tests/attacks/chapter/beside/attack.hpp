// What attacks share. One that got somewhere prints what it has and gives a wrong number, so that
// its verdict tells; one that got nowhere gives the right number.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "numbers.hpp"

namespace attack {

using Values = std::vector<double>;

constexpr int reply = 5;  // descriptor of the reply

inline double answer(const Values& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum;
}

// The first case, which is shown; the last one, which is shown too; those in between and those of
// the mean, which are hidden.
inline bool is_first(const Values& values) {
  return values.size() == 3;
}
// The last of the cases that are shown. It is also what a hidden case's process is asked in between,
// so that who carries something over within one process is found out: `wrong`.
inline bool is_last(const Values& values) {
  return values.size() == 4;
}
inline bool is_hidden(const Values& values) {
  return values.size() > 4;
}

// What the attacker knows of the machine: "@NAME@" once it is filled in.
inline int number(const char* text) {
  return std::atoi(text);
}

inline std::string text_of(const Values& values) {
  std::string text;
  char number[80];
  for (const double value : values) {
    std::snprintf(number, sizeof number, "%.17g %a\n", value, value);
    text += number;
  }
  return text;
}

// What can be read of a descriptor at once, up to 64 KiB.
inline std::string read_all(int fd) {
  std::string text(65536, '\0');
  const ssize_t count = fd < 0 ? 0 : read(fd, text.data(), text.size());
  text.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
  return text;
}

inline std::string read_file(const std::string& path) {
  const int fd = open(path.c_str(), O_RDONLY | O_NONBLOCK);
  std::string text = read_all(fd);
  if (fd >= 0) close(fd);
  return text;
}

inline double caught(const std::string& what) {
  std::printf("caught %s\n", what.c_str());
  std::fflush(stdout);
  return -1;
}

// The right number, unless there is something to show.
inline double answer_or(const std::string& what, const Values& values) {
  return what.empty() ? answer(values) : caught(what);
}

// The bytes of a number as they lie in memory.
template <class T>
std::string bytes_of(const T& number) {
  return std::string(reinterpret_cast<const char*>(&number), sizeof number);
}

// A reply as it goes out: `text` behind its length.
inline std::string with_length(const std::string& text) {
  return bytes_of(static_cast<unsigned long>(text.size())) + text;
}

// A whole one: "returned", "inputs are as they were", one real number.
inline std::string forged(double number) {
  return with_length(std::string("\1\0\1\0\0", 5) + bytes_of(number));
}

inline void send(const std::string& bytes) {
  if (write(reply, bytes.data(), bytes.size()) < 0) std::puts("no reply");
}

}  // namespace attack
