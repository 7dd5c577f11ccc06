#include "@OTHER@/01_total.cpp"
