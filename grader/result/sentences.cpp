#include "grader/result/sentences.hpp"

#include <algorithm>
#include <csignal>
#include <map>

#include "grader/base/text.hpp"
#include "grader/result/numbers.hpp"
#include "grader/result/places.hpp"

namespace grader {
namespace {

using Sentences = std::vector<Message>;

Sentences operator+(Sentences left, const Sentences& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

Message plain(const char* id) {
  return {id, {}};
}

Message about_file(const std::string& id, const ExerciseResult& exercise) {
  return {id, {{"file", make_safe_line(exercise.file)}}};
}

Sentences after_wrong(const ExerciseResult& exercise, const Detail& detail) {
  if (detail.inputs_changed) {
    return {Message{"inputs_changed.seen", {}}, Message{"inputs_changed.next", {}}};
  }
  if (detail.differs_when_called_again) {
    return {Message{"again.seen", {}}, Message{"again.next", {}}};
  }
  const bool named = !exercise.diagnoses.empty() || !detail.mismatch;
  return difference_sentences(detail) + (named ? Sentences{} : Sentences{plain("wrong.next")});
}

Message after_signal(int signal) {
  static const std::map<int, const char*> known = {
      {SIGSEGV, "crashed.segmentation_fault"},
      {SIGFPE, "crashed.floating_point"},
      {SIGABRT, "crashed.abort"},
      {SIGILL, "crashed.illegal_instruction"},
      {SIGBUS, "crashed.bus_error"},
      {SIGXFSZ, "crashed.wrote_file"},
  };
  const auto found = known.find(signal);
  if (found != known.end()) return plain(found->second);
  return {"crashed.signal", {{"signal", std::to_string(signal)}}};
}

// What an assertion that stopped the program was about: the text that its author gave it, else its
// condition. "" if it was none. glibc writes Assertion `...', libstdc++ Assertion '...'.
std::string failed_check(const Detail& detail) {
  static const std::string start = "Assertion ", end = "' failed";
  const std::size_t at = detail.printed.find(start), to = detail.printed.find(end, at);
  if (detail.signal != SIGABRT || at == std::string::npos || to == std::string::npos) return "";
  const std::size_t begin = at + start.size() + 1;
  std::string check = detail.printed.substr(begin, to - begin);
  if (const std::size_t quote = check.find('"'); quote != std::string::npos)
    check = check.substr(quote + 1, check.find('"', quote + 1) - quote - 1);
  return cut(make_safe_line(check), 100);
}

Message what_was_thrown(const std::string& id, const Thrown& thrown) {
  const std::string type = cut(make_safe_line(thrown.type), 100);
  const std::string text = cut(make_safe_line(thrown.text), 200);
  if (text.empty()) return {id + "_silently", {{"type", type}}};
  return {id, {{"type", type}, {"text", text}}};
}

Sentences why_crashed(const Detail& detail) {
  if (detail.reason == Reason::stack_overflow) return {plain("crashed.stack_overflow")};
  if (detail.reason == Reason::null_pointer) return {plain("crashed.null_pointer")};
  if (detail.thrown) {
    const std::string id =
        detail.reason == Reason::terminated ? "crashed.terminated" : "crashed.threw";
    return {what_was_thrown(id, *detail.thrown), Message{id + "_next", {}}};
  }
  if (detail.reason == Reason::terminated)
    return {plain("crashed.terminated_unknown"), plain("crashed.terminated_next")};
  if (const std::string check = failed_check(detail); !check.empty())
    return {Message{"crashed.check", {{"check", check}}}};
  return {detail.signal ? after_signal(*detail.signal) : plain("crashed.unknown")};
}

Sentences after_crash(const ExerciseResult& exercise, const Detail& detail) {
  Sentences said = why_crashed(detail);
  if (exercise.cases.size() > 1) said.push_back(Message{"case.alone", {}});
  return said;
}

Sentences after_exit(const Detail& detail) {
  if (detail.reason == Reason::unreadable_answer)
    return {plain("exited_early.unreadable"), plain("exited_early.unreadable_next")};
  Message seen{"exited_early.silent", {}};
  if (detail.exit_status) {
    seen = Message{"exited_early.seen", {{"status", std::to_string(*detail.exit_status)}}};
  }
  return {seen, Message{"exited_early.next", {}}};
}

Sentences after_time_out(const ExerciseResult& exercise, const Detail& detail) {
  constexpr int most_run = 3;  // after so many the rest is not tried
  Message seen{"timed_out.silent", {}};
  if (detail.limit_seconds) {
    seen = Message{"timed_out.seen", {{"seconds", format_points(*detail.limit_seconds)}}};
  }
  Sentences said = {seen, Message{"timed_out.next", {}}};
  if (detail.reason == Reason::waited)
    said = {plain("timed_out.waited"), plain("timed_out.waited_next")};
  const auto count = std::ranges::count(exercise.cases, Verdict::timed_out, &CaseResult::verdict);
  if (count > most_run) said.push_back(Message{"timed_out.rest", {}});
  return said;
}

Sentences after_too_much(const Detail& detail) {
  if (detail.reason == Reason::large_answer)
    return {plain("too_much_output.answer"), plain("too_much_output.answer_next")};
  return {plain("too_much_output.seen"), plain("too_much_output.next")};
}

Sentences after_not_compiling(const ExerciseResult& exercise) {
  if (!exercise.expected_signature.empty()) {
    const bool missing = exercise.found_signature.empty();
    Sentences said = {about_file(missing ? "signature.missing" : "signature.other", exercise)};
    said.push_back(Message{"signature.expected", {{"signature", exercise.expected_signature}}});
    if (missing) return said + Sentences{plain("signature.missing_next")};
    const std::string found = cut(make_safe_line(exercise.found_signature), 300);
    said.push_back(Message{"signature.found", {{"signature", found}}});
    return said + Sentences{plain("signature.other_next")};
  }
  Sentences said = {about_file("does_not_compile.seen", exercise)};
  if (!exercise.compiler) return said;
  if (!exercise.compiler->instead.empty()) return said + exercise.compiler->instead;
  said.push_back(Message{"does_not_compile.next", {}});
  const std::string more = std::to_string(exercise.compiler->more);
  if (more != "0") said.push_back(Message{"does_not_compile.more", {{"more", more}}});
  return said;
}

Message why_blocked(const ExerciseResult& exercise) {
  std::string id = "blocked.other";
  switch (exercise.blocked_because) {
    case Verdict::not_attempted:
    case Verdict::does_not_compile:
    case Verdict::compile_limit:
    case Verdict::forbidden:
      id = "blocked." + std::string(to_string(exercise.blocked_because));
      break;
    default:
      break;
  }
  return {id, {{"exercise", exercise.blocked_by}}};
}

// The template's own exception came out of a file that is no longer the template's.
Sentences after_throw(const ExerciseResult& exercise) {
  const bool partly = exercise.score > 0;  // an exercise of several functions
  return {about_file(partly ? "not_attempted.partly" : "not_attempted.throws", exercise),
          plain("not_attempted.throws_next")};
}

// Before any case could run, or about the whole exercise.
Sentences about_exercise(const ExerciseResult& exercise) {
  switch (exercise.verdict) {
    case Verdict::not_attempted:
      if (exercise.missing) return {about_file("not_attempted.missing", exercise)};
      if (exercise.still_throws) return after_throw(exercise);
      return {plain("not_attempted.seen"), about_file("not_attempted.next", exercise)};
    case Verdict::does_not_compile:
      return after_not_compiling(exercise);
    case Verdict::compile_limit:
      return {about_file("compile_limit.seen", exercise), plain("compile_limit.next")};
    case Verdict::forbidden:
      return {
          about_file(exercise.forbidden.empty() ? "forbidden.call" : exercise.forbidden, exercise)};
    case Verdict::blocked:
      return {why_blocked(exercise)};
    case Verdict::not_graded:
      return {plain("not_graded.seen"), plain("not_graded.next")};
    default:
      return {};
  }
}

bool could_not_run(const ExerciseResult& exercise) {
  switch (exercise.verdict) {
    case Verdict::not_attempted:
    case Verdict::does_not_compile:
    case Verdict::compile_limit:
    case Verdict::blocked:
    case Verdict::not_graded:
      return true;
    default:
      return !exercise.forbidden.empty();
  }
}

Sentences about_case(const ExerciseResult& exercise, const Detail& detail) {
  switch (exercise.verdict) {
    case Verdict::wrong:
      return after_wrong(exercise, detail);
    case Verdict::wrong_shape:
      return shape_sentences(detail) + Sentences{plain("wrong_shape.next")};
    case Verdict::not_finite:
      return not_finite_sentences(detail) + Sentences{plain("not_finite.next")};
    case Verdict::crashed:
      return after_crash(exercise, detail);
    case Verdict::exited_early:
      return after_exit(detail);
    case Verdict::timed_out:
      return after_time_out(exercise, detail);
    case Verdict::out_of_memory:
      return {plain("out_of_memory.seen"), plain("out_of_memory.next")};
    case Verdict::too_much_output:
      return after_too_much(detail);
    default:
      return about_exercise(exercise);
  }
}

Sentences about_hidden(const ExerciseResult& exercise) {
  std::string id = "hidden.other";
  switch (exercise.verdict) {
    case Verdict::wrong:
    case Verdict::wrong_shape:
    case Verdict::not_finite:
    case Verdict::crashed:
    case Verdict::exited_early:
    case Verdict::timed_out:
    case Verdict::out_of_memory:
    case Verdict::too_much_output:
    case Verdict::forbidden:
      id = "hidden." + std::string(to_string(exercise.verdict));
      break;
    default:
      break;
  }
  return {Message{id, {}}, Message{"hidden.next", {}}};
}

// What is wrong by the first diagnosis, or by all of several mistakes made together.
std::vector<std::string> diagnosed(const ExerciseResult& exercise, Language language) {
  std::vector<std::string> texts;
  for (const Diagnosis& each : exercise.diagnoses) {
    const bool together = each.kind == Diagnosis::Kind::together;
    if (!texts.empty() && !together) continue;
    if (texts.empty() && together) texts.push_back(say(plain("diagnosis.together"), language));
    texts.push_back(say(each.message, language));
    if (!each.inherited_from.empty())
      texts.push_back(
          say(Message{"diagnosis.inherited", {{"exercise", each.inherited_from}}}, language));
  }
  return texts;
}

// All sentences of a result that was read back are one text.
std::vector<std::string> told_before(const Words& words, Language language) {
  const std::string& text = language == Language::chinese ? words.zh : words.en;
  return text.empty() ? std::vector<std::string>{} : std::vector{text};
}

}  // namespace

const CaseResult* first_failing(const ExerciseResult& exercise) {
  const CaseResult* hidden = nullptr;
  for (const CaseResult& one : exercise.cases) {
    if (one.verdict == Verdict::right) continue;
    if (!one.hidden) return &one;
    if (hidden == nullptr) hidden = &one;
  }
  return hidden;
}

std::vector<Message> sentences(const ExerciseResult& exercise) {
  if (exercise.verdict == Verdict::right) return {};
  if (could_not_run(exercise)) return about_exercise(exercise);
  const CaseResult* failing = first_failing(exercise);
  if (failing == nullptr) return about_case(exercise, Detail{});
  if (failing->hidden) return about_hidden(exercise);
  return about_case(exercise, failing->detail.value_or(Detail{}));
}

Message how_to_start(const ExerciseResult& exercise) {
  return about_file(exercise.missing ? "report.next_missing" : "report.next_start", exercise);
}

std::vector<std::string> told(const ExerciseResult& exercise, Language language) {
  if (exercise.told_as) return told_before(*exercise.told_as, language);
  std::vector<std::string> texts;
  if (exercise.verdict != Verdict::right) texts = diagnosed(exercise, language);
  for (const Message& sentence : sentences(exercise)) texts.push_back(say(sentence, language));
  return texts;
}

Words words_of(const Finding& finding) {
  if (finding.told_as) return *finding.told_as;
  return {say(finding.message, Language::english), say(finding.message, Language::chinese)};
}

std::vector<std::string> told(const std::vector<Message>& notes, const std::vector<Said>& said,
                              Language language) {
  std::vector<std::string> texts;
  for (const Message& note : notes) texts.push_back(say(note, language));
  for (const Said& note : said) texts.push_back(say(note.text, language));
  return texts;
}

}  // namespace grader
