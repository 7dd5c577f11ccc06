// English. How to read the texts: see catalogue.hpp.
#include "grader/words/catalogue.hpp"

namespace grader {
namespace {

constexpr Sentence sentences[] = {
    {"again.next",
     "Look for something that outlives a call: a static or global variable, or memory that is read "
     "before it is written."},
    {"again.seen",
     "What your function gives depends on earlier calls: the same inputs gave one result by "
     "themselves "
     "and another one after other calls."},
    {"blocked.compile_limit",
     "It calls {exercise}, which the compiler did not finish. Repair that one first."},
    {"blocked.does_not_compile",
     "It calls {exercise}, which does not compile. Repair that one first."},
    {"blocked.forbidden",
     "It calls {exercise}, whose file was not accepted. Repair that one first."},
    {"blocked.not_attempted",
     "It calls {exercise}, which you have not written yet. Write that one first."},
    {"blocked.other", "It calls {exercise}, which could not be run. Look at that one first."},
    {"case.alone", "A crash costs this case only: every case runs by itself."},
    {"case.title", "Case {case}:"},
    {"case.title_of", "Case {case} ({failed} of {total} cases {failed:is|are} not right):"},
    {"case.trial",
     "The case is tried {trials} times, from small to large; number {trial} is the first that goes "
     "wrong."},
    {"case.unknown", "{exercise} shows no case called {name}. It shows: {known}."},
    {"case.unknown_near", "{exercise} shows no case called {name}; did you mean {near}?"},
    {"chapter.binding_broken",
     "The functions of {exercise} cannot be called as the problem file says: is each of them "
     "declared in {header}, with its namespace, and the type under not_attempted too? The compiler "
     "says: {text}"},
    {"chapter.header_broken", "The chapter's header does not compile: {text}"},
    {"chapter.missing", "There is no chapter in {path}: it has no chapter.yaml."},
    {"chapter.none",
     "No chapter is installed here. Make one with `grader pack`, or name a pack with --pack."},
    {"chapter.several", "There is more than one chapter here ({known}). Say which with --chapter."},
    {"chapter.unknown", "There is no chapter called {name}. Known here: {known}."},
    {"chapter.unknown_near", "There is no chapter called {name}; did you mean {near}?"},
    {"check.good",
     "{chapter}: no errors. {exercises} {exercises:exercise|exercises} with {cases} "
     "{cases:case|cases}, {core} {core:point|points} in the core, {extra} on top."},
    {"command.unknown",
     "There is no command {name}, and no folder of that name; did you mean `grader {near}`?"},
    {"compile_limit.next",
     "Look for a header that includes itself, templates that call each other without end, or a "
     "very large array."},
    {"compile_limit.seen",
     "The compiler was stopped at {file}: it needed more time or memory than is allowed."},
    {"crashed.abort",
     "Your code stopped itself with abort: often a failed assert, or memory freed twice or written "
     "past its end. Does every index stay inside its array?"},
    {"crashed.bus_error",
     "Your code crashed with a bus error: it used memory that is not there. Does every pointer and "
     "every index point at what you think?"},
    {"crashed.check",
     "A check inside a library stopped your code: \"{check}\". Which sizes or which index does it "
     "compare, and what are they for the inputs below?"},
    {"crashed.floating_point",
     "Your code crashed with a floating point exception, which nearly always means an integer "
     "divided by zero. Which divisor can become 0 for these inputs?"},
    {"crashed.illegal_instruction",
     "Your code crashed with an illegal instruction. Does every function that returns something "
     "reach a return on every path?"},
    {"crashed.null_pointer",
     "Your code crashed at a null pointer: it read or wrote where no memory is. Which pointer was "
     "never set, or which container is empty for these inputs?"},
    {"crashed.segmentation_fault",
     "Your code crashed with a segmentation fault: it touched memory that is not its own. Does "
     "every index stay inside its array, and does everything that you keep a reference or pointer "
     "to still exist?"},
    {"crashed.signal",
     "Your code was ended by signal {signal} before it returned. Which line did it reach? A few "
     "prints will tell you."},
    {"crashed.stack_overflow",
     "Your code crashed with a stack overflow: endless recursion, or a very large local array. "
     "Does every recursion come to its end, and do large arrays live in a vector or a matrix?"},
    {"crashed.terminated",
     "{type} was thrown where nothing can catch it, and that ended your code. It said: {text}"},
    {"crashed.terminated_next",
     "Such places are functions marked noexcept, destructors, and variables outside of functions. "
     "Which of them can throw this?"},
    {"crashed.terminated_silently",
     "{type} was thrown where nothing can catch it, and that ended your code."},
    {"crashed.terminated_unknown",
     "Something was thrown where nothing can catch it, and that ended your code."},
    {"crashed.threw", "Your function threw {type} and nothing caught it. It said: {text}"},
    {"crashed.threw_next",
     "A result was expected. Which step throws this for the inputs of this case?"},
    {"crashed.threw_silently", "Your function threw {type} and nothing caught it."},
    {"crashed.unknown",
     "Your code crashed before it returned. Which line did it reach? A few prints will tell you."},
    {"crashed.wrote_file",
     "Your code was stopped because it wrote a file. The function only needs to return its result: "
     "what did you want to keep?"},
    {"diagnosis.inherited",
     "It is the same mistake as in {exercise}, which this exercise calls. Repair it there first; "
     "then look here again."},
    {"diagnosis.together",
     "More than one thing seems to go wrong. What follows looks at one at a time, as if all else "
     "were right."},
    {"doctor.apparmor",
     "AppArmor keeps programs without privileges from making namespaces. To allow it until the "
     "next start:"},
    {"doctor.cgroup_none",
     "The memory of a student's program is limited process by process; this machine has no control "
     "groups that could limit a box as a whole."},
    {"doctor.cgroup_root",
     "The memory of a student's program is limited process by process. Run as root, the grader "
     "also limits each box as a whole, by control groups."},
    {"doctor.cgroup_used",
     "Memory and processes of each box as a whole are limited by control groups."},
    {"doctor.cgroup_v2",
     "The memory of a student's program is limited process by process. This machine has control "
     "groups of version 2, which the grader does not use yet; the whole run can be limited from "
     "outside:"},
    {"doctor.chroot", "Nobody can make namespaces inside a chroot. Run the grader outside of it."},
    {"doctor.compiler", "Compiler: {path}"},
    {"doctor.container",
     "This looks like a container that may not make namespaces. Start it with:"},
    {"doctor.enough", "This machine is fit for code that nobody trusts. Sandbox: {level}."},
    {"doctor.landlock_missing",
     "The kernel {kernel} has no Landlock ({trouble}); Linux 5.13 and later have it."},
    {"doctor.landlock_off",
     "The kernel has Landlock, but it was not started. Add this to the kernel's command line and "
     "start again:"},
    {"doctor.level.landlock",
     "only libraries of the system can be opened, and nothing written; no network, no processes, "
     "no signals to others"},
    {"doctor.level.namespaces",
     "the same, and a file system, processes and a network of its own: nothing else is there at "
     "all"},
    {"doctor.level.rlimits",
     "limits on time, memory and output, and nothing else: for your own code"},
    {"doctor.no_user_namespaces",
     "User namespaces are switched off. To allow them until the next start:"},
    {"doctor.not_enough",
     "This machine is fit for your own code, and not for code that nobody trusts. Sandbox: "
     "{level}."},
    {"doctor.unknown", "The system says: {trouble}"},
    {"doctor.userns_clone",
     "Only root may make namespaces here. To allow it to everybody until the next start:"},
    {"does_not_compile.more",
     "{more} more {more:error|errors} after it: often {more:it goes|they go} away with the first."},
    {"does_not_compile.next", "Repair the first error that the compiler names; it is shown below."},
    {"does_not_compile.seen", "{file} does not compile."},
    {"exercise.several", "More than one exercise begins with {name}: {known}. Which one?"},
    {"exercise.unknown", "There is no exercise {name}. `grader list` shows what there is."},
    {"exercise.unknown_near", "There is no exercise {name}; did you mean {near}?"},
    {"exited_early.next",
     "A function gives its result back with return; it must not end the program."},
    {"exited_early.seen",
     "Your code ended the whole program (exit status {status}), so no result came back."},
    {"exited_early.silent", "Your code ended the whole program, so no result came back."},
    {"exited_early.unreadable", "What came back from your code is no answer that can be read."},
    {"exited_early.unreadable_next",
     "Give the result back with return, and print with std::cout; leave every other descriptor "
     "alone: neither close it nor write to it."},
    {"fact.equals_input",
     "Your result is `{name}`, unchanged. Does what you have calculated reach the line that "
     "returns?"},
    {"fact.factor",
     "Every number of yours is {factor} times the expected one. Which factor of your calculation "
     "could be missing, or come in twice?"},
    {"fact.last_column",
     "Only the last column of your result is wrong. How far do your loops over the columns go, and "
     "what is different there?"},
    {"fact.last_row",
     "Only the last row of your result is wrong. How far do your loops over the rows go, and what "
     "is different there?"},
    {"fact.nan_where_nothing",
     "You get NaN, and only in rows where `{argument}` leaves nothing. Follow one of these rows "
     "by hand: where does the first NaN come from?"},
    {"fact.negated",
     "Your numbers have the right size, and every sign is turned. Where does a minus come in, or "
     "get lost?"},
    {"fact.offset_down",
     "Every number of yours is too small by the same amount, {offset}. What is missing from all of "
     "them?"},
    {"fact.offset_up",
     "Every number of yours is too large by the same amount, {offset}. What is added to all of "
     "them?"},
    {"fact.one_block",
     "Your result is wrong in one place of several only ({name} {part}); the others are right. "
     "What do you do differently there?"},
    {"fact.only_hidden",
     "Your numbers are wrong only at the places that `{argument}` excludes; all others are right. "
     "What should stand there, and do you set it?"},
    {"fact.only_when_sizes_differ",
     "Your result is right where `{first}` and `{second}` have equally many rows, and wrong where "
     "they do not. For each size in your code: which of the two does it come from?"},
    {"fact.permuted_columns",
     "Your columns are the expected ones in another order. Which column should come first, and "
     "what decides your order?"},
    {"fact.permuted_rows",
     "Your rows are the expected ones in another order. Which row should come first, and what "
     "decides your order?"},
    {"fact.rows_sum",
     "Row {row} of your result adds up to {yours}; it should add up to {expected}. Add up the "
     "other rows too: is it the same in each?"},
    {"fact.single_precision",
     "Your numbers are right to about seven digits, as far as a `float` reaches, but this exercise "
     "wants the precision of `double`. Look for a `float`, an `f` after a number, or a function "
     "for floats."},
    {"fact.transposed",
     "Your numbers are right, but rows and columns have changed places. What should a row of the "
     "result stand for?"},
    {"fact.zeros",
     "All your numbers are 0. Is the result that you return the one that you have filled? Print "
     "one number just before it is stored."},
    {"fault.cache",
     "The cache folder {path} cannot be used: {reason}. Set XDG_CACHE_HOME to a folder of your "
     "own."},
    {"fault.disk",
     "The disk under {path} is full. Nothing was graded; make room and run the same command "
     "again."},
    {"fault.hidden_needs_sandbox",
     "This pack has hidden cases, and only limits guard what runs here: code could look for them. "
     "Use a pack made with --visible, or pass --trust-submission if you trust this code."},
    {"fault.killed",
     "Something outside of the grader ended the code while it ran, twice; a machine that is short "
     "of memory does that. Nothing was graded: run the same command again when less is running."},
    {"fault.no_compiler",
     "No C++ compiler was found. Install g++ (on Debian and Ubuntu: `sudo apt install g++`) and "
     "run `grader` again."},
    {"fault.not_graded",
     "{count} {count:exercise|exercises} could not be graded. This costs no points: run the same "
     "command again."},
    {"fault.output", "The output could not be written: {reason}."},
    {"fault.pack_damaged",
     "The pack {path} is damaged. Fetch it again, or make it anew with `grader pack`."},
    {"fault.pack_exposed",
     "The pack {path} has hidden cases and lies in a folder of the system that every program may "
     "read, students' code too. Move it to a folder of your own."},
    {"fault.pack_missing", "There is no pack at {path}. Make it with `grader pack`."},
    {"fault.pack_none", "{path} is no pack. Packs are made with `grader pack`."},
    {"fault.pack_version",
     "The pack {path} was made by another version of grader. Make it anew with `grader pack`."},
    {"fault.read", "{path} cannot be read: {reason}."},
    {"fault.reference", "The reference of {chapter} could not be built or run: {reason}"},
    {"fault.sandbox", "The sandbox could not be set up: {reason}. Nothing was graded."},
    {"fault.sandbox_level",
     "A sandbox of level {wanted} was demanded; this machine reaches {reached} ({trouble}). "
     "Nothing "
     "was graded. `grader doctor` tells what is missing and how to get it."},
    {"fault.toolbox", "The toolchain does not work as it should: {text}"},
    {"fault.unexpected",
     "Something went wrong inside the grader: {reason}. This is not your fault and costs no "
     "points; please report it."},
    {"fault.write", "{path} cannot be written: {reason}."},
    {"file.missing", "{path} does not exist."},
    {"folder.empty",
     "There is no exercise file in {path}, such as {example}. Is this the folder you made with "
     "`grader start`?"},
    {"folder.exists", "{path} exists already; nothing in it was touched. Choose another name."},
    {"folder.is_file", "{path} is a file. Name the folder that it is in."},
    {"folder.missing", "There is no folder {path}."},
    {"folder.unreadable", "The folder {path} cannot be read. Give yourself permission to read it."},
    {"forbidden.binary",
     "{file} is not text: it holds zero bytes, as programs, pictures and word processors' "
     "documents do. Save your code in its place as plain text, in UTF-8."},
    {"forbidden.call",
     "Your code asked the system for something that is not available while it is graded (threads, "
     "processes, files or the network) and was stopped. Compute the result from the inputs alone."},
    {"forbidden.fifo", "{file} is a pipe, not a file. Put an ordinary source file in its place."},
    {"forbidden.folder", "{file} is a folder. Put the source file itself in its place."},
    {"forbidden.link",
     "{file} is a link to another file. Put the source file itself in its place."},
    {"forbidden.main",
     "{file} defines main. The grader calls your function itself: remove main, or move it to a "
     "file of your own."},
    {"forbidden.reserved",
     "{file} defines a name that belongs to the system or to the grader. Rename your function or "
     "variable."},
    {"forbidden.special", "{file} is not an ordinary file. Put a source file in its place."},
    {"forbidden.too_large",
     "{file} is far too large for a source file. Did something else get that name?"},
    {"forbidden.unreadable", "{file} cannot be read. Give yourself permission to read it."},
    {"help.about",
     "Grades programming exercises: what is wrong, why, and what to look at next.\n\n  grader "
     "start CHAPTER DIR   lay out a chapter's exercises in a new folder\n  grader [grade] [DIR]    "
     "   build and grade what is in DIR, or in this folder\n  grader list                the "
     "exercises, their points, what you have begun\n  grader show EXERCISE       what an exercise "
     "asks for\n  grader hint EXERCISE       one more hint, the least revealing first\n  grader "
     "replay EXERCISE/CASE  a case step by step: yours and what is expected\n  grader check "
     "CHAPTER       for authors: all that is wrong in a chapter's files\n  grader pack CHAPTER     "
     "   for authors: make the answer pack of a chapter\n  grader verify CHAPTER      for authors: "
     "prove that its cases find mistakes\n  grader doctor              how well this machine keeps "
     "code in\n"},
    {"help.check.about", "For authors: say all that is wrong in a chapter's files"},
    {"help.check.chapter",
     "Names of chapters, or paths of their folders or files (default: all that are known)"},
    {"help.check.examples",
     "Examples:\n  grader check problems/my_chapter\n  grader check                         every "
     "chapter that is known here"},
    {"help.doctor.about",
     "Tell how well this machine keeps students' code in, and what would make it better"},
    {"help.doctor.examples", "Example:\n  grader doctor"},
    {"help.grade.about", "Build and grade a folder of exercises"},
    {"help.grade.audience",
     "student (default): hidden cases show only their verdict; instructor: the JSON shows them in "
     "full"},
    {"help.grade.chapter", "The chapter it belongs to (default: what the folder says)"},
    {"help.grade.dir", "The folder with the exercise files (default: this one)"},
    {"help.grade.examples",
     "Examples:\n  grader                               what is in this folder\n  grader my-work "
     "--lang zh             the report in Chinese\n  grader my-work --json result.json    also for "
     "other programs"},
    {"help.grade.jobs", "Exercises at a time (default: one per processor); the result is the same"},
    {"help.grade.json", "Also write the result as JSON to this file, measured times beside it"},
    {"help.grade.pack", "A pack file, instead of an installed one"},
    {"help.grade.sandbox",
     "The weakest sandbox that will do: rlimits, landlock or namespaces; the strongest that there "
     "is "
     "gets used"},
    {"help.grade.sanitize",
     "Which exercises a memory checker looks at again: all (every one, right ones too) or off "
     "(default: those that crash)"},
    {"help.grade.trust", "Run a pack with hidden cases although nothing but limits guards it"},
    {"help.help", "Print this help and exit"},
    {"help.hint.about", "Read one more hint, the least revealing first"},
    {"help.hint.all", "Read all of them"},
    {"help.hint.examples",
     "Examples:\n  grader hint 3                        the next hint of exercise 3\n  grader hint "
     "                         of the exercise that you changed last"},
    {"help.hint.exercise", "Its name, number or file (default: the one that you changed last)"},
    {"help.hint.number", "Read this hint, 1 being the first (default: the next one)"},
    {"help.label.OPTIONS", "OPTIONS"},
    {"help.label.Options", "Options"},
    {"help.label.Positionals", "Arguments"},
    {"help.label.SUBCOMMAND", "COMMAND"},
    {"help.label.Subcommands", "Commands"},
    {"help.label.Usage", "Usage"},
    {"help.lang", "The language of what you read (default: as the locale says)"},
    {"help.list.about", "List the exercises, their points, and what you have begun"},
    {"help.list.examples",
     "Examples:\n  grader list                          of this folder\n  grader list --chapter "
     "my_chapter     of a chapter that is installed"},
    {"help.pack.about",
     "Make the answer pack of a chapter from its problem files and its reference"},
    {"help.pack.chapter", "The chapter's name, or the path of its folder"},
    {"help.pack.chapters",
     "The folder of chapters (default: $GRADER_CHAPTERS, else the installed ones)"},
    {"help.pack.examples",
     "Examples:\n  grader pack problems/my_chapter               writes my_chapter.pack\n  grader "
     "pack my_chapter --visible -o kit.pack  for students: no hidden case"},
    {"help.pack.output", "The pack file (default: CHAPTER.pack)"},
    {"help.pack.redraw",
     "Draw the visible cases with the secret too: fresh numbers for the same chapter"},
    {"help.pack.secret", "A file whose content decides the hidden cases (default: a public one)"},
    {"help.pack.visible", "Leave hidden cases out: for students' own kits"},
    {"help.replay.about", "Go through a case step by step: what is expected, and what is yours"},
    {"help.replay.examples",
     "Examples:\n  grader replay 3/first_case           its steps, and repro.cpp for a debugger\n  "
     "grader replay 3/growing --trial 4    another trial than the first wrong one"},
    {"help.replay.exercise", "Its name, number or file, and behind it /CASE"},
    {"help.replay.output",
     "Where the program for a debugger goes (default: repro.cpp in the folder)"},
    {"help.replay.trial",
     "Of a case that is tried several times, this one (default: the first that goes wrong)"},
    {"help.show.about", "Read what an exercise asks for, or a case in numbers"},
    {"help.show.examples",
     "Examples:\n  grader show 3                        what exercise 3 asks for\n  grader show "
     "3/first_case             what goes in there, and what is expected"},
    {"help.show.exercise", "Its name, number or file; with /CASE behind it, that case"},
    {"help.start.about", "Lay out a chapter's exercises in a new folder"},
    {"help.start.chapter", "The chapter's name"},
    {"help.start.dir", "The new folder (default: the chapter's name)"},
    {"help.start.examples", "Example:\n  grader start my_chapter my-work"},
    {"help.statuses",
     "Exit status: 0 full marks; 1 something is missing; 2 wrong usage or a broken\n"
     "problem file; 3 could not grade. `grader COMMAND --help` tells more."},
    {"help.verify.about", "For authors: prove that the cases tell right from wrong"},
    {"help.verify.examples",
     "Examples:\n  grader verify my_chapter\n  grader verify my_chapter --styles right/*"},
    {"help.verify.examples_dir", "Also write there what students read who make each mistake"},
    {"help.verify.full", "Grade the reference and the styles with -O0, -O2 and clang too"},
    {"help.verify.styles", "Folders of right answers that must get full marks too"},
    {"help.version", "Print the version and exit"},
    {"hidden.crashed", "Every case that is shown is right, but your code crashes in a hidden one."},
    {"hidden.exited_early",
     "Every case that is shown is right, but in a hidden one your code ends the whole program."},
    {"hidden.forbidden",
     "Every case that is shown is right, but in a hidden one your code does something that is not "
     "allowed."},
    {"hidden.next",
     "Its inputs stay hidden. Which inputs do the cases shown not have: other sizes, a single row, "
     "equal numbers, very large or negative ones?"},
    {"hidden.not_finite",
     "Every case that is shown is right, but in a hidden one your result holds NaN or infinity."},
    {"hidden.other", "Every case that is shown is right, but a hidden one is not."},
    {"hidden.out_of_memory",
     "Every case that is shown is right, but in a hidden one your code needs too much memory."},
    {"hidden.timed_out",
     "Every case that is shown is right, but in a hidden one your code takes too long."},
    {"hidden.too_much_output",
     "Every case that is shown is right, but in a hidden one your code prints too much."},
    {"hidden.wrong", "Every case that is shown is right, but a hidden one gives a wrong result."},
    {"hidden.wrong_shape",
     "Every case that is shown is right, but in a hidden one your result has the wrong shape."},
    {"hint.last",
     "That was the last one; there are no more. All of them again: `grader hint {command} "
     "--all{options}`"},
    {"hint.next", "The next one: `grader hint {command}{options}`"},
    {"hint.no_such", "There is no hint {number}: {exercise} has {count} {count:hint|hints}."},
    {"hint.none",
     "There are no hints for {exercise}. What it asks for: `grader show {exercise}{options}`"},
    {"hint.title", "Hint {number} of {count}:"},
    {"hint.which",
     "Of which exercise? For instance: `grader hint {example}`. `grader list` shows them all."},
    {"inputs_changed.next", "Read the inputs, and write only to variables of your own."},
    {"inputs_changed.seen",
     "Your function changed one of its inputs, which the caller still needs."},
    {"language.unknown", "There are no texts in the language {name}. Choose en or zh."},
    {"list.changed", "begun"},
    {"list.chapters", "Chapters that are installed here:"},
    {"list.counts", "{exercises} {exercises:exercise|exercises} · {points} {points:point|points}"},
    {"list.further",
     "further: {exercises} {exercises:exercise|exercises} · {points} {points:point|points} on top"},
    {"list.missing", "no file"},
    {"list.next_chapter", "The exercises of one: `grader list --chapter {chapter}`"},
    {"list.next_show", "What one asks for: `grader show {exercise}{options}`"},
    {"list.next_start", "Begin: `grader start {chapter} my-work{options}`"},
    {"list.untouched", "not begun"},
    {"lookalike.dash",
     "Line {line}, column {column}: {character} is a typographic dash or minus sign. Press `-` "
     "instead."},
    {"lookalike.full_width",
     "Line {line}, column {column}: {character} is the full-width form of `{key}`. Press `{key}` "
     "with "
     "the English keyboard layout."},
    {"lookalike.in_header", "The reason is in {file}, which it includes."},
    {"lookalike.more", "{more} more such {more:character|characters} {more:comes|come} after it."},
    {"lookalike.nothing",
     "Line {line}, column {column}: there is an invisible character here ({code}), often copied "
     "from a web page. Delete it."},
    {"lookalike.punctuation",
     "Line {line}, column {column}: {character} is Chinese punctuation. Press `{key}` with the "
     "English keyboard layout."},
    {"lookalike.quote",
     "Line {line}, column {column}: {character} is a typographic quotation mark, as word "
     "processors write it. Press `{key}` with the English keyboard layout."},
    {"lookalike.sign",
     "Line {line}, column {column}: {character} is a mathematical sign that C++ does not know. "
     "Write `{key}` instead."},
    {"lookalike.space",
     "Line {line}, column {column}: this character only looks like a space ({code}). "
     "Delete it and press the space bar with the English keyboard layout."},
    {"not_attempted.missing",
     "There is no file {file} in this folder. Is yours called something else? Save it under this "
     "name, or copy the one that `grader start` lays out."},
    {"not_attempted.next", "Open {file}, write it, and run `grader` again."},
    {"not_attempted.partly",
     "Part of this exercise is right, but a function in {file} still says that it is not written."},
    {"not_attempted.seen", "This exercise is not written yet."},
    {"not_attempted.throws",
     "{file} has been changed, but its function still says that it is not written."},
    {"not_attempted.throws_next", "Is the line with `throw` still there? Remove it."},
    {"not_finite.any", "Your result holds NaN or infinity where a finite number is expected."},
    {"not_finite.matrix",
     "Your result holds {yours} at row {row}, column {column}, where {expected} is expected."},
    {"not_finite.next",
     "NaN comes from 0/0, inf - inf, or the root or logarithm of a negative number; inf from "
     "dividing by 0 or from a number that grows too large. Which of them can happen here?"},
    {"not_finite.number", "Your result is {yours}, where {expected} is expected."},
    {"not_finite.place",
     "Your result holds {yours} at index {place}, where {expected} is expected."},
    {"not_finite.row",
     "Your result holds {yours} at position {position}, where {expected} is expected."},
    {"not_graded.next",
     "This costs no points. Run `grader` again; if it happens again, tell your instructor."},
    {"not_graded.seen", "This could not be graded. The fault is the grader's, not yours."},
    {"note.calls_wrong", "{exercise}, which this calls, is not right either: repair it first."},
    {"note.converted",
     "{file} is saved as {encoding} and was read as that. In your editor, save it as UTF-8: then "
     "every system reads it the same way."},
    {"note.damaged",
     "{file} has a damaged character in line {line}, perhaps cut off while copying. Type it again "
     "and save the file as UTF-8."},
    {"note.file_name_other", "{found} was taken for {expected}. Rename it to be sure."},
    {"note.file_name_several",
     "{found} was taken for {expected}, and {others} was not read. Keep the one that you mean, "
     "under the name {expected}."},
    {"note.file_name_spare",
     "{found} was not read, because {expected} is there too. If it holds your answer, rename it."},
    {"note.file_name_unclear",
     "{found} was not read: it could be meant for {names}. Rename it to the one that you mean."},
    {"note.ignored_file", "{file} is not part of the chapter and was not compiled."},
    {"note.inner_folder", "Your files were read from the folder {folder} inside."},
    {"note.more", "{more} more {more:note|notes} like these; `--json FILE` writes all of them."},
    {"note.sandbox_rlimits", "On this machine your code ran with limits but without a sandbox."},
    {"note.without_return",
     "The compiler warns: at line {line} of {file} a function ends without the result that it "
     "promises. Does every way through it reach a return?"},
    {"out_of_memory.next", "Does a size or a loop depend on something that grows without end?"},
    {"out_of_memory.seen",
     "Your code asked for more memory than this case allows; the inputs need only a little."},
    {"pack.companion_broken", "The reference's folder {folder} could not be built: {text}"},
    {"pack.made",
     "Wrote {path}: {exercises} {exercises:exercise|exercises}, {cases} {cases:case|cases}, "
     "{kilobytes} KB."},
    {"pack.mistake_failed", "The mistake {names} could not be made in {function}: {text}"},
    {"pack.reference_disagrees",
     "{place}: {exercise}, case {case}: the reference does not give what the file expects: "
     "{text}{excerpt}"},
    {"pack.reference_failed",
     "{place}: {exercise}, case {case}: there is no result of {function}: {text}{excerpt}"},
    {"pack.reference_missing", "The reference's {file} could not be used: {text}"},
    {"pack.secret_unreadable", "The secret in {path} cannot be read, or the file is empty."},
    {"problem.errors", "{text}"},
    {"replay.case", "Case {case}: {call} gets"},
    {"replay.first",
     "Step {number} ({name}) is the first that differs. Its inputs are right, so the mistake is in "
     "your {function}: repair that first."},
    {"replay.last",
     "Of what can be compared only the result differs. Look at your own values of the steps above, "
     "in a debugger or printed, and find the first that is not as expected."},
    {"replay.no_answer", "Your {function} gave no value here: {verdict}."},
    {"replay.no_such_trial",
     "There is no trial {trial}: {case} is tried {trials} {trials:time|times}."},
    {"replay.not_ours",
     "{path} is there already, and not from here: it was left as it is. `--output FILE` writes the "
     "program elsewhere."},
    {"replay.not_run",
     "Your code did not run, so nothing of yours stands beside these values yet."},
    {"replay.only",
     "There are no steps to compare on the way to this result: a debugger shows how it comes "
     "about."},
    {"replay.result", "result"},
    {"replay.right", "All that can be compared is right."},
    {"replay.step", "{number}. {name}"},
    {"replay.step_asked", "{number}. {name}: your {function}, given the right values"},
    {"replay.step_right", "{number}. {name}: your {function} is right, given the right values"},
    {"replay.trial", "Trial {trial} of {trials}."},
    {"replay.untold",
     "Where the expected value stands alone, your code calls no other exercise for it: only your "
     "own variables can tell."},
    {"replay.which",
     "Which case? For instance: `grader replay {exercise}/{case}`. `grader show {exercise}` names "
     "them all."},
    {"replay.wrote",
     "Wrote {path}: this case as a program of its own, to step through. It is compiled with:"},
    {"replay.wrote_in",
     "Wrote {path}: this case as a program of its own, to step through. It is compiled in {folder} "
     "with:"},
    {"report.all_right", "All {count} exercises are right. Well done!"},
    {"report.beginning", "Nothing is written yet: the first exercise is the place to begin."},
    {"report.blocks", "Not graded because they call it: {exercises}"},
    {"report.counts", "{done} of {exercises} done · {score} of {max} {max:point|points}"},
    {"report.expected", "expected"},
    {"report.further", "further: {count} {count:exercise|exercises} for later"},
    {"report.further_started",
     "further: {done} of {count} done · {score} {score:point|points} on top"},
    {"report.hint", "One hint: `grader hint {exercise}`"},
    {"report.next_missing",
     "Next: there is no {file} in this folder. Save yours under this name, or copy the one that "
     "`grader start` lays out; then run `grader` again."},
    {"report.next_repair", "Next: change {file}, then run `grader` again."},
    {"report.next_start", "Next: open {file}, write it, and run `grader` again."},
    {"report.not_shown", "Inputs too large to show here: {names}"},
    {"report.one_right", "The exercise is right. Well done!"},
    {"report.part", "{name}, part {part}"},
    {"report.printed", "Your code printed:"},
    {"report.replay", "Step through it: `grader replay {exercise}/{case}`"},
    {"report.window_columns", "Shown: columns {first_column} to {last_column} of {columns}."},
    {"report.window_matrix",
     "Shown: rows {first_row} to {last_row} of {rows}, columns {first_column} to {last_column} of "
     "{columns}."},
    {"report.window_row", "Shown: positions {first_column} to {last_column} of {columns}."},
    {"report.window_rows", "Shown: rows {first_row} to {last_row} of {rows}."},
    {"report.yours", "yours"},
    {"result.unreadable",
     "This is no result of a grading that can be read: {reason}. Grade the submission again."},
    {"sanitizer.bad_free",
     "{file}, line {line}, gives back memory that cannot be given back like this: it was not made "
     "by the `new` that belongs to it. Where does that memory come from?"},
    {"sanitizer.bad_size",
     "{file}, line {line}, asks for an impossible amount of memory. Which size is calculated "
     "there, and can it fall below zero?"},
    {"sanitizer.clean",
     "The memory checker looked at {exercises} {exercises:exercise|exercises} and saw nothing."},
    {"sanitizer.dead_variable",
     "{file}, line {line}, uses a variable that is no longer there: a pointer or reference to it "
     "has outlived it. Which function or block did it belong to, and where did that end?"},
    {"sanitizer.division_by_zero",
     "{file}, line {line}, divides a whole number by zero. Which inputs make this divisor 0?"},
    {"sanitizer.double_free",
     "{file}, line {line}, gives the same memory back a second time. Which other line gives it "
     "back?"},
    {"sanitizer.index_outside",
     "{file}, line {line}, uses index {index}, which this array does not have. How many elements "
     "has it, and which index is its last?"},
    {"sanitizer.making",
     "Preparing the memory checker, to find the line that went wrong (only the first time; up to a "
     "minute) ..."},
    {"sanitizer.misaligned",
     "{file}, line {line}, uses a number at an address where none of its type can lie. Which cast "
     "made that pointer?"},
    {"sanitizer.missing_return",
     "The function in {file}, line {line}, came to its end without returning anything. Which way "
     "through it has no return?"},
    {"sanitizer.null_pointer",
     "{file}, line {line}, uses a null pointer, which points at nothing. Where should it have got "
     "its value?"},
    {"sanitizer.overlap",
     "{file}, line {line}, copies memory onto itself: source and target overlap. Where does one "
     "end, and where does the other begin?"},
    {"sanitizer.reads_before_start",
     "{file}, line {line}, reads memory before the beginning of an array. Which index or pointer "
     "becomes too small there?"},
    {"sanitizer.reads_past_end",
     "{file}, line {line}, reads memory past the end of an array. How many elements has it, and "
     "how large does the index become?"},
    {"sanitizer.shift",
     "{file}, line {line}, shifts a number by more bits than its type has, or by less than none. "
     "How large can that count become?"},
    {"sanitizer.signed_overflow",
     "{file}, line {line}, calculates a whole number that its type cannot hold. How large does it "
     "become for these inputs?"},
    {"sanitizer.stack_overflow",
     "In {file}, line {line}, the stack was full: too many calls inside each other, or a very "
     "large local array. What ends the recursion?"},
    {"sanitizer.stopped",
     "Your code was stopped when it was in {file}, line {line}. Which sizes, or which index, does "
     "that line use?"},
    {"sanitizer.though_right", "Right, and yet worth a look (it costs no points):"},
    {"sanitizer.unavailable",
     "The memory checker could not be used. Verdicts and points do not depend on it."},
    {"sanitizer.unset_value",
     "{file}, line {line}, reads a bool or an enum that holds none of its values: most likely it "
     "was never set. Where does it get its first value?"},
    {"sanitizer.use_after_free",
     "{file}, line {line}, uses memory that had been given back by then. Which pointer, reference "
     "or view is older than the last change of size, or the delete?"},
    {"sanitizer.wild_pointer",
     "{file}, line {line}, uses memory that is not yours. What do the pointers and indices of that "
     "line hold by then?"},
    {"sanitizer.writes_before_start",
     "{file}, line {line}, writes to memory before the beginning of an array. Which index or "
     "pointer becomes too small there?"},
    {"sanitizer.writes_past_end",
     "{file}, line {line}, writes to memory past the end of an array. How many elements has it, "
     "and how large does the index become?"},
    {"shape.expected.array", "Expected: an array of {shape}."},
    {"shape.expected.list", "Expected: {parts} {parts:part|parts}."},
    {"shape.expected.matrix",
     "Expected: {rows} {rows:row|rows} and {columns} {columns:column|columns}."},
    {"shape.expected.number", "Expected: a single number."},
    {"shape.expected.row", "Expected: a row of {count} {count:number|numbers}."},
    {"shape.expected.text", "Expected: a text."},
    {"shape.yours.array", "Your result is an array of {shape}."},
    {"shape.yours.list", "Your result has {parts} {parts:part|parts}."},
    {"shape.yours.matrix",
     "Your result has {rows} {rows:row|rows} and {columns} {columns:column|columns}."},
    {"shape.yours.number", "Your result is a single number."},
    {"shape.yours.row", "Your result is a row of {count} {count:number|numbers}."},
    {"shape.yours.text", "Your result is a text."},
    {"show.case", "One of them in numbers: `grader show {exercise}/{case}{options}`"},
    {"show.case_title", "Case {case}: {call} gets these values, and this is expected of it."},
    {"show.cases", "Cases: {cases}"},
    {"show.declares", "{header} declares:"},
    {"show.file", "File: {file}"},
    {"show.hints", "{count} {count:hint|hints}, one at a time: `grader hint {exercise}{options}`"},
    {"show.needs", "It usually calls: {needs}"},
    {"show.points", "{points} {points:point|points}"},
    {"show.points_extra", "{points} {points:point|points} on top"},
    {"show.trials", "It is tried {trials} times, from small to large; this is the first."},
    {"signature.expected", "The header declares: {signature}"},
    {"signature.found", "Your file defines: {signature}"},
    {"signature.missing",
     "{file} compiles, but does not define the function that the header declares."},
    {"signature.missing_next",
     "Compare the name, the namespace and every argument with the header. No `inline`, `static` or "
     "`template` may stand before it."},
    {"signature.other",
     "{file} compiles, but defines the function with another signature than the header."},
    {"signature.other_next",
     "Copy the line from the header, with the namespace around it, and change only what is inside "
     "the function."},
    {"start.created",
     "Created {path}: {count} {count:exercise|exercises} ({points} points). Next: open {first}, "
     "write it, and run `grader{options}` in that folder."},
    {"timed_out.next",
     "Look for a loop that does not end, or for work that is done again for every number."},
    {"timed_out.rest",
     "After three time-outs the remaining cases were not run and count as timed out too."},
    {"timed_out.seen",
     "This case is allowed {seconds} s of computing time. Yours had not returned by then; it was "
     "tried twice."},
    {"timed_out.silent",
     "Your code had not returned when the allowed time was over; it was tried twice."},
    {"timed_out.waited",
     "Your code had not returned when its time was over; it was tried twice. It did not compute "
     "all that time, it waited: for input, for a lock, or in a sleep."},
    {"timed_out.waited_next",
     "What it waits for never comes: compute the result from the inputs alone."},
    {"too_much_output.answer",
     "Your code returned far more than the result that is expected holds, and was stopped."},
    {"too_much_output.answer_next",
     "What decides how long the text or list is that you return, and how large is that for these "
     "inputs?"},
    {"too_much_output.next",
     "Take the prints out of the loops. Only what the function returns is compared."},
    {"too_much_output.seen", "Your code printed so much that it was stopped."},
    {"toolbox.making",
     "Preparing the compiler for this chapter (only the first time; up to a minute) ..."},
    {"usage.missing", "{word} is required; see `{command} --help`"},
    {"usage.unexpected", "{word} was not expected; see `{command} --help`"},
    {"usage.unexpected_near",
     "{word} was not expected. Did you mean {near}? See `{command} --help`"},
    {"usage.value", "{text}; see `{command} --help`"},
    {"verdict.blocked", "waits for another"},
    {"verdict.compile_limit", "too heavy to compile"},
    {"verdict.crashed", "crashed"},
    {"verdict.does_not_compile", "does not compile"},
    {"verdict.exited_early", "exited early"},
    {"verdict.forbidden", "not allowed"},
    {"verdict.not_attempted", "not attempted"},
    {"verdict.not_finite", "NaN or infinite"},
    {"verdict.not_graded", "not graded"},
    {"verdict.out_of_memory", "out of memory"},
    {"verdict.right", "right"},
    {"verdict.timed_out", "timed out"},
    {"verdict.too_much_output", "too much output"},
    {"verdict.wrong", "wrong"},
    {"verdict.wrong_shape", "wrong shape"},
    {"verify.graded", "Reference full, template zero."},
    {"verify.honest",
     "{exercise}: the honest variant {name} uses {share} of a bound; half of it is the most that "
     "is sure."},
    {"verify.idle", "{exercise}: the hidden case {case} catches no known mistake."},
    {"verify.misnamed", "{exercise}: the mistake {mistake} is taken for {named}."},
    {"verify.mistakes",
     "{mistakes} {mistakes:form|forms} of mistakes, each caught by {least} to {most} cases, "
     "{named} named first."},
    {"verify.nearest", "Nearest to the bounds: {nearest}, {distance} times as far off as allowed."},
    {"verify.not_named", "{exercise}: the mistake {mistake} is caught, but not named."},
    {"verify.proven",
     "{exercises} {exercises:exercise|exercises} proven: {mistakes} {mistakes:form|forms} of "
     "mistakes caught and named, 0 survive; {styles} further {styles:style|styles} full."},
    {"verify.reference", "{exercise}: the reference itself gets the verdict {verdict}."},
    {"verify.refused", "Not proven: {count} {count:objection|objections}."},
    {"verify.stub",
     "{exercise}: the template gets the verdict {verdict} and {score} {score:point|points}; it "
     "should be not_attempted and 0."},
    {"verify.style", "{folder}: {exercise} should be right, and gets the verdict {verdict}."},
    {"verify.style_named",
     "{folder}: {exercise} is right, and yet the mistake {mistake} is named."},
    {"verify.survives",
     "{exercise}: the mistake {mistake} is caught by {cases} {cases:case|cases}; it should be by "
     "2."},
    {"verify.too_near",
     "{exercise}: the mistake {mistake} is only {distance} times as far off as allowed."},
    {"verify.variants",
     "{honest} honest {honest:variant|variants}; {name} uses most of a bound, {share} %."},
    {"verify.weak", "Weak, for they catch no known mistake: {cases}."},
    {"verify.with", "With {compiler}: {count} {count:folder|folders} of right answers ..."},
    {"wrong.any", "Your result is not the expected one."},
    {"wrong.at.matrix",
     "{differing} of {total} {total:value|values} {differing:differs|differ}; at row {row}, column "
     "{column} yours is {yours}, where {expected} is expected."},
    {"wrong.at.number", "Yours is {yours}, where {expected} is expected."},
    {"wrong.at.place",
     "{differing} of {total} {total:value|values} {differing:differs|differ}; at index {place} "
     "yours is {yours}, where {expected} is expected."},
    {"wrong.at.row",
     "{differing} of {total} {total:value|values} {differing:differs|differ}; at position "
     "{position} yours is {yours}, where {expected} is expected."},
    {"wrong.by.matrix",
     "{differing} of {total} {total:number|numbers} {differing:differs|differ}; {differing:the|the "
     "largest} difference is {difference} at row {row}, column {column}."},
    {"wrong.by.number", "Your number is {difference} away from the expected one."},
    {"wrong.by.place",
     "{differing} of {total} {total:number|numbers} {differing:differs|differ}; {differing:the|the "
     "largest} difference is {difference} at index {place}."},
    {"wrong.by.row",
     "{differing} of {total} {total:number|numbers} {differing:differs|differ}; {differing:the|the "
     "largest} difference is {difference} at position {position}."},
    {"wrong.field", "In the result's {field}:"},
    {"wrong.next", "Work that one out by hand: at which step does your code get something else?"},
    {"wrong.part", "In part {part} of the result:"},
    {"wrong.text", "Your text is not the expected one."},
    {"wrong_shape.next", "Which of the inputs' sizes decides each size of the result?"},
};

}  // namespace

std::span<const Sentence> catalogue_en() {
  return sentences;
}

}  // namespace grader
