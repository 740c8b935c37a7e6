import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { placeStates } from '../../words/flash-sales.ts';
import { stockRules } from '../../words/products.ts';
import {
  cents,
  childOf,
  flag,
  id,
  instant,
  localHtml,
  localText,
  notNegative,
  numberIn,
  ref,
  softDeletion,
  times,
  wholeNumber,
  word,
} from './columns.ts';
import { orders } from './orders.ts';
import { products, productVariants } from './products.ts';
import { users } from './users.ts';

/** Its state is computed from the times. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: id(),
    productId: ref(() => products.id, 'good_id').notNull(),
    name: localText().notNull(),
    abstract: localText(),
    details: localHtml(),
    time: instant().notNull(),
    endTime: instant().notNull(),
    stockRule: word(stockRules, 'when-ordered', 'is_inventory'),
    isVisible: flag(true, 'is_show'),
    /** Whether an order has at most `orderLimit` pieces. */
    hasOrderLimit: flag(false, 'is_purchase_number'),
    orderLimit: wholeNumber(0, 'purchase_number'),
    /** Pieces per customer over the whole sale; 0 = no limit. */
    customerLimit: wholeNumber(),
    ...softDeletion,
    ...times,
  },
  (t) => [
    unique('flash_sales_key').on(t.productId, t.time),
    index('flash_sales_time_index').on(t.time, t.endTime),
    // Few are not over yet, however many there have been.
    index('flash_sales_end_index').on(t.endTime),
    check('flash_sales_period_check', sql`${t.endTime} > ${t.time}`),
  ],
);

/** `variantId` null: the product has no variants. `remaining` is what is left and is the only truth. */
export const flashSaleVariants = pgTable(
  'flash_sale_skus',
  {
    id: id(),
    flashSaleId: childOf(() => flashSales.id),
    variantId: ref(() => productVariants.id, 'sku_id'),
    salePrice: cents('seckill_price'),
    price: cents(),
    costPrice: cents(),
    limit: integer().notNull(),
    remaining: integer('residue_limit').notNull(),
    /** Pieces the sale never had for anybody, by which it began with less than its limit; a trigger writes it. */
    setApart: integer().notNull().default(0),
    ...times,
  },
  (t) => [
    unique('flash_sale_skus_key').on(t.flashSaleId, t.variantId),
    notNegative('flash_sale_skus_price_check', t.salePrice),
    check('flash_sale_skus_residue_check', sql`${t.remaining} between 0 and ${t.limit}`),
  ],
);

/** Customers who asked to be reminded of a sale before it begins. */
export const saleReminders = pgTable(
  'sale_reminders',
  {
    id: id(),
    userId: childOf(() => users.id),
    flashSaleId: childOf(() => flashSales.id),
    /** The start they were reminded of; null: not yet. A sale that was moved since is due again. */
    remindedOf: instant(),
    ...times,
  },
  (t) => [
    unique('sale_reminders_key').on(t.userId, t.flashSaleId),
    index('sale_reminders_sale_index').on(t.flashSaleId),
  ],
);

/** How much of a sale a customer has taken; given back when the order ends unpaid. */
export const flashSalePurchases = pgTable(
  'flash_sale_purchases',
  {
    id: id(),
    flashSaleId: childOf(() => flashSales.id),
    userId: childOf(() => users.id),
    orderId: ref(() => orders.id),
    number: integer().notNull(),
    ...times,
  },
  (t) => [
    index('flash_sale_purchases_user_index').on(t.flashSaleId, t.userId),
    notNegative('flash_sale_purchases_number_check', t.number),
  ],
);

const [waiting, turn] = [numberIn(placeStates.numbers.waiting), numberIn(placeStates.numbers.turn)];

/**
 * Places in the line of a variant of a sale, in the order of `number`.  What is `held`
 * has left `remaining`, and stock too where `isStockTaken`.
 */
export const flashSalePlaces = pgTable(
  'flash_sale_places',
  {
    id: id(),
    flashSaleId: childOf(() => flashSales.id),
    flashSaleVariantId: childOf(() => flashSaleVariants.id, 'flash_sale_sku_id'),
    userId: childOf(() => users.id),
    /** Order of arrival among all places of the variant. */
    number: integer().notNull(),
    /** Pieces wanted. */
    quantity: integer('pieces').notNull(),
    held: wholeNumber(),
    isStockTaken: boolean().notNull().default(false),
    state: word(placeStates, 'waiting'),
    arrivedAt: instant().notNull(),
    throughAt: instant(),
    heldUntil: instant(),
    endedAt: instant(),
    orderId: ref(() => orders.id),
    ...times,
  },
  (t) => [
    unique('flash_sale_places_number_key').on(t.flashSaleVariantId, t.number),
    uniqueIndex('flash_sale_places_own_key')
      .on(t.flashSaleId, t.userId)
      .where(sql`${t.state} in (${waiting}, ${turn})`),
    index('flash_sale_places_waiting_index').on(t.flashSaleVariantId, t.number).where(sql`${t.state} = ${waiting}`),
    index('flash_sale_places_held_index').on(t.flashSaleVariantId, t.heldUntil).where(sql`${t.state} = ${turn}`),
    index('flash_sale_places_through_index').on(t.flashSaleVariantId, t.throughAt),
    index('flash_sale_places_user_index').on(t.userId, t.flashSaleId),
    index('flash_sale_places_order_index').on(t.orderId),
    check('flash_sale_places_held_check', sql`${t.held} >= 0 and (${t.state} = ${turn}) = (${t.held} > 0)`),
    check('flash_sale_places_pieces_check', sql`${t.quantity} > 0 and ${t.held} <= ${t.quantity}`),
  ],
);
