import { type SizeKind, sizesIn } from './size-kind.ts';
import { bodyOf, footOf, type Wearer } from './size-tables.ts';

/** Measures that can be those of a person, in centimetres. */
export const limits: Readonly<Record<SizeKind, { min: number; max: number }>> = {
  clothes: { min: 60, max: 140 },
  shoes: { min: 18, max: 32 },
};

/** A measure somebody typed, in centimetres; `null`: it is none, or nobody's. */
export function readMeasure(text: string, kind: SizeKind): number | null {
  const measure = /^\s*\d{2,3}(?:[.,]\d)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  const { min, max } = limits[kind];
  return measure >= min && measure <= max ? measure : null;
}

/** The largest measure a size is made for, in centimetres: chest or foot. */
export function measureOf(value: string, kind: SizeKind, wearer: Wearer): number {
  const all = sizesIn(value).map((size) => (kind === 'shoes' ? footOf(size) / 10 : bodyOf(size, wearer).chest));
  return Math.max(...all);
}

/** So much more than a size is made for still fits: half a step. */
const EASE: Readonly<Record<SizeKind, number>> = { clothes: 2, shoes: 0.2 };

/** The smallest of the sizes that fits a measure in centimetres; `null`: all are too small. */
export function fittingSize(
  values: readonly string[],
  { kind, wearer, measure }: { kind: SizeKind; wearer: Wearer; measure: number },
): string | null {
  const fitting = values
    .map((value) => ({ value, most: measureOf(value, kind, wearer) }))
    .filter(({ most }) => most + EASE[kind] >= measure);
  return fitting.toSorted((one, other) => one.most - other.most)[0]?.value ?? null;
}
