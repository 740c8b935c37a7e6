import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { payWays, refundWays } from '../../words/money.ts';
import { orderStates, orderTypes } from '../../words/orders.ts';
import { productTypes } from '../../words/products.ts';
import { visibilities } from '../../words/shop.ts';
import { addressFields } from './addresses.ts';
import {
  cents,
  childOf,
  flag,
  id,
  instant,
  inWords,
  localText,
  notNegative,
  numberIn,
  ref,
  softDeletion,
  times,
  wholeNumber,
  word,
} from './columns.ts';
import { productCodes, products, productVariants, type VariantChoice } from './products.ts';
import { users } from './users.ts';

/** Cart lines exactly as the customer sent them, refreshed when read. */
export const carts = pgTable('carts', {
  userId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lines: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
  /** Lines that were saved for later: like those of the cart, of no order and in no total. */
  savedLines: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
  ...times,
});

export const couriers = pgTable('couriers', {
  id: id(),
  name: localText().notNull(),
  abbreviation: varchar({ length: 80 }).notNull(),
  waybillPrefix: varchar({ length: 10 }).notNull().default(''),
  isDefault: flag(),
  isColdChain: flag(),
  /** Its code at the tracking service; null: its abbreviation. */
  trackingCode: varchar({ length: 80 }),
  state: word(visibilities, 'shown'),
  sort: wholeNumber(),
  ...softDeletion,
  ...times,
});

/** Orders. Amounts in cents, `total` = products − discounts + shipping fee. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: ref(() => users.id).notNull(),
    type: word(orderTypes, 'ordinary'),
    state: word(orderStates, 'awaiting-payment'),
    number: varchar('identification', { length: 50 }).notNull().unique(),
    productsTotal: cents('goods_total'),
    shippingFee: cents('carriage'),
    couponMoney: cents(),
    pointsSpent: integer().notNull().default(0),
    pointsMoney: cents(),
    total: cents(),
    /** Points that its receipt gave, and what had been paid for the products they were given for. */
    pointsEarned: integer().notNull().default(0),
    pointsEarnedFor: cents(),
    /** Those of its first parcel. */
    courierId: ref(() => couriers.id),
    waybill: varchar({ length: 60 }),
    remark: varchar({ length: 200 }),
    /** Words on the tag of a present; empty: a present without words; null: none. */
    giftNote: varchar({ length: 120 }),
    payWay: word(payWays, 'balance'),
    refundMoney: cents(),
    refundWay: word(refundWays, 'balance'),
    refundReason: varchar({ length: 500 }),
    /** Of the shop for itself: customers never see it. */
    note: varchar({ length: 500 }),
    /** Pay before. */
    overtime: instant(),
    payTime: instant(),
    shippingTime: instant(),
    confirmTime: instant(),
    refundTime: instant(),
    /** After shipping the planned automatic receipt, after receipt the real time. */
    receivingTime: instant(),
    /** Days its customer put the automatic receipt off by; 0: they have not. */
    receiptExtendedDays: wholeNumber(),
    /** When its customer last reminded the shop to send it. */
    remindedAt: instant(),
    isReceivedByClock: flag(false, 'is_automatic_receiving'),
    evaluateTime: instant(),
    isReviewedByClock: flag(false, 'is_automatic_evaluate'),
    lang: varchar({ length: 8 }).notNull().default('zh'),
    /** Serial of the release of the page it was placed from; null when that named none. */
    release: bigint({ mode: 'number' }),
    /** Name of that release where the serial does not say it all: `43-candidate`, `preview/7`. */
    releaseId: varchar({ length: 80 }),
    /** `deletedAt`: its customer put it into the bin; from this moment on they never see it again. */
    purgedAt: instant(),
    ...softDeletion,
    ...times,
  },
  (t) => [
    index('orders_user_index')
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.deletedAt} is null`),
    index('orders_user_state_index').on(t.userId, t.state).where(sql`${t.deletedAt} is null`),
    index('orders_bin_index')
      .on(t.userId, t.deletedAt)
      .where(sql`${t.deletedAt} is not null and ${t.purgedAt} is null`),
    index('orders_overtime_index')
      .on(t.overtime)
      .where(sql`${t.state} = ${numberIn(orderStates.numbers['awaiting-payment'])}`),
    index('orders_receiving_index')
      .on(t.receivingTime)
      .where(sql`${t.state} = ${numberIn(orderStates.numbers.shipped)}`),
    index('orders_reminded_index')
      .on(t.remindedAt)
      .where(sql`${t.state} = ${numberIn(orderStates.numbers['awaiting-shipment'])} and ${t.remindedAt} is not null`),
    index('orders_evaluate_index')
      .on(t.evaluateTime)
      .where(sql`${t.state} = ${numberIn(orderStates.numbers['awaiting-review'])}`),
    inWords('orders_state_check', t.state, orderStates),
    inWords('orders_type_check', t.type, orderTypes),
    notNegative('orders_goods_total_check', t.productsTotal),
    notNegative('orders_carriage_check', t.shippingFee),
    notNegative('orders_coupon_money_check', t.couponMoney),
    notNegative('orders_points_spent_check', t.pointsSpent),
    notNegative('orders_points_money_check', t.pointsMoney),
    notNegative('orders_total_check', t.total),
    notNegative('orders_refund_money_check', t.refundMoney),
  ],
);

/** A snapshot: later changes of the product do not touch it. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: childOf(() => orders.id),
    productId: ref(() => products.id, 'good_id').notNull(),
    variantId: ref(() => productVariants.id, 'sku_id'),
    productType: word(productTypes, 'physical', 'good_type'),
    name: localText().notNull(),
    img: varchar({ length: 255 }).notNull(),
    productSku: jsonb().$type<VariantChoice[]>(),
    price: cents(),
    number: integer().notNull(),
    /** Its share of what coupon and points paid; null in orders that are older than these columns. */
    couponMoney: bigint({ mode: 'number' }),
    pointsMoney: bigint({ mode: 'number' }),
    /** Whether the pieces are out of stock: taken when ordered or paid, put back when the order ends unpaid. */
    isStockTaken: boolean().notNull().default(false),
    /** Pieces whose money went back, and those of them that are in stock again. */
    refunded: integer().notNull().default(0),
    restocked: integer().notNull().default(0),
    /** Pieces that were sent or handed over, and those of `refunded` that never were. */
    sent: integer().notNull().default(0),
    refundedUnsent: integer().notNull().default(0),
    /** variant of a flash sale this line was bought in. */
    flashSaleVariantId: bigint('flash_sale_sku_id', { mode: 'number' }),
    ...times,
  },
  (t) => [
    index('order_lines_order_index').on(t.orderId, t.id),
    index('order_lines_good_index').on(t.productId),
    notNegative('order_lines_price_check', t.price),
    check(
      'order_lines_refunded_check',
      sql`${t.restocked} between 0 and ${t.refunded} and ${t.refunded} <= ${t.number}`,
    ),
    check(
      'order_lines_sent_check',
      sql`${t.sent} >= 0 and ${t.refundedUnsent} between 0 and ${t.refunded} and ${t.sent} + ${t.refundedUnsent} <= ${t.number}`,
    ),
    inWords('order_lines_type_check', t.productType, productTypes),
  ],
);

export const orderLocations = pgTable('order_locations', {
  id: id(),
  orderId: childOf(() => orders.id).unique(),
  ...addressFields,
  ...times,
});

/** Codes handed out for an order. A fixed code may belong to many orders. */
export const orderCodes = pgTable(
  'order_codes',
  {
    orderId: childOf(() => orders.id),
    codeId: ref(() => productCodes.id).notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.codeId] })],
);

/** One-time download links, valid for 30 s. */
export const downloadCodes = pgTable('download_codes', {
  code: uuid().primaryKey().defaultRandom(),
  orderId: childOf(() => orders.id),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});
