#include "grader/grade/grade_mistaken.hpp"

#include "grader/base/fault.hpp"
#include "grader/grade/grade_exercise.hpp"
#include "grader/value/wire.hpp"

namespace grader {
namespace {

// Answers calls in our own process, by the chapter's own code.
class MistakenSession : public Session {
 public:
  MistakenSession(const PackedExercise& exercise, const std::vector<std::string>& names,
                  Mistaken& mistaken)
      : exercise_(exercise), names_(names), mistaken_(mistaken) {}

  CaseRecord run_case(const CaseRequest& request) override {
    CaseRecord record{.ending = Exited{0}};
    const std::string& function = exercise_.info.functions.at(request.function);
    for (const Bytes& call : request.calls) {
      const auto value = mistaken_.call(function, names_, decode_all(call));
      record.replies.push_back(
          value ? write_reply(Returned{*value})
                : write_reply(Thrown{"std::domain_error", "these shapes do not fit together"}));
    }
    return record;
  }
  void run_nothing() override {}

 private:
  const PackedExercise& exercise_;
  const std::vector<std::string>& names_;
  Mistaken& mistaken_;
};

class MistakenSandbox : public Sandbox {
 public:
  MistakenSandbox(const PackedExercise& exercise, const std::vector<std::string>& names,
                  Mistaken& mistaken)
      : exercise_(exercise), names_(names), mistaken_(mistaken) {}

  Level level() const override { return Level::rlimits; }
  bool shows(const std::filesystem::path&) const override { return true; }
  CommandRecord run(const Command& /*command*/, const Limits& /*limits*/) override {
    throw Fault({"fault.sandbox", {}});
  }
  std::unique_ptr<Session> open(const Bytes& /*shared_object*/) override {
    return std::make_unique<MistakenSession>(exercise_, names_, mistaken_);
  }
  std::unique_ptr<Session> open_instrumented(const Bytes& /*shared_object*/,
                                             const Bytes& /*supervisor*/) override {
    throw Fault({"fault.sandbox", {}});
  }

 private:
  const PackedExercise& exercise_;
  const std::vector<std::string>& names_;
  Mistaken& mistaken_;
};

}  // namespace

ExerciseResult grade_mistaken(const PackedExercise& exercise, const std::vector<std::string>& names,
                              Mistaken& mistaken) {
  MistakenSandbox sandbox(exercise, names, mistaken);
  Quiet quiet;
  return grade_exercise(exercise, Library{}, {sandbox, 1, quiet}).result;
}

}  // namespace grader
