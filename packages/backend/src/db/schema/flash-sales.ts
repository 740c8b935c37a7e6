import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import {
  cents,
  childOf,
  flag,
  id,
  instant,
  localHtml,
  localText,
  notNegative,
  ref,
  softDeletion,
  times,
} from './columns.ts';
import { goodSkus, goods } from './goods.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Its state is computed from the times: 0 upcoming, 1 running, 2 over. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: id(),
    goodId: ref(() => goods.id).notNull(),
    name: localText().notNull(),
    abstract: localText(),
    details: localHtml(),
    time: instant().notNull(),
    endTime: instant().notNull(),
    /** 0 stock falls when ordered, 1 when paid. */
    isInventory: flag(),
    isShow: flag(1),
    /** 1: `purchaseNumber` pieces per order at most. */
    isPurchaseNumber: flag(),
    purchaseNumber: flag(),
    /** Pieces per customer over the whole sale; 0 = no limit (rulings 25). */
    customerLimit: flag(),
    ...softDeletion,
    ...times,
  },
  (t) => [
    unique('flash_sales_key').on(t.goodId, t.time),
    index('flash_sales_time_index').on(t.time, t.endTime),
    check('flash_sales_period_check', sql`${t.endTime} > ${t.time}`),
  ],
);

/** `skuId` null: the good has no SKUs. `residueLimit` is what is left and is the only truth. */
export const flashSaleSkus = pgTable(
  'flash_sale_skus',
  {
    id: id(),
    flashSaleId: childOf(() => flashSales.id),
    skuId: ref(() => goodSkus.id),
    seckillPrice: cents(),
    price: cents(),
    costPrice: cents(),
    limit: integer().notNull(),
    residueLimit: integer().notNull(),
    ...times,
  },
  (t) => [
    unique('flash_sale_skus_key').on(t.flashSaleId, t.skuId),
    notNegative('flash_sale_skus_price_check', t.seckillPrice),
    check('flash_sale_skus_residue_check', sql`${t.residueLimit} between 0 and ${t.limit}`),
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
