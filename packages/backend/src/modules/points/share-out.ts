/**
 * Apportions (prorates) an amount by weights with the largest remainder method, in whole units and to the last one: each gets its part rounded down, and what is left goes one
 * by one to the largest remainders, the first of equal ones first. Nobody gets more than their weight unless the amount is larger
 * than all weights. Where all weights are 0, the amount is shared out evenly; among nobody, nothing is.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0 && weights.length > 0 && amount > 0)
    return shareOut(
      amount,
      weights.map(() => 1),
    );
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / BigInt(sum)));
  const left = amount - shares.reduce((all, share) => all + share, 0);
  const remainders = exact.map((part, index) => ({ index, remainder: part % BigInt(sum) }));
  remainders.sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of remainders.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
