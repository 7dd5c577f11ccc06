// What this process was doing, said if it does not survive it.
//
// A chapter's reference is trusted and called in our own process. If it crashes, calls abort or
// exit, or never returns, nothing is lost but the author's time - unless the author cannot see
// which call it was.
#pragma once

#include <string>

namespace grader {

// While it lives, `text` and what happened are written to standard error if the process is ended by
// a crash, by abort, by exit, from the keyboard, or by this object itself after `most_seconds` of
// processor time; the exit status is then 2. One at a time.
class LastWords {
 public:
  static constexpr int most_seconds = 60;

  explicit LastWords(const std::string& text);
  LastWords(const LastWords&) = delete;
  LastWords& operator=(const LastWords&) = delete;
  ~LastWords();
};

}  // namespace grader
