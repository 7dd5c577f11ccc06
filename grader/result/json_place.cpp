#include "grader/result/json_place.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "grader/base/fault.hpp"

namespace grader {

void refuse_result(const std::string& reason) {
  throw Misuse({"result.unreadable", {{"reason", reason}}});
}

Json parse_bounded(std::string_view text, int most_depth, std::size_t most_values) {
  std::size_t values = 0;
  const auto within_limits = [&](int depth, Json::parse_event_t, Json&) {
    if (depth > most_depth) refuse_result(fmt::format("more than {} levels", most_depth));
    if (++values > most_values) refuse_result(fmt::format("more than {} values", most_values));
    return true;
  };
  try {
    return Json::parse(text.begin(), text.end(), within_limits);
  } catch (const Json::parse_error& error) {
    refuse_result(fmt::format("no JSON at byte {}", error.byte));
  } catch (const Json::out_of_range&) {
    refuse_result("a number that a double cannot hold");
  }
}

JsonPlace JsonPlace::operator[](const char* key) const {
  if (!json_.is_object()) refuse("an object");
  const std::string path = path_.empty() ? key : fmt::format("{}.{}", path_, key);
  const auto found = json_.find(key);
  if (found == json_.end()) refuse_result(path + " is missing");
  return JsonPlace(*found, path);
}

void JsonPlace::expect_only(const std::vector<std::string_view>& known) const {
  if (!json_.is_object()) refuse("an object");
  for (const auto& [key, value] : json_.items())
    if (std::find(known.begin(), known.end(), key) == known.end())
      refuse("an object without other members");
}

std::size_t JsonPlace::size() const {
  if (!json_.is_array()) refuse("an array");
  return json_.size();
}

JsonPlace JsonPlace::item(std::size_t index) const {
  return JsonPlace(json_.at(index), fmt::format("{}[{}]", path_, index));
}

std::string JsonPlace::text() const {
  if (!json_.is_string()) refuse("a text");
  return json_.get<std::string>();
}

bool JsonPlace::truth() const {
  if (!json_.is_boolean()) refuse("true or false");
  return json_.get<bool>();
}

std::int64_t JsonPlace::whole(std::int64_t least, std::int64_t most) const {
  const bool fits =
      json_.is_number_unsigned()
          ? json_.get<std::uint64_t>() <= std::uint64_t{std::numeric_limits<std::int64_t>::max()}
          : json_.is_number_integer();
  const std::int64_t number = fits ? json_.get<std::int64_t>() : 0;
  if (!fits || number < least || number > most)
    refuse(fmt::format("a whole number from {} to {}", least, most));
  return number;
}

double JsonPlace::number() const {
  if (json_.is_number()) return json_.get<double>();
  const std::string text = json_.is_string() ? json_.get<std::string>() : "";
  if (text == "NaN") return std::numeric_limits<double>::quiet_NaN();
  if (text == "Infinity") return std::numeric_limits<double>::infinity();
  if (text == "-Infinity") return -std::numeric_limits<double>::infinity();
  refuse("a number");
}

double JsonPlace::points() const {
  constexpr double most = 1e9;
  const double points = json_.is_number() ? json_.get<double>() : -1;
  if (!(points >= 0 && points <= most)) refuse("points from 0 to 1e9");
  return points;
}

void JsonPlace::refuse(std::string_view expected) const {
  refuse_result(fmt::format("{} is not {}", path_.empty() ? "the whole" : path_, expected));
}

}  // namespace grader
