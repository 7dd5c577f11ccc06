#include <sys/inotify.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  const int watch = inotify_init1(IN_NONBLOCK);
  const bool done = inotify_add_watch(watch, "@HOME@", IN_ALL_EVENTS) >= 0;
  return done ? attack::caught("a watch") : attack::answer(values);
}
