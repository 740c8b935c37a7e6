/** The value below which a share of the values lies, by linear interpolation; `NaN` of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Median absolute deviation: how far values lie from their median. One far away does not change it. */
export function medianDeviation(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

/** How often each number is among them. */
export const countBy = (numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(numbers, (number) => number)].map(([number, all]) => [number, all.length]));
