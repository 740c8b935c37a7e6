import type { MeasureUnit } from '../../kernel/words/measures.ts';

/** How much of something is sold: in grams, millilitres, alike pieces or uses. */
export type Measure = { quantity: number; unit: MeasureUnit };

/** As much as two readings of one amount may differ: a pound is not written to the last gram. */
const TOLERANCE = 0.01;

export const isSameMeasure = (one: Measure, other: Measure): boolean =>
  one.unit === other.unit && Math.abs(one.quantity - other.quantity) <= TOLERANCE * one.quantity;
