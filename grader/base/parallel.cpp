#include "grader/base/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace grader {

void for_each_index(std::size_t count, unsigned jobs,
                    const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::exception_ptr> errors(count);
  const auto worker = [&] {
    for (std::size_t i; (i = next++) < count;) {
      try {
        work(i);
      } catch (...) {  // carried over to the caller's thread as it is
        errors[i] = std::current_exception();
      }
    }
  };
  std::vector<std::jthread> others(
      std::clamp<std::size_t>(jobs, 1, std::max<std::size_t>(count, 1)) - 1);
  for (std::jthread& thread : others) thread = std::jthread(worker);
  worker();
  others.clear();
  for (const std::exception_ptr& error : errors)
    if (error) std::rethrow_exception(error);
}

}  // namespace grader
