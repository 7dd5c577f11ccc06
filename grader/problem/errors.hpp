// All that is wrong with one file, collected while it is read: an author sees every error at once.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "grader/problem/problem.hpp"
#include "grader/problem/source_file.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

// Thrown by Errors::add once there are far more than anybody reads: looking for what a misspelt
// name may have meant takes time, and a hostile file has a hundred thousand of them.
struct TooManyErrors {};

class Errors {
 public:
  static constexpr std::size_t most = 1000;

  explicit Errors(SourceFile file) : file_(std::move(file)) {}

  const SourceFile& file() const { return file_; }
  std::size_t count() const { return errors_.size(); }

  // Notes `what`, "expected x, got y", about `length` bytes at `offset`. Throws TooManyErrors after
  // the last of `most`.
  void add(std::size_t offset, std::size_t length, std::string what);

  // The same about the whole of `node`: its text as it stands in the file, or where a list or
  // mapping begins.
  void add(const Node& node, std::string what);

  // `expected <expected>, got <node>`.
  void add_expected(const Node& node, std::string_view expected, std::string_view suggestion = "");

  // The same about `length` bytes of plain text at `position`; about all of it if it is not written
  // in one piece.
  void add(const Node& node, std::size_t position, std::size_t length, std::string what);

  // Where `node` stands, for messages that are made later.
  Written place(const Node& node) const;

  // One `path:line:column: what` with excerpt for each, in the order of the file; at most 100 of
  // them.
  std::string text() const;

 private:
  struct Error {
    std::size_t offset, length;
    std::string what;
  };

  Written place(std::size_t offset, std::size_t length) const;
  std::string format(const Error& error) const;

  SourceFile file_;
  std::vector<Error> errors_;
};

}  // namespace grader
