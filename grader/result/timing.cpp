#include "grader/result/timing.hpp"

#include <nlohmann/json.hpp>

namespace grader {

std::string to_json(const Timing& timing) {
  nlohmann::ordered_json json = {{"schema", "grader/timing/v1"},
                                 {"wall_seconds", timing.wall_seconds},
                                 {"exercises", nlohmann::ordered_json::array()}};
  for (const ExerciseTiming& exercise : timing.exercises)
    json["exercises"].push_back({{"id", exercise.id}, {"cpu_seconds", exercise.cpu_seconds}});
  return json.dump(2) + "\n";
}

}  // namespace grader
