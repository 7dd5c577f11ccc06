// One kind of fact: it looks at every trial that went wrong and says what all of them share.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grader/base/message.hpp"
#include "grader/diagnose/table.hpp"

namespace grader {

using Failures = std::vector<Failure>;  // at least one

// The sentence's id and what stands for its placeholders, in both languages.
struct Fact {
  std::string id;
  std::map<std::string, Words> values;
};

// The same text in both languages.
inline Words both(const std::string& text) {
  return {text, text};
}

using FindFact = std::optional<Fact> (*)(const Failures&);

// ---- About the numbers themselves ---------------------------------------------------------------

std::optional<Fact> find_single_precision(const Failures& failures);
std::optional<Fact> find_zeros(const Failures& failures);
std::optional<Fact> find_factor(const Failures& failures);  // and fact.negated
std::optional<Fact> find_offset(const Failures& failures);

// ---- About whole tables -------------------------------------------------------------------------

std::optional<Fact> find_equals_input(const Failures& failures);
std::optional<Fact> find_transposed(const Failures& failures);
std::optional<Fact> find_permuted_rows(const Failures& failures);
std::optional<Fact> find_permuted_columns(const Failures& failures);

// ---- About where the wrong numbers are ----------------------------------------------------------

std::optional<Fact> find_nan_where_nothing(const Failures& failures);
std::optional<Fact> find_only_hidden(const Failures& failures);
std::optional<Fact> find_rows_sum(const Failures& failures);
std::optional<Fact> find_one_block(const Failures& failures);
std::optional<Fact> find_last_row(const Failures& failures);
std::optional<Fact> find_last_column(const Failures& failures);

}  // namespace grader
