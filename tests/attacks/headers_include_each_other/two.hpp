#include "one.hpp"
