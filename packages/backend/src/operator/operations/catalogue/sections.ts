import type { z } from 'zod';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Times } from '../../../kernel/wire/times.ts';
import { brandPatch } from '../brands/brand-document.ts';
import { saveBrands } from '../brands/save-brands.ts';
import { categoryPatch } from '../categories/category-document.ts';
import { saveCategories } from '../categories/save-categories.ts';
import { courierPatch } from '../couriers/courier-document.ts';
import { saveCouriers } from '../couriers/save-couriers.ts';
import { cardKeyDocument } from '../products/card-keys.ts';
import { productPatch } from '../products/product-patch.ts';
import { ratePatch } from '../shipping-rates/rate-document.ts';
import { saveRates } from '../shipping-rates/save-rates.ts';
import type { Saved } from '../support/plan-saves.ts';

export const FORMAT = 'jishi-catalogue';
export const VERSION = 1;

/** Parts of a catalogue, in the order in which they are imported: what is referred to comes first. */
export const sectionNames = ['brands', 'categories', 'shippingRates', 'couriers', 'goods', 'cardKeys'] as const;
export type SectionName = (typeof sectionNames)[number];

/** Documents as they were read; a section that is missing is left alone. */
export type RawSections = Partial<Record<SectionName, readonly unknown[]>>;

/** How each section is read. Moments without a zone are in the shop's. */
export const schemasOf = (times: Times) => ({
  brands: brandPatch,
  categories: categoryPatch,
  shippingRates: ratePatch,
  couriers: courierPatch,
  goods: productPatch(times),
  cardKeys: cardKeyDocument,
});
type Schemas = ReturnType<typeof schemasOf>;

/** Documents that could be read; their place in the file is kept beside them. */
export type ReadSections = { [Name in SectionName]: { index: number; value: z.output<Schemas[Name]> }[] };

/** Sections whose documents products refer to by key. */
const referredSections = ['brands', 'categories', 'shippingRates'] as const;
export type ReferredName = (typeof referredSections)[number];

/** Sections that are saved key by key, before products. Nothing of a catalogue refers to couriers: orders do. */
export const keyedSections = [...referredSections, 'couriers'] as const;
export type KeyedName = (typeof keyedSections)[number];

type Savers = {
  [Name in KeyedName]: (tx: Tx, patches: readonly z.output<Schemas[Name]>[], now: Date) => Promise<Saved>;
};

export const savers: Savers = {
  brands: saveBrands,
  categories: saveCategories,
  shippingRates: saveRates,
  couriers: saveCouriers,
};
