#include "grader/result/read_value.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace grader {
namespace {

constexpr std::int64_t most_extent = std::int64_t{1} << 40;  // as in count_of
constexpr std::size_t most_rank = 8;
constexpr int most_int = std::numeric_limits<int>::max();

Element read_element(const JsonPlace& place) {
  const std::string name = place.text();
  if (name == "real") return Element::real;
  if (name == "integer") return Element::integer;
  if (name == "truth") return Element::truth;
  place.refuse("real, integer or truth");
}

std::vector<std::int64_t> read_indices(const JsonPlace& place) {
  std::vector<std::int64_t> indices;
  for (std::size_t i = 0; i < place.size(); ++i)
    indices.push_back(place.item(i).whole(0, most_extent));
  return indices;
}

std::vector<std::string> read_texts(const JsonPlace& place, std::size_t count) {
  if (place.size() != count) place.refuse("as long as what it is about");
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < count; ++i) texts.push_back(place.item(i).text());
  return texts;
}

// Of what was too large to be kept there is the shape alone.
std::vector<double> read_numbers(const JsonPlace& place, std::int64_t expected) {
  const std::size_t count = place.size();
  if (count != 0 && static_cast<std::int64_t>(count) != expected) place.refuse("as many as shaped");
  std::vector<double> numbers;
  for (std::size_t i = 0; i < count; ++i) numbers.push_back(place.item(i).number());
  return numbers;
}

NamedValue read_array(const JsonPlace& place) {
  place.expect_only({"kind", "element", "shape", "numbers", "written"});
  Array array{read_element(place["element"]), read_indices(place["shape"]), {}};
  const std::int64_t count = count_of(array.shape);
  if (array.shape.size() > most_rank || count < 0) place["shape"].refuse("a shape");
  array.numbers = read_numbers(place["numbers"], count);
  NamedValue read;
  if (place.has("written"))
    read.written.numbers = read_texts(place["written"], array.numbers.size());
  read.value = {std::move(array)};
  return read;
}

NamedValue read_list(const JsonPlace& place) {
  place.expect_only({"kind", "parts", "fields"});
  const JsonPlace parts = place["parts"];
  NamedValue read;
  List list;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    NamedValue part = read_value(parts.item(i));
    list.push_back(std::move(part.value));
    read.written.parts.push_back(std::move(part.written));
  }
  if (place.has("fields")) read.written.fields = read_texts(place["fields"], list.size());
  read.value = {std::move(list)};
  return read;
}

// What both say; where they differ, `first`. Yours alone may show the names of fields: the expected
// value has none where it has another number of parts.
Notation merged(const Notation& first, const Notation& second) {
  Notation both{first.fields.empty() ? second.fields : first.fields, {}, first.numbers};
  for (std::size_t i = 0; i < std::max(first.parts.size(), second.parts.size()); ++i)
    both.parts.push_back(merged(part_of(first, i), part_of(second, i)));
  return both;
}

Mismatch read_mismatch(const JsonPlace& place) {
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  place.expect_only({"at", "yours", "expected", "allowed", "differing", "total"});
  Mismatch mismatch{.at = read_indices(place["at"])};
  mismatch.yours = place["yours"].number();
  mismatch.expected = place["expected"].number();
  mismatch.allowed = place["allowed"].number();
  mismatch.differing = place["differing"].whole(0, most);
  mismatch.total = place["total"].whole(0, most);
  return mismatch;
}

Thrown read_thrown(const JsonPlace& place) {
  place.expect_only({"type", "text"});
  return {place["type"].text(), place["text"].text()};
}

Reason read_reason(const JsonPlace& place) {
  const auto reason = reason_named(place.text());
  if (!reason || *reason == Reason::none) place.refuse("a reason");
  return *reason;
}

std::vector<NamedValue> read_inputs(const JsonPlace& place) {
  std::vector<NamedValue> inputs;
  for (std::size_t i = 0; i < place.size(); ++i) {
    const JsonPlace item = place.item(i);
    item.expect_only({"name", "value"});
    inputs.push_back(read_value(item["value"]));
    inputs.back().name = item["name"].text();
  }
  return inputs;
}

void read_results(const JsonPlace& place, Detail& detail) {
  Notation yours;
  if (place.has("yours")) {
    NamedValue read = read_value(place["yours"]);
    detail.yours = std::move(read.value);
    yours = without_numbers(read.written);
  }
  if (place.has("expected")) {
    NamedValue read = read_value(place["expected"]);
    detail.expected = std::move(read.value);
    detail.expected_as = std::move(read.written);
  }
  detail.expected_as = merged(detail.expected_as, yours);
}

int read_int(const JsonPlace& place, int least) {
  return static_cast<int>(place.whole(least, most_int));
}

}  // namespace

NamedValue read_value(const JsonPlace& place) {
  const std::string kind = place["kind"].text();
  if (kind == "array") return read_array(place);
  if (kind == "list") return read_list(place);
  if (kind != "text") place["kind"].refuse("array, text or list");
  place.expect_only({"kind", "text"});
  return {"", {place["text"].text()}, {}};
}

Words read_words(const JsonPlace& place) {
  place.expect_only({"en", "zh"});
  return {place["en"].text(), place["zh"].text()};
}

Detail read_detail(const JsonPlace& place) {
  place.expect_only({"trial", "trials", "inputs", "yours", "expected", "mismatch", "thrown",
                     "reason", "signal", "exit_status", "limit_seconds", "inputs_changed",
                     "differs_when_called_again", "printed"});
  Detail detail;
  detail.trial = read_int(place["trial"], 0);
  detail.trials = read_int(place["trials"], 0);
  detail.inputs = read_inputs(place["inputs"]);
  read_results(place, detail);
  if (place.has("mismatch")) detail.mismatch = read_mismatch(place["mismatch"]);
  if (place.has("thrown")) detail.thrown = read_thrown(place["thrown"]);
  if (place.has("reason")) detail.reason = read_reason(place["reason"]);
  if (place.has("signal")) detail.signal = read_int(place["signal"], 0);
  if (place.has("exit_status"))
    detail.exit_status = read_int(place["exit_status"], std::numeric_limits<int>::min());
  if (place.has("limit_seconds")) detail.limit_seconds = place["limit_seconds"].number();
  detail.inputs_changed = place["inputs_changed"].truth();
  detail.differs_when_called_again = place["differs_when_called_again"].truth();
  detail.printed = place["printed"].text();
  return detail;
}

}  // namespace grader
