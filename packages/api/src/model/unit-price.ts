import type { Cents } from './money.ts';

/** What goods are measured in: grams, millilitres, alike pieces, uses (washes, doses). */
export const measureUnits = ['g', 'ml', 'piece', 'use'] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** So much of something. */
export type Measure = { readonly quantity: number; readonly unit: MeasureUnit };

/** What a base amount costs: 500 g, 100 ml, one piece, one use; smaller or larger ones where there is little or much in all. */
export type UnitPrice = { readonly amount: Cents; readonly per: Measure };
