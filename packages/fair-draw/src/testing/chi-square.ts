/** How far counts lie from what was expected: the sum of their squared differences, each divided by what was expected. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, at) => {
    const due = expected[at] ?? 0;
    return sum + (count - due) ** 2 / due;
  }, 0);
}
