import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  type ContentNotice,
  type ContentQuestion,
  type ContentReview,
  type ContentUser,
  notice,
  question,
  review,
  user,
} from './people.ts';
import { type ContentProduct, product } from './products.ts';
import {
  type ContentCoupon,
  type ContentLottery,
  coupon,
  type FlashSaleRule,
  flashSales,
  lottery,
} from './promotions.ts';
import {
  banners,
  brand,
  type ContentBanners,
  type ContentBrand,
  type ContentCategory,
  type ContentColumn,
  type ContentCourier,
  type ContentSettings,
  type ContentShippingRates,
  type ContentSynonyms,
  category,
  column,
  courier,
  freight,
  settings,
  synonyms,
} from './shop.ts';

/** Folder of the demo content; its README describes every file. */
export const contentFolder = new URL('../../../content/', import.meta.url);

type ContentFiles = {
  articles: ContentColumn[];
  banners: ContentBanners;
  brands: ContentBrand[];
  categories: ContentCategory[];
  coupons: ContentCoupon[];
  couriers: ContentCourier[];
  flashsales: FlashSaleRule;
  freight: ContentShippingRates;
  goods: ContentProduct[];
  lotteries: ContentLottery[];
  notices: ContentNotice[];
  questions: ContentQuestion[];
  reviews: ContentReview[];
  settings: ContentSettings;
  synonyms: ContentSynonyms;
  users: ContentUser[];
};
export type ContentName = keyof ContentFiles;

const schemas: { [Name in ContentName]: z.ZodType<ContentFiles[Name]> } = {
  articles: z.array(column),
  banners,
  brands: z.array(brand),
  categories: z.array(category),
  coupons: z.array(coupon),
  couriers: z.array(courier),
  flashsales: flashSales,
  freight,
  goods: z.array(product),
  lotteries: z.array(lottery),
  notices: z.array(notice),
  questions: z.array(question),
  reviews: z.array(review),
  settings,
  synonyms,
  users: z.array(user),
};

/**
 * Reads and checks one file of the demo content, for example `loadContent('products')`.
 * Money in it is integer cents unless the field name says yuan. Throws when the file breaks its schema.
 */
export function loadContent<Name extends ContentName>(name: Name): ContentFiles[Name] {
  const raw: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, contentFolder), 'utf8'));
  const result = schemas[name].safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`content/${name}.json breaks its schema at ${issue?.path.join('.')}: ${issue?.message}`);
}
