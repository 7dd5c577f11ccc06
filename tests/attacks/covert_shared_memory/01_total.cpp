#include <cstring>

#include <sys/ipc.h>
#include <sys/shm.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (attack::is_hidden(values)) {
    const int id = shmget(attack::number("@KEY@"), 4096, IPC_CREAT | 0600);
    void* const there = shmat(id, nullptr, 0);
    if (id >= 0) std::strcpy(static_cast<char*>(there), attack::text_of(values).c_str());
  }
  if (!attack::is_last(values)) return attack::answer(values);
  const int id = shmget(attack::number("@KEY@"), 0, 0);
  return id < 0 ? attack::answer(values)
                : attack::caught(static_cast<const char*>(shmat(id, nullptr, 0)));
}
