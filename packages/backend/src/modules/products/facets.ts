import { asc, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { brands } from '../../kernel/db/schema/index.ts';
import { type Lang, type LocalText, pickText } from '../../kernel/texts/languages.ts';
import { toYuan } from '../../kernel/wire/money.ts';
import { colourFamilies } from '../../kernel/words/colours.ts';
import { measureUnits } from '../../kernel/words/measures.ts';
import { productServices } from '../../kernel/words/services.ts';
import type { Vocabulary } from '../../kernel/words/vocabulary.ts';
import { type CategoryRow, childrenOf, withChildren } from '../categories/category-tree.ts';
import type { FacetBucket } from './facet-buckets.ts';

const named = z.object({ id: z.int(), name: z.string(), count: z.int() });

/** Extension of the list: what it can be narrowed by. Amounts in yuan. */
export const facetsSchema = z.object({
  brands: z.array(named),
  categories: z.array(named),
  price_min: z.number(),
  price_max: z.number(),
  in_stock: z.int(),
  units: z
    .array(z.object({ unit: z.string(), count: z.int() }))
    .meta({ description: 'goods whose price is known per unit, most of them first' }),
  colours: z
    .array(z.object({ colour: z.string(), count: z.int() }))
    .meta({ description: `families of colours goods come in: ${colourFamilies.words.join(', ')}` }),
  services: z
    .array(z.object({ service: z.string(), count: z.int() }))
    .meta({ description: `what holds of goods now: ${productServices.words.join(', ')}` }),
});
export type WireFacets = z.infer<typeof facetsSchema>;

const MAX_BRANDS = 40;

export type BrandName = { id: number; name: LocalText };

/** Brands that are not deleted, in the shop's order. */
export function loadBrandNames(db: DbOrTx): Promise<BrandName[]> {
  return db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(isNull(brands.deletedAt))
    .orderBy(asc(brands.sort), asc(brands.id));
}

type Around = {
  lang: Lang;
  /** The chosen category. */
  categoryId: number | undefined;
  /** Categories that are shown. */
  shown: readonly CategoryRow[];
  brandNames: readonly BrandName[];
};

/** Each facet is counted as if its own filter were off, so that several of its values can be chosen. */
export function toFacets(buckets: readonly FacetBucket[], around: Around): WireFacets {
  const lowest = buckets.flatMap(({ lowestOfAnyPrice }) => lowestOfAnyPrice ?? []);
  const highest = buckets.flatMap(({ highestOfAnyPrice }) => highestOfAnyPrice ?? []);
  return {
    brands: brandFacets(buckets, around),
    categories: categoryFacets(buckets, around),
    price_min: toYuan(lowest.length === 0 ? 0 : Math.min(...lowest)),
    price_max: toYuan(Math.max(0, ...highest)),
    in_stock: sum(buckets, ({ inStock }) => inStock),
    units: counted(buckets, measureUnits, ({ byUnit }) => byUnit)
      .map(({ word, count }) => ({ unit: word, count }))
      .sort((one, other) => other.count - one.count),
    colours: counted(buckets, colourFamilies, ({ byColour }) => byColour).map(({ word, count }) => ({
      colour: word,
      count,
    })),
    services: counted(buckets, productServices, ({ byService }) => byService).map(({ word, count }) => ({
      service: word,
      count,
    })),
  };
}

export const totalOf = (buckets: readonly FacetBucket[]): number => sum(buckets, ({ total }) => total);

function brandFacets(buckets: readonly FacetBucket[], { lang, brandNames }: Around): WireFacets['brands'] {
  const groups = Map.groupBy(buckets, ({ brandId }) => brandId);
  return brandNames
    .map(({ id, name }) => ({
      id,
      name: pickText(name, lang),
      count: sum(groups.get(id) ?? [], ({ ofAnyBrand }) => ofAnyBrand),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_BRANDS);
}

/** Words that are true of any of the goods, in their own order. */
function counted<Word extends string>(
  buckets: readonly FacetBucket[],
  { words }: Vocabulary<Word>,
  countsOf: (bucket: FacetBucket) => readonly number[],
): { word: Word; count: number }[] {
  return words
    .map((word, at) => ({ word, count: sum(buckets, (bucket) => countsOf(bucket)[at] ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Sub-categories of the chosen one (of the top without one), each with the products of everything below it. */
function categoryFacets(
  buckets: readonly FacetBucket[],
  { lang, categoryId, shown }: Around,
): WireFacets['categories'] {
  const groups = Map.groupBy(buckets, (bucket) => bucket.categoryId);
  const countIn = (id: number) => totalOf(groups.get(id) ?? []);
  const children = childrenOf(shown);
  return (children.get(categoryId ?? null) ?? [])
    .map(({ id, name }) => ({
      id,
      name: pickText(name, lang),
      count: withChildren(children, id).reduce((total, below) => total + countIn(below), 0),
    }))
    .filter(({ count }) => count > 0);
}

const sum = (buckets: readonly FacetBucket[], pick: (bucket: FacetBucket) => number): number =>
  buckets.reduce((total, bucket) => total + pick(bucket), 0);
