#pragma once

namespace {

// Adds, and keeps what rounding took away for the next time.
class KahanSum {
 public:
  KahanSum& operator+=(double number) {
    const double wanted = number - lost_;
    const double next = sum_ + wanted;
    lost_ = (next - sum_) - wanted;
    sum_ = next;
    return *this;
  }
  operator double() const { return sum_; }

 private:
  double sum_ = 0, lost_ = 0;
};

}  // namespace
