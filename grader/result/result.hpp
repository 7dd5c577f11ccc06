// Everything that was found out about one submission, as plain data. Reports are renderings of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/value/notation.hpp"
#include "grader/value/value.hpp"
#include "grader/verdict/verdict.hpp"

namespace grader {

struct NamedValue {
  std::string name;
  Value value;
  Notation written;
};

// Where yours and expected differ. Indices count from 0.
struct Mismatch {
  std::vector<std::int64_t> at;  // the worst number: in a list, the element's index first
  double yours = 0, expected = 0;
  double allowed = 0;                               // how far apart they could have been there
  std::int64_t differing = 0, total = 0;            // numbers of the whole result
  std::int64_t part_differing = 0, part_total = 0;  // of the array that the worst one is in
  std::vector<double> part_allowed;                 // for each row of that array
};

// What an exception said of itself.
struct Thrown {
  std::string type, text;
};

// Which of the ways that lead to one verdict it was, where they are told apart.
enum class Reason : std::uint8_t {
  none,
  stack_overflow,     // crashed: endless recursion, or a very large local array
  null_pointer,       // crashed: it used an address near zero
  terminated,         // crashed: an exception that nothing could catch, see `thrown`
  waited,             // timed_out: it waited instead of computing
  unreadable_answer,  // exited_early: something came back, but no answer
  large_answer        // too_much_output: what it returned, not what it printed
};

// "stack_overflow", ...: as it stands in result files.
std::string_view to_string(Reason reason);
std::optional<Reason> reason_named(std::string_view name);

// What was seen in the first trial of a case that was not right. Empty where it does not apply.
struct Detail {
  int trial = 0, trials = 1;  // which of how many (from 0)
  std::vector<NamedValue> inputs;
  std::optional<Value> yours, expected;
  Notation
      expected_as;  // how its author writes what is expected; its fields are also those of yours
  std::optional<Mismatch> mismatch;
  std::optional<Thrown> thrown;
  Reason reason = Reason::none;
  std::optional<int> signal;            // that ended the process
  std::optional<int> exit_status;       // that the process ended itself with
  std::optional<double> limit_seconds;  // CPU seconds that were allowed
  bool inputs_changed = false;
  bool differs_when_called_again = false;  // same inputs, called again after others
  std::string printed;                     // by the student's code; its beginning and end
};

struct CaseResult {
  std::string id;  // hidden cases: "hidden 1", "hidden 2", ... once redacted
  Verdict verdict = Verdict::not_graded;
  bool hidden = false;
  double points = 0, max_points = 0;
  std::optional<Detail> detail;  // none where right
  bool has_steps = false;        // for reports to offer `replay`; no part of the JSON
};

// What the compiler said, cut to its first message.
struct CompilerMessage {
  std::int64_t line = 0, column = 0;  // from 1; 0 where it named none of the student's own lines
  std::string text;                   // "10_thing.cpp:3:7: error: ..." with source line and caret
  std::int64_t more = 0;              // further errors that were left out
  std::vector<Message> instead;       // where we know better what is wrong: told in its place
};

// Why an exercise is wrong, as far as its numbers tell.
struct Diagnosis {
  enum class Kind : std::uint8_t {
    mistake,   // a known one that gives exactly these numbers
    same,      // another one that gives the same numbers as the one before
    together,  // one of two that were made together; the other follows, if it is known too
    fact       // something that all wrong numbers share
  };
  std::string mistake;  // its id; of a fact "fact.transposed" or the like
  Kind kind = Kind::mistake;
  std::int64_t cases_explained = 0, cases_failed = 0;
  std::string inherited_from;  // id of an exercise that this one calls and that makes it too
  Words heading;               // what kind of thing goes wrong; empty for facts
  Words message;
};

// What sanitizers saw when a case that is shown was run again under them, at the student's own
// line.
struct Finding {
  Message message;      // "sanitizer.reads_past_end" or the like, with file and line in it
  std::string case_id;  // that it was seen in
  std::string file;     // one of the student's
  std::int64_t line = 0, column = 0;  // from 1; column 0 where it is not known
  std::string source;                 // that line as a report shows it, perhaps with a caret
  std::optional<Words> told_as;       // of a result that was read back: the words of `message`
};

// A sentence as it stands in a result that was written: which one, and its words.
struct Said {
  std::string id;
  Words text;
};

struct ExerciseResult {
  std::string id, file;
  Words title, explanation;
  bool extra = false;
  bool has_hints = false;     // for reports to offer them; no part of the JSON
  bool still_throws = false;  // its file is changed and compiles, but says that it is not written
  bool missing = false;       // there is no file for it, not even a stub
  Verdict verdict = Verdict::not_graded;
  double score = 0, max_score = 0;
  std::vector<CaseResult> cases;
  std::vector<Diagnosis> diagnoses;
  std::optional<Finding> finding;  // changes no verdict: one that is right may have one
  // Why it could not be run at all, where it could not:
  std::optional<CompilerMessage> compiler;
  std::string blocked_by;                            // exercise id
  Verdict blocked_because = Verdict::not_attempted;  // that exercise's verdict
  std::string expected_signature,
      found_signature;         // the API function was not defined as the header says
  std::string forbidden;       // message id of the reason, "forbidden.link", "forbidden.main", ...
  std::vector<Message> notes;  // "found X, expected Y, used X"
  // Of a result that was read back, whose sentences cannot be made anew: see read_result.hpp.
  std::optional<Words> told_as;  // instead of what is told of the facts above
  std::vector<Said> said;        // notes
};

// Points of a whole submission.
struct Totals {
  double score = 0, max_score = 0, extra_score = 0;
};

struct Result {
  std::string chapter;
  Words chapter_title;
  std::string submission_id, submission_digest;
  std::string pack_digest,
      secret;                 // secret: "public", "private" or "none" (no hidden case in the pack)
  std::string sandbox_level;  // "rlimits", "landlock", "namespaces"
  std::string compiler, flags;
  std::vector<ExerciseResult> exercises;  // in file order
  std::vector<Message> notes;
  // Of a result that was read back:
  std::vector<Said> said;        // notes
  std::optional<Totals> totals;  // as they were written: rounded points may add up to others

  // Sums over the exercises: core ones, and extra ones apart.
  double score() const;
  double max_score() const;
  double extra_score() const;
};

}  // namespace grader
