// A value of a JSON document and where it stands, to be read with nothing taken on trust. Only for
// read_result.cpp: nlohmann::json stays in this folder.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grader/result/value_json.hpp"

namespace grader {

// Throws Misuse "result.unreadable" {reason}.
[[noreturn]] void refuse_result(const std::string& reason);

// The document in `text`. Refuses what is no JSON, nests deeper than `most_depth` or holds more
// than `most_values` values, before more is allocated than these take.
Json parse_bounded(std::string_view text, int most_depth, std::size_t most_values);

// Every reader of it refuses another kind of value, or one out of range, and names the place.
class JsonPlace {
 public:
  // `path` is "" for the whole document, which must outlive this.
  explicit JsonPlace(const Json& json, std::string path = "")
      : json_(json), path_(std::move(path)) {}

  // A member of an object: one that must be there, and whether one is.
  JsonPlace operator[](const char* key) const;
  bool has(const char* key) const { return json_.is_object() && json_.contains(key); }

  // Refuses an object with a member that is not one of `known`, and what is no object.
  void expect_only(const std::vector<std::string_view>& known) const;

  std::size_t size() const;                 // of an array
  JsonPlace item(std::size_t index) const;  // of an array that has it

  std::string text() const;
  bool truth() const;
  std::int64_t whole(std::int64_t least, std::int64_t most) const;
  double number() const;  // also "NaN", "Infinity", "-Infinity"
  double points() const;  // from 0 to 1e9

  [[noreturn]] void refuse(std::string_view expected) const;

 private:
  const Json& json_;
  std::string path_;
};

}  // namespace grader
