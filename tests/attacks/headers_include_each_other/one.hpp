#include "two.hpp"
