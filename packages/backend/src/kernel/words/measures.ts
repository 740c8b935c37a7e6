import { vocabulary, type WordOf } from './vocabulary.ts';

/** What goods are measured in: grams, millilitres, alike pieces, uses (washes, doses, sheets that are pulled). */
export const measureUnits = vocabulary('unit of a measure', { g: 1, ml: 2, piece: 3, use: 4 });
export type MeasureUnit = WordOf<typeof measureUnits>;
