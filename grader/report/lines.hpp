// Paragraphs of a report, as lines of text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grader/report/text_report.hpp"
#include "grader/result/result.hpp"

namespace grader {

using Lines = std::vector<std::string>;

void append(Lines& lines, const Lines& more);

// Every line moved to the right; empty ones stay empty.
Lines indented(const Lines& lines, int by);

// At most `most` of `lines`; a last "…" tells that there were more.
Lines shortened(Lines lines, int most);

// `text`, made safe to show, wrapped and indented by two columns.
Lines paragraph(const std::string& text, const TextStyle& style);

// The same of a sentence.
Lines paragraph(const Message& message, const TextStyle& style);

// Lines as a text, without spaces at their ends.
std::string joined(const Lines& lines);

// "03 normalise_rows · Turn numbers into shares"
std::string title_line(const ExerciseResult& exercise, const TextStyle& style);

// An empty line and the next step, if there is one.
Lines next_lines(const std::optional<Message>& step, const TextStyle& style);

}  // namespace grader
