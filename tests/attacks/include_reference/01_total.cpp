#include "@COURSE@/reference/numbers/01_total.cpp"
