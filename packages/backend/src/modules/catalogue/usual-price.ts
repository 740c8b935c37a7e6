import { sql } from 'drizzle-orm';
import { products, type productVariants } from '../../kernel/db/schema/index.ts';

/** Days on end a price has to have been asked for before it may be called the usual one. */
export const DAYS_ASKED = 30;
/** Days after which it is the usual one no longer. */
export const DAYS_USUAL = 180;

/**
 * The usual price as a column, in cents: the market price where it was really asked here (decision 191), else 0. Every answer for
 * shoppers takes it in place of the stored market price, which is only what somebody entered.
 */
export const usualPrice = (table: typeof products | typeof productVariants) =>
  sql`case when ${table.usualPriceUntil} > now() then ${table.marketPrice} else 0 end`.mapWith(products.marketPrice);

/** The same for a statement in plain SQL. `alias`: of `goods` or `good_skus` in it. */
export const usualPriceOf = (alias: string): string =>
  `(case when ${alias}.usual_price_until > now() then ${alias}.market_price else 0 end)`;
