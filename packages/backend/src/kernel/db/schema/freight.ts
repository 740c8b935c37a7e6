import { bigint, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { cents, childOf, flag, id, localText, notNegative, softDeletion, times } from './columns.ts';

/** Official six-digit code of a province, such as `330000`. */
export type ProvinceCode = string;

/** Shipping rates. Amounts in cents; `freeOver` is an extension (null = never free by amount). */
export const freights = pgTable(
  'freights',
  {
    id: id(),
    slug: varchar({ length: 80 }).unique(),
    name: localText().notNull(),
    /** Where the products ship from: region codes. */
    location: jsonb().$type<string[]>().notNull().default([]),
    /** Provinces that ship free. */
    pinkage: jsonb().$type<ProvinceCode[]>().notNull().default([]),
    /** 0: by piece, the only basis that is computed. */
    valuation: flag(),
    freeOver: bigint({ mode: 'number' }),
    ...softDeletion,
    ...times,
  },
  (t) => [notNegative('freights_free_over_check', t.freeOver)],
);

export const freightWays = pgTable(
  'freight_ways',
  {
    id: id(),
    freightId: childOf(() => freights.id),
    firstPiece: integer().notNull().default(1),
    firstCost: cents(),
    addPiece: integer().notNull().default(1),
    addCost: cents(),
    location: jsonb().$type<ProvinceCode[]>().notNull().default([]),
    sort: flag(),
    ...times,
  },
  (t) => [
    index('freight_ways_freight_index').on(t.freightId, t.sort),
    notNegative('freight_ways_first_cost_check', t.firstCost),
    notNegative('freight_ways_add_cost_check', t.addCost),
    notNegative('freight_ways_first_piece_check', t.firstPiece),
    notNegative('freight_ways_add_piece_check', t.addPiece),
  ],
);
