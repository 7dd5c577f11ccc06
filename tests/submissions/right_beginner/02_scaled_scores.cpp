#include <math.h>
#include <stdio.h>
#include "attention.hpp"
using namespace std;
using namespace Eigen;

namespace attention {

Matrix scaled_scores(const Matrix& q, const Matrix& k) {
	int n = (int) q.rows();
	int m = (int) k.rows();
	int d = (int) q.cols();
	printf("n=%d m=%d d=%d\n", n, m, d);
	Matrix scores(n, m);
	int i, j, c;
	for (i = 0; i < n; i++) {
		for (j = 0; j < m; j++) {
			double sum = 0.0;
			for (c = 0; c < d; c++) {
				sum = sum + q(i, c) * k(j, c);   // 点积
			}
			// 除以根号 d
			sum = sum * pow(d, -0.5);
			scores(i, j) = sum;
		}
	}
	return scores;
}

}
