#include "grader/commands/commands.hpp"
#include "grader/commands/workplace.hpp"
#include "grader/report/checkup_view.hpp"
#include "grader/sandbox/machine.hpp"

namespace grader {
namespace {

CheckupLine line_of(const Rung& rung, const Machine& machine) {
  CheckupLine line{.name = std::string(to_string(rung.level)), .reached = rung.reached};
  line.about = {"doctor.level." + line.name, {}};
  if (!rung.reached) line.advice = {remedy_for(rung.level, machine, rung.trouble)};
  return line;
}

}  // namespace

int run_doctor(const DoctorOptions&, const Terminal& terminal) {
  const Toolchain toolchain = find_toolchain(search_path());
  const Machine machine = read_machine();
  Checkup checkup;
  Level best = Level::rlimits;
  for (const Level level : levels) {
    const Rung rung = try_level(level, sandbox_parts(toolchain));
    if (rung.reached && rung.level > best) best = rung.level;
    checkup.lines.push_back(line_of(rung, machine));
  }
  const bool enough = best != Level::rlimits;
  checkup.summary = {enough ? "doctor.enough" : "doctor.not_enough",
                     {{"level", std::string(to_string(best))}}};
  checkup.remarks = {limits_of_boxes(machine),
                     {"doctor.compiler", {{"path", toolchain.compiler.string()}}}};
  terminal.out(checkup_view(checkup, {.language = terminal.language, .colour = terminal.colour}));
  return enough ? full_marks : something_missing;
}

}  // namespace grader
