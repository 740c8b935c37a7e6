import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core';
import { childOf, id, instant, localText, ref, times, wholeNumber } from './columns.ts';
import { couriers, orderLines, orders } from './orders.ts';

/** How far a parcel is, in the order it goes; `problem`, `returning` and `returned` are detours. */
export const PARCEL_STATES = [
  'announced',
  'collected',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'problem',
  'returning',
  'returned',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** What a courier carries of an order under one waybill. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    orderId: childOf(() => orders.id),
    /** 1 for the first that was sent. */
    number: integer().notNull(),
    courierId: ref(() => couriers.id).notNull(),
    waybill: varchar({ length: 60 }).notNull(),
    state: varchar({ length: 20 }).$type<ParcelState>().notNull().default('announced'),
    shippedAt: instant().notNull(),
    deliveredAt: instant(),
    /** When its customer was told of it; each is told once. */
    outToldAt: instant(),
    deliveredToldAt: instant(),
    /** When the tracking service is asked next, null: never again; how often it did not answer in a row; when it promised to tell. */
    askAt: instant(),
    askFailures: wholeNumber(),
    subscribedAt: instant(),
    ...times,
  },
  (t) => [
    unique('parcels_number_key').on(t.orderId, t.number),
    index('parcels_waybill_index').on(t.waybill),
    index('parcels_ask_index').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('parcels_number_check', sql`${t.number} > 0`),
    check('parcels_waybill_check', sql`${t.waybill} <> ''`),
    check(
      'parcels_state_check',
      sql`${t.state} in (${sql.raw(PARCEL_STATES.map((state) => `'${state}'`).join(', '))})`,
    ),
    check('parcels_delivered_check', sql`${t.state} <> 'delivered' or ${t.deliveredAt} is not null`),
  ],
);

/** Pieces of an order line in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: childOf(() => parcels.id),
    orderLineId: childOf(() => orderLines.id),
    quantity: integer('pieces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderLineId] }),
    index('parcel_lines_order_line_index').on(t.orderLineId),
    check('parcel_lines_pieces_check', sql`${t.quantity} > 0`),
  ],
);

/** What became known of the way of a parcel. `step` counts what is known of its order, in the order in which it became known. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: id(),
    orderId: childOf(() => orders.id),
    parcelId: ref(() => parcels.id),
    step: integer().notNull(),
    status: varchar({ length: 30 }).notNull(),
    text: localText().notNull(),
    happenedAt: instant().notNull(),
  },
  (t) => [
    unique('tracking_events_key').on(t.orderId, t.step),
    index('tracking_events_parcel_index').on(t.parcelId, t.happenedAt, t.step),
  ],
);
