type Factors = Record<string, readonly unknown[]>;

/** One choice of a value for each factor. */
export type Row<F extends Factors> = { [K in keyof F]: F[K][number] };

/**
 * The fewest rows, nearly, in which every value of a factor meets every value of every other one. Faults that come from
 * two choices together are found without trying all combinations. The same factors give the same rows.
 */
export function allPairs<F extends Factors>(factors: F): Row<F>[] {
  const names = Object.keys(factors);
  const sizes = names.map((name) => factors[name]?.length ?? 0);
  const uses = unusedPairs(sizes);
  const rows: number[][] = [];
  for (const [pair] of uses) {
    if (uses.get(pair) === 0) rows.push(fillRow(pair, sizes, uses));
  }
  return rows.map(
    (row) => Object.fromEntries(names.map((name, at) => [name, factors[name]?.[row[at] ?? 0]])) as Row<F>,
  );
}

/** How many rows have a pair, by its key. */
type Uses = Map<string, number>;

const keyOf = (one: number, value: number, other: number, otherValue: number): string =>
  one < other ? [one, value, other, otherValue].join(' ') : [other, otherValue, one, value].join(' ');

function unusedPairs(sizes: readonly number[]): Uses {
  const uses: Uses = new Map();
  const each = (one: number, visit: (value: number) => void) =>
    Array.from({ length: sizes[one] ?? 0 }, (_, n) => visit(n));
  for (let one = 0; one < sizes.length; one += 1) {
    for (let other = one + 1; other < sizes.length; other += 1) {
      each(one, (value) => each(other, (otherValue) => uses.set(keyOf(one, value, other, otherValue), 0)));
    }
  }
  return uses;
}

/** A row with the pair in which every further choice settles as many pairs as it can, the rarest ones among equals. */
function fillRow(pair: string, sizes: readonly number[], uses: Uses): number[] {
  const [one = 0, value = 0, other = 0, otherValue = 0] = pair.split(' ').map(Number);
  const chosen = new Map([
    [one, value],
    [other, otherValue],
  ]);
  const usesOf = (factor: number, candidate: number): number[] =>
    [...chosen].map(([known, its]) => uses.get(keyOf(known, its, factor, candidate)) ?? 0);
  const settled = (counts: readonly number[]): number => counts.filter((count) => count === 0).length;
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  sizes.forEach((size, factor) => {
    if (chosen.has(factor)) return;
    const candidates = Array.from({ length: size }, (_, candidate) => ({
      candidate,
      counts: usesOf(factor, candidate),
    }));
    candidates.sort((a, b) => settled(b.counts) - settled(a.counts) || sum(a.counts) - sum(b.counts));
    chosen.set(factor, candidates[0]?.candidate ?? 0);
  });
  for (const [first, its] of chosen) {
    for (const [second, others] of chosen) {
      if (first >= second) continue;
      const key = keyOf(first, its, second, others);
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  }
  return sizes.map((_, factor) => chosen.get(factor) ?? 0);
}
