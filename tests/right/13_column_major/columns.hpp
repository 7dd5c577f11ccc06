// Everything inside is Eigen's default, column by column in memory.
#pragma once

#include "attention.hpp"

using Eigen::MatrixXd;
using Eigen::VectorXd;
