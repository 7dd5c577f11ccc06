#include "shapes.hpp"
