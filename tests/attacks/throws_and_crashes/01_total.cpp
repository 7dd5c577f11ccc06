#include <exception>

#include "attack.hpp"

struct Bad : std::exception {
  const char* what() const noexcept override { return reinterpret_cast<const char*>(16); }
};

double numbers::total(const attack::Values& values) {
  if (!values.empty()) throw Bad();
  return 0;
}
