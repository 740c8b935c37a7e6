/** Object ids of PostgreSQL types that the two engines read differently by default. */
const INT8 = 20;
const NUMERIC = 1700;

/**
 * `int8`, `count(*)` and `sum()` arrive as numbers on both engines. All our numbers are ids, counts and cents far below 2^53.
 */
export const numberParsers: Record<number, (value: string) => number> = { [INT8]: Number, [NUMERIC]: Number };
