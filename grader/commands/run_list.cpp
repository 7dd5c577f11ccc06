#include "grader/commands/commands.hpp"
#include "grader/commands/file_state.hpp"
#include "grader/commands/load_pack.hpp"
#include "grader/commands/places.hpp"
#include "grader/report/chapter_view.hpp"

namespace grader {
namespace {

ListedChapter listed(const Pack& pack, const ChapterChoice& choice) {
  ListedChapter chapter{.id = pack.chapter.id, .title = pack.chapter.title};
  chapter.has_files = is_students_folder(choice.folder, pack);
  for (const PackedExercise& exercise : pack.exercises) {
    const ExerciseInfo& info = exercise.info;
    chapter.exercises.push_back({info.id, info.file, info.title, info.points, info.extra});
    if (chapter.has_files)
      chapter.exercises.back().state = file_state(choice.folder, info.file, pack);
  }
  // `grader start` takes the chapter by itself.
  if (chapter.has_files || !choice.pack.empty()) chapter.options = options_of(choice);
  return chapter;
}

bool is_any_named(const ChapterChoice& choice) {
  return !choice.pack.empty() || !chosen_chapter(choice).empty();
}

}  // namespace

int run_list(const ListOptions& options, const Terminal& terminal) {
  const TextStyle style{.language = terminal.language, .colour = terminal.colour};
  const auto packs = installed_packs();
  if (packs.size() == 1 || is_any_named(options.choice)) {
    terminal.out(chapter_view(listed(load_pack_for(options.choice), options.choice), style));
    return full_marks;
  }
  std::vector<ListedChapter> chapters;
  for (const auto& path : packs) chapters.push_back(listed(load_pack(path.string()), {}));
  terminal.out(chapters_view(chapters, style));
  return full_marks;
}

}  // namespace grader
