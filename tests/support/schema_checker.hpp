// A judge of JSON documents.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace grader::test {

using nlohmann::json;

inline bool has_type(const json& value, const std::string& type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_boolean();
  if (type == "integer") return value.is_number_integer();
  return type == "number" && value.is_number();
}

// The part of JSON Schema that our schema uses: enough to notice a field that it does not describe.
class Checker {
 public:
  explicit Checker(json root) : root_(std::move(root)) {}

  // What is wrong with `value`, "" if nothing.
  std::string check(const json& value) const { return check(value, root_, ""); }

 private:
  std::string check(const json& value, const json& rule, const std::string& at) const {
    if (rule.contains("$ref")) {
      const std::string name = rule["$ref"];
      return check(value, root_.at(json::json_pointer(name.substr(1))), at);
    }
    if (rule.contains("type") && !has_one_type(value, rule["type"])) return at + ": type";
    if (rule.contains("const") && value != rule["const"]) return at + ": const";
    if (rule.contains("enum") && !contains(rule["enum"], value)) return at + ": enum";
    if (value.is_object()) return check_members(value, rule, at);
    return value.is_array() ? check_items(value, rule, at) : "";
  }

  std::string check_members(const json& value, const json& rule, const std::string& at) const {
    for (const json& name : rule.at("required")) {
      if (!value.contains(name)) return at + ": without " + name.get<std::string>();
    }
    for (const auto& [name, member] : value.items()) {
      if (!rule.at("properties").contains(name)) return at + ": has " + name;
      const std::string wrong = check(member, rule["properties"][name], at + "/" + name);
      if (!wrong.empty()) return wrong;
    }
    return "";
  }

  std::string check_items(const json& value, const json& rule, const std::string& at) const {
    for (const json& item : value) {
      const std::string wrong = check(item, rule.at("items"), at + "/*");
      if (!wrong.empty()) return wrong;
    }
    return "";
  }

  static bool contains(const json& array, const json& value) {
    return std::find(array.begin(), array.end(), value) != array.end();
  }

  static bool has_one_type(const json& value, const json& types) {
    if (types.is_string()) return has_type(value, types);
    return std::any_of(types.begin(), types.end(),
                       [&](const json& type) { return has_type(value, type); });
  }

  json root_;
};

}  // namespace grader::test
