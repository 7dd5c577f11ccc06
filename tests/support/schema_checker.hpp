// A judge of JSON documents.
#pragma once

#include <algorithm>
#include <regex>
#include <set>
#include <stdexcept>
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

// The part of JSON Schema (draft 7) that our schemas use; a keyword that it does not know is
// thrown, so that none is believed to be checked that is not. Members that `properties` does not
// name are refused everywhere.
class Checker {
 public:
  explicit Checker(json root) : root_(std::move(root)) {}

  // What is wrong with `value`, "" if nothing.
  std::string check(const json& value) const { return check(value, root_, ""); }

 private:
  std::string check(const json& value, const json& rule, const std::string& at) const {
    know_keywords(rule);
    if (rule.contains("$ref")) {
      const std::string name = rule["$ref"];
      return check(value, root_.at(json::json_pointer(name.substr(1))), at);
    }
    if (rule.contains("type") && !has_one_type(value, rule["type"])) return at + ": type";
    if (rule.contains("const") && value != rule["const"]) return at + ": const";
    if (rule.contains("enum") && !contains(rule["enum"], value)) return at + ": enum";
    if (rule.contains("oneOf") && count_fitting(value, rule["oneOf"], at) != 1)
      return at + ": oneOf";
    if (value.is_string()) return check_text(value, rule, at);
    if (value.is_number()) return check_number(value, rule, at);
    if (value.is_object()) return check_members(value, rule, at);
    return value.is_array() ? check_items(value, rule, at) : "";
  }

  static void know_keywords(const json& rule) {
    static const std::set<std::string> known = {
        "$schema",     "title",         "description", "definitions", "$ref",
        "type",        "const",         "enum",        "oneOf",       "pattern",
        "minLength",   "minimum",       "maximum",     "properties",  "additionalProperties",
        "required",    "propertyNames", "items",       "minItems",    "maxItems",
        "uniqueItems", "examples"};
    for (const auto& [keyword, value] : rule.items())
      if (!known.contains(keyword)) throw std::logic_error("unknown keyword " + keyword);
  }

  std::ptrdiff_t count_fitting(const json& value, const json& rules, const std::string& at) const {
    return std::count_if(rules.begin(), rules.end(), [&](const json& rule) {
      // `{"required": [...]}` alone says nothing of other members.
      if (rule.contains("required") && !rule.contains("properties"))
        return missing_member(value, rule, at).empty();
      return check(value, rule, at).empty();
    });
  }

  static std::string check_text(const json& value, const json& rule, const std::string& at) {
    const std::string text = value;
    if (text.size() < rule.value("minLength", 0U)) return at + ": minLength";
    if (!rule.contains("pattern")) return "";
    const std::regex pattern(rule["pattern"].get<std::string>(), std::regex::ECMAScript);
    return std::regex_search(text, pattern) ? "" : at + ": pattern";
  }

  static std::string check_number(const json& value, const json& rule, const std::string& at) {
    if (rule.contains("minimum") && value < rule["minimum"]) return at + ": minimum";
    return rule.contains("maximum") && value > rule["maximum"] ? at + ": maximum" : "";
  }

  static std::string missing_member(const json& value, const json& rule, const std::string& at) {
    if (!rule.contains("required")) return "";
    for (const json& name : rule["required"])
      if (!value.contains(name)) return at + ": without " + name.get<std::string>();
    return "";
  }

  std::string check_members(const json& value, const json& rule, const std::string& at) const {
    if (std::string missing = missing_member(value, rule, at); !missing.empty()) return missing;
    for (const auto& [name, member] : value.items()) {
      const std::string wrong = check_member(name, member, rule, at);
      if (!wrong.empty()) return wrong;
    }
    return "";
  }

  std::string check_member(const std::string& name, const json& member, const json& rule,
                           const std::string& at) const {
    const std::string there = at + "/" + name;
    if (rule.contains("propertyNames")) {
      const std::string wrong = check(name, rule["propertyNames"], there);
      if (!wrong.empty()) return wrong;
    }
    if (rule.contains("properties") && rule["properties"].contains(name))
      return check(member, rule["properties"][name], there);
    if (rule.contains("additionalProperties") && rule["additionalProperties"].is_object())
      return check(member, rule["additionalProperties"], there);
    return rule.contains("properties") ? at + ": has " + name : "";
  }

  std::string check_items(const json& value, const json& rule, const std::string& at) const {
    if (value.size() < rule.value("minItems", 0U)) return at + ": minItems";
    if (rule.contains("maxItems") && value.size() > rule["maxItems"]) return at + ": maxItems";
    if (rule.value("uniqueItems", false) &&
        std::set<json>(value.begin(), value.end()).size() != value.size())
      return at + ": uniqueItems";
    if (!rule.contains("items")) return "";
    for (const json& item : value) {
      const std::string wrong = check(item, rule["items"], at + "/*");
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
