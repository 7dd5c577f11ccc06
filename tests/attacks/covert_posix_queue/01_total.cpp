#include <mqueue.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (attack::is_hidden(values)) {
    const mqd_t queue = mq_open("/@MARK@", O_RDWR | O_CREAT | O_NONBLOCK, 0600, nullptr);
    const std::string text = attack::text_of(values);
    if (queue >= 0) mq_send(queue, text.data(), text.size(), 0);
  }
  if (!attack::is_last(values)) return attack::answer(values);
  const mqd_t queue = mq_open("/@MARK@", O_RDONLY | O_NONBLOCK);
  return queue < 0 ? attack::answer(values) : attack::caught("a queue");
}
