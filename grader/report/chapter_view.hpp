// What a chapter holds, and what of it is begun: nothing here was graded.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/report/text_report.hpp"

namespace grader {

enum class FileState : std::uint8_t { untouched, changed, missing };

struct ListedExercise {
  std::string id, file;
  Words title;
  double points = 0;
  bool extra = false;
  FileState state = FileState::untouched;  // of the student's file
};

struct ListedChapter {
  std::string id;
  Words title;
  std::vector<ListedExercise> exercises;
  bool has_files = false;  // whether this is a student's folder; else no states are shown
  std::string options;     // what further commands need to be about this chapter: "" or " --pack X"
};

// The exercises, a line each, core and further ones apart.
std::string chapter_view(const ListedChapter& chapter, const TextStyle& style);

// Chapters, a line each.
std::string chapters_view(const std::vector<ListedChapter>& chapters, const TextStyle& style);

}  // namespace grader
