// A chapter as its author wrote it, frozen: every number evaluated, every name checked. No YAML
// from here on.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/value/notation.hpp"
#include "grader/value/value.hpp"

namespace grader {

// A value made anew for every trial: `factor * generator(arguments)`. The arguments are expressions
// over the case's sizes, and nothing else. The generator "size" draws nothing: it is the whole
// number that its one argument comes to, and what `given: {k: n - 1}` becomes.
struct Draw {
  double factor = 1;
  std::string generator;  // "normal", "uniform", "coin", ...: see generator_names.hpp
  std::vector<std::string> arguments;
};

// The result of a function of the reference, as `reference.name(arguments)`.
struct ReferenceCall {
  std::string function;                // without its namespace
  std::vector<std::string> arguments;  // earlier arguments by name, or expressions over the sizes
};

// Where an argument's value comes from.
struct Parts;
using Recipe = std::variant<Value, Draw, ReferenceCall, Parts>;

// A List with a recipe for each element: the fields of a struct, or the elements of a vector, of
// which at least one is made anew for every trial. (With none of these it is a literal Value.)
struct Parts {
  std::vector<Recipe> parts;
};

// A size that grows from `smallest` to `largest` over the repeats of a case. Every expression of
// the case was tried with all sizes smallest and with all largest: shapes fit their limits at both
// ends.
struct SizeRange {
  std::string name;
  std::int64_t smallest, largest;
};

// Where an author wrote something, as messages show it; empty where nobody wrote it.
struct Written {
  std::string place;    // "folder/10_thing.yaml:31:5"
  std::string excerpt;  // the line and, under it, a caret
};

struct CaseSpec {
  std::string id;
  Written written, expect_written;
  bool hidden = false;
  int repeat = 1;  // trials; together they are one scored case
  std::vector<SizeRange> sizes;
  std::size_t function = 0;                           // index into ExerciseInfo::functions
  std::vector<std::pair<std::string, Recipe>> given;  // in the order of the function's arguments
  std::vector<Notation> given_as;                     // how each of them is written
  std::optional<Value> expect;   // the author's numbers; the reference must agree
  Notation expect_as;            // how they are written; names of fields also without them
  std::optional<double> points;  // else an equal share of what the exercise has left
};

// What can be said of an exercise's results whatever they are: so a wrong one can be described
// although nobody foresaw it. All optional.
struct ResultTraits {
  std::optional<double> rows_sum_to;  // every row does, but for rows of zeros
  std::string readable;               // an argument of truths: what each row may read
  std::string blocks;  // an argument that counts equal blocks of columns side by side
  Words block;         // what one of them is called
};

// One of the arguments of the exercise (0, 1, ...) or, after these, of its steps; or a field of it.
struct StepArgument {
  std::size_t index = 0;
  std::vector<std::size_t> field;  // none: all of it; else the one index within it
  bool each = false;               // its elements one after the other, a call for each

  bool operator==(const StepArgument&) const = default;
};

// A value on the way from an exercise's arguments to its answer, as `replay` shows it.
struct StepSpec {
  std::string id;
  Words name;
  bool of_reference = false;  // a function of an exercise; else one of the steps' own
  std::string function;       // qualified, if its declaration is known
  std::vector<StepArgument> arguments;
  std::vector<std::string> fields;  // names of the value's parts, if it is a struct
  Written written;
};

enum class Precision : std::uint8_t { double_only, single_accepted };

// What the grading side needs to know of an exercise; it goes into the pack as it is.
struct ExerciseInfo {
  std::string id;    // the file's name without number and ending
  std::string file;  // "10_masked_thing.cpp"
  Words title;
  std::vector<std::string> functions;               // qualified C++ names; mostly one
  std::vector<std::vector<std::string>> arguments;  // their argument names, a list per function
  double points = 0;
  bool extra = false;              // shown apart, above the maximum
  std::vector<std::string> needs;  // exercises that a solution usually calls
  Precision precision = Precision::double_only;
  ResultTraits traits;
  Words statement;
  std::vector<Words> hints;  // least revealing first
  Words explanation;         // shown once the exercise is right
};

// A known way to get it wrong: one step of the computation replaced by another.
struct Mistake {
  std::string id;
  std::string step;                // mistakes of different steps can be made together
  Words heading;                   // what kind of thing goes wrong
  std::vector<std::string> names;  // its forms as the reference knows them: "id" or "id.form"
  std::map<std::string, std::vector<std::string>> only_in;  // names that show in fewer exercises
  std::vector<std::string> exercises;                       // ids of those that it shows in
  std::vector<std::string> same_as;       // mistakes that may give the same numbers
  Words message;                          // for the student; covers the mistakes of `same_as`
  std::map<std::string, Words> messages;  // instead, for some exercises
};

struct Exercise {
  ExerciseInfo info;
  std::vector<CaseSpec> cases;  // in file order
  std::vector<StepSpec> steps;  // in order
};

struct ChapterInfo {
  std::string id;  // the folder's name
  Words title;
  std::string header;  // file name of the API header, "thing.hpp"
  std::string header_text;
  std::string not_attempted;  // C++ type that an unwritten exercise throws; empty: none
};

struct Chapter {
  ChapterInfo info;
  std::string reference_folder;     // absolute
  std::string template_folder;      // absolute
  std::vector<Exercise> exercises;  // sorted by `file`
  std::vector<Mistake> mistakes;    // most frequent first
  std::vector<std::string> honest;  // names of right ways that round differently
};

}  // namespace grader
