"""A line through many points, by least squares: sums of products, and one small system of equations."""
from __future__ import annotations

from typing import Any

RIDGE = 1e-6                           # of the mean square of a feature: holds weights that nothing determines near 0


class Sums:
    """Sums over rows of features and what was to be told by them. Sums of several runs add up."""

    def __init__(self) -> None:
        self.count = 0
        self.left: list[list[float]] = []        # of products of features; the lower triangle
        self.right: list[float] = []             # of features times the result
        self.total = 0.0                         # of results
        self.square = 0.0
        self.opinion = 0.0                       # of squares of another opinion's errors
        self.doubt = 0.0                         # of those errors

    def see(self, features: list[float], result: float, opinion: float = 0.0) -> None:
        """One row more. `opinion` is what somebody else expected."""
        if not self.right:
            self.right = [0.0] * len(features)
            self.left = [[0.0] * (i + 1) for i in range(len(features))]
        self.count += 1
        self.total += result
        self.square += result * result
        self.opinion += (result - opinion) ** 2
        self.doubt += result - opinion
        for i, x in enumerate(features):
            if x:
                self.right[i] += x * result
                row = self.left[i]
                for j in range(i + 1):
                    row[j] += x * features[j]

    def add(self, other: Sums) -> None:
        if not other.count:
            return
        if not self.count:
            self.right = [0.0] * len(other.right)
            self.left = [[0.0] * len(row) for row in other.left]
        self.count += other.count
        self.total += other.total
        self.square += other.square
        self.opinion += other.opinion
        self.doubt += other.doubt
        for i, row in enumerate(other.left):
            self.right[i] += other.right[i]
            self.left[i] = [a + b for a, b in zip(self.left[i], row)]

    def line(self) -> list[float]:
        """The weights, by Cholesky's method."""
        n = len(self.right)
        low: list[list[float]] = []
        for i in range(n):
            row = self.left[i][:]
            row[i] += RIDGE * (self.left[i][i] + 1.0)
            for j in range(i + 1):
                rest = row[j] - sum(a * b for a, b in zip(row[:j], low[j] if j < i else row))
                row[j] = rest / low[j][j] if j < i else max(rest, 1e-9) ** 0.5
            low.append(row)
        half = [0.0] * n
        for i in range(n):
            half[i] = (self.right[i] - sum(a * b for a, b in zip(low[i], half[:i]))) / low[i][i]
        for i in range(n - 1, -1, -1):
            half[i] = (half[i] - sum(low[k][i] * half[k] for k in range(i + 1, n))) / low[i][i]
        return half

    def error(self, line: list[float]) -> float:
        """The mean square of what the line leaves unexplained."""
        cross = sum(w * r for w, r in zip(line, self.right))
        own = sum((2.0 if j < i else 1.0) * line[i] * line[j] * x
                  for i, row in enumerate(self.left) for j, x in enumerate(row))
        return max(0.0, self.square - 2.0 * cross + own) / self.count

    def spread(self) -> float:
        """The variance of the results."""
        return max(1e-9, self.square / self.count - (self.total / self.count) ** 2)

    def explained(self, line: list[float]) -> float:
        """The share of the variance that the line explains."""
        return 1.0 - self.error(line) / self.spread()

    def guessed(self) -> float:
        """The share that the other opinion explains, its mean error forgiven."""
        return 1.0 - (self.opinion / self.count - (self.doubt / self.count) ** 2) / self.spread()

    def save(self) -> dict[str, Any]:
        return dict(self.__dict__)

    @staticmethod
    def load(saved: dict[str, Any]) -> Sums:
        sums = Sums()
        sums.__dict__.update(saved)
        return sums
