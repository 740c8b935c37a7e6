import { bigint, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { cents, childOf, id, localText, notNegative, softDeletion, times, wholeNumber } from './columns.ts';

/** Official six-digit code of a province, such as `330000`. */
export type ProvinceCode = string;

/** Shipping rates. Amounts in cents; `freeShippingFrom` is an extension (null: never free by amount). */
export const shippingRates = pgTable(
  'freights',
  {
    id: id(),
    slug: varchar({ length: 80 }).unique(),
    name: localText().notNull(),
    /** Where the products ship from: region codes. */
    shipsFrom: jsonb('location').$type<string[]>().notNull().default([]),
    /** Provinces that ship free. */
    freeProvinces: jsonb('pinkage').$type<ProvinceCode[]>().notNull().default([]),
    /** 0: by piece, the only basis that is computed. */
    valuation: wholeNumber(),
    freeShippingFrom: bigint('free_over', { mode: 'number' }),
    ...softDeletion,
    ...times,
  },
  (t) => [notNegative('freights_free_over_check', t.freeShippingFrom)],
);

export const shippingRateSteps = pgTable(
  'freight_ways',
  {
    id: id(),
    rateId: childOf(() => shippingRates.id, 'freight_id'),
    firstQuantity: integer('first_piece').notNull().default(1),
    firstFee: cents('first_cost'),
    furtherQuantity: integer('add_piece').notNull().default(1),
    furtherFee: cents('add_cost'),
    provinces: jsonb('location').$type<ProvinceCode[]>().notNull().default([]),
    sort: wholeNumber(),
    ...times,
  },
  (t) => [
    index('freight_ways_freight_index').on(t.rateId, t.sort),
    notNegative('freight_ways_first_cost_check', t.firstFee),
    notNegative('freight_ways_add_cost_check', t.furtherFee),
    notNegative('freight_ways_first_piece_check', t.firstQuantity),
    notNegative('freight_ways_add_piece_check', t.furtherQuantity),
  ],
);
