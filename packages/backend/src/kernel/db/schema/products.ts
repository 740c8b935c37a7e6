import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  varchar,
} from 'drizzle-orm/pg-core';
import type { LocalText } from '../../texts/languages.ts';
import { measureUnits } from '../../words/measures.ts';
import { codeKinds, codeStates, productTypes, shelfStates, shippingTypes, stockRules } from '../../words/products.ts';
import { brands, categories } from './catalogue.ts';
import {
  cents,
  childOf,
  flag,
  html,
  id,
  instant,
  inWords,
  notNegative,
  numberIn,
  optionalWord,
  ref,
  softDeletion,
  times,
  wholeNumber,
  word,
} from './columns.ts';
import { shippingRates } from './shipping-rates.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One row per product in every language. A product either has variants (its own price and stock are unused) or none.
 * `shippingFeeYuan` is the one amount in whole yuan, as in the contract; everything else is cents.
 */
export const products = pgTable(
  'goods',
  {
    id: id(),
    key: varchar('identification', { length: 30 }).notNull().unique(),
    slug: varchar({ length: 120 }).unique(),
    type: word(productTypes, 'physical'),
    number: varchar({ length: 50 }).notNull(),
    categoryId: ref(() => categories.id),
    brandId: ref(() => brands.id),
    /** `fixed`: `shippingFeeYuan`; `rate`: `shippingRateId`. */
    shippingType: word(shippingTypes, 'fixed', 'freight_type'),
    shippingRateId: ref(() => shippingRates.id, 'freight_id'),
    shippingFeeYuan: integer('freight').notNull().default(0),
    stock: integer('inventory').notNull().default(0),
    price: cents(),
    marketPrice: cents(),
    /** Until when the market price may be shown as the usual one; null: it was not asked for long enough. Set by a trigger. */
    usualPriceUntil: instant(),
    costPrice: cents(),
    /** Cheapest variant price, or `price`: sorting and cards. */
    orderPrice: cents(),
    /** How much is in it, where it has no variants; read out of its specification (`measureOf`). */
    measureQuantity: doublePrecision(),
    /** What it is measured in; with variants, what all of them that have a measure are. */
    measureUnit: optionalWord(measureUnits),
    /** Cents of one of that unit, the cheapest way it is sold: sorting. */
    unitPrice: doublePrecision(),
    /** Families of colours it comes in, a bit for each (`colourFamilies`); read out of its variants and specification (`coloursOf`). */
    colours: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    /** `scheduled`: on at `timing`. */
    shelf: word(shelfStates, 'off', 'is_show'),
    isRecommended: flag(false, 'is_recommend'),
    isNew: flag(),
    isHot: flag(),
    stockRule: word(stockRules, 'when-ordered', 'is_inventory'),
    /** Most pieces per order; null = no limit. */
    purchaseLimit: integer(),
    sort: wholeNumber(),
    /** When it came onto the shelf. */
    time: instant(),
    /** When it is planned to. */
    timing: instant(),
    ...softDeletion,
    ...times,
  },
  (t) => [
    index('goods_shelf_index')
      .on(
        t.isRecommended.desc().nullsFirst(),
        t.isHot.desc().nullsFirst(),
        t.isNew.desc().nullsFirst(),
        t.sort,
        t.time.desc().nullsFirst(),
        t.id,
      )
      .where(sql`${t.shelf} = ${numberIn(shelfStates.numbers.on)} and ${t.deletedAt} is null`),
    index('goods_category_index').on(t.categoryId),
    index('goods_brand_index').on(t.brandId),
    index('goods_price_index').on(t.orderPrice, t.id),
    index('goods_sales_index').on(t.sales.desc().nullsFirst(), t.id),
    index('goods_timing_index')
      .on(t.timing)
      .where(sql`${t.shelf} = ${numberIn(shelfStates.numbers.scheduled)}`),
    inWords('goods_type_check', t.type, productTypes),
    inWords('goods_is_show_check', t.shelf, shelfStates),
    inWords('goods_is_inventory_check', t.stockRule, stockRules),
    inWords('goods_measure_unit_check', t.measureUnit, measureUnits),
    notNegative('goods_inventory_check', t.stock),
    notNegative('goods_freight_check', t.shippingFeeYuan),
    notNegative('goods_price_check', t.price),
    notNegative('goods_market_price_check', t.marketPrice),
    notNegative('goods_cost_price_check', t.costPrice),
    notNegative('goods_order_price_check', t.orderPrice),
    notNegative('goods_sales_check', t.sales),
  ],
);

/** Names and texts of a product, and what it is found by, in one language. No row = hidden from that language's lists. */
export const productTexts = pgTable(
  'good_texts',
  {
    productId: childOf(() => products.id, 'good_id'),
    lang: varchar({ length: 8 }).notNull(),
    name: varchar({ length: 60 }).notNull(),
    keywords: varchar({ length: 255 }),
    shortDescription: varchar({ length: 160 }),
    details: html(),
    /** Written by the application (`productVector`): weights A name, B brand, category and keywords, C facts, D texts. */
    search: tsvector(),
    /** How `search` was written (`SEARCH_VERSION`); a job writes those of before anew. */
    searchVersion: integer().notNull().default(0),
    /** All of it but texts: weights are not in an index, each hit of them would be read and compared. */
    head: tsvector().generatedAlwaysAs(sql`ts_filter(search, '{a,b,c}')`),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.lang] }),
    // What was written is in the index at once: a list of what is still to be sorted in would be read by every search.
    index('good_texts_search_index').using('gin', t.search).with({ fastupdate: false }),
    index('good_texts_head_index').using('gin', t.head).with({ fastupdate: false }),
    index('good_texts_search_version_index').on(t.searchVersion),
    index('good_texts_name_index').on(t.lang, t.name),
  ],
);

/** One axis and the choice on it, in display order; every variant of a product lists the same axes. */
export type VariantChoice = { key: LocalText; value: LocalText };

export const productVariants = pgTable(
  'good_skus',
  {
    id: id(),
    productId: childOf(() => products.id, 'good_id'),
    price: cents(),
    marketPrice: cents(),
    /** As that of a product. */
    usualPriceUntil: instant(),
    costPrice: cents(),
    /** How much is in it, and in what that is measured. */
    measureQuantity: doublePrecision(),
    measureUnit: optionalWord(measureUnits),
    stock: integer('inventory').notNull().default(0),
    codeType: word(codeKinds, 'card-key'),
    /** Whether every buyer gets the same code; else each piece consumes its own. */
    isFixed: flag(true),
    productSku: jsonb().$type<VariantChoice[]>().notNull(),
    sort: wholeNumber(),
    ...softDeletion,
    ...times,
  },
  (t) => [
    index('good_skus_good_index').on(t.productId, t.sort),
    inWords('good_skus_measure_unit_check', t.measureUnit, measureUnits),
    notNegative('good_skus_inventory_check', t.stock),
    notNegative('good_skus_price_check', t.price),
    notNegative('good_skus_market_price_check', t.marketPrice),
    notNegative('good_skus_cost_price_check', t.costPrice),
  ],
);

/**
 * Ledger of the stock: pieces that came in, or left below nought (lost, counted anew), other than by an order. Free pieces
 * (`stock`) and those of order lines with `isStockTaken` add up to it.
 */
export const stockReceipts = pgTable(
  'stock_receipts',
  {
    id: id(),
    productId: childOf(() => products.id, 'good_id'),
    /** null: of the product itself, which has no variants. */
    variantId: bigint('sku_id', { mode: 'number' }).references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: integer('pieces').notNull(),
    remark: varchar({ length: 200 }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('stock_receipts_good_index').on(t.productId, t.variantId)],
);

/** What was asked for a product or a variant, from when on: what a usual price is proven by. Written by triggers. */
export const askedPrices = pgTable(
  'asked_prices',
  {
    id: id(),
    productId: childOf(() => products.id, 'good_id'),
    /** null: of the product itself. */
    variantId: bigint('sku_id', { mode: 'number' }).references(() => productVariants.id, { onDelete: 'cascade' }),
    /** In cents; null: from then on it was not on the shelf. */
    price: bigint({ mode: 'number' }),
    since: instant().notNull().defaultNow(),
  },
  (t) => [index('asked_prices_good_index').on(t.productId, t.variantId, t.since)],
);

/** Card keys and web-disk addresses. */
export const productCodes = pgTable(
  'good_codes',
  {
    id: id(),
    variantId: childOf(() => productVariants.id, 'sku_id'),
    name: varchar({ length: 255 }),
    code: varchar({ length: 255 }).notNull(),
    state: word(codeStates, 'free'),
    ...times,
  },
  (t) => [
    index('good_codes_free_index')
      .on(t.variantId, t.id)
      .where(sql`${t.state} = ${numberIn(codeStates.numbers.free)}`),
    inWords('good_codes_state_check', t.state, codeStates),
  ],
);
