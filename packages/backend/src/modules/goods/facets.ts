import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../../db/database.ts';
import { brands } from '../../db/schema/index.ts';
import { type Lang, pickText } from '../../texts/languages.ts';
import { toYuan } from '../../wire/money.ts';
import { type CategoryRow, childrenOf, withDescendants } from '../categories/category-tree.ts';
import { type Cell, type Cells, totalOf } from './cells.ts';

const named = z.object({ id: z.int(), name: z.string(), count: z.int() });

/** Extension of the list: what it can be narrowed by. Amounts in yuan. */
export const facetsSchema = z.object({
  brands: z.array(named),
  categories: z.array(named),
  price_min: z.number(),
  price_max: z.number(),
  in_stock: z.int(),
});
export type WireFacets = z.infer<typeof facetsSchema>;

const MOST_BRANDS = 40;

/** Each facet is counted as if its own filter were off, so that several of its values can be chosen. */
export async function countFacets(
  db: DbOrTx,
  cells: Cells,
  shown: readonly CategoryRow[],
  { lang, categoryId }: { lang: Lang; categoryId: number | undefined },
): Promise<WireFacets> {
  const priced = await cells.without('price');
  return {
    brands: await brandFacets(db, await cells.without('brandIds'), lang),
    categories: categoryFacets(cells.found, shown, lang, categoryId),
    price_min: toYuan(priced.length === 0 ? 0 : Math.min(...priced.map(({ lowest }) => lowest))),
    price_max: toYuan(Math.max(0, ...priced.map(({ highest }) => highest))),
    in_stock: (await cells.without('inStock')).reduce((sum, { inStock }) => sum + inStock, 0),
  };
}

async function brandFacets(db: DbOrTx, cells: readonly Cell[], lang: Lang): Promise<WireFacets['brands']> {
  const counts = sumBy(cells, ({ brandId }) => brandId);
  const ids = [...counts.keys()].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const rows = await db.select().from(brands).where(inArray(brands.id, ids)).orderBy(asc(brands.sort), asc(brands.id));
  return rows
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ id, name }) => ({ id, name: pickText(name, lang), count: counts.get(id) ?? 0 }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_BRANDS);
}

/** Sub-categories of the chosen one (of the top without one), each with the goods of everything below it. */
function categoryFacets(
  cells: readonly Cell[],
  shown: readonly CategoryRow[],
  lang: Lang,
  categoryId: number | undefined,
): WireFacets['categories'] {
  const counts = sumBy(cells, (cell) => cell.categoryId);
  return (childrenOf(shown).get(categoryId ?? null) ?? [])
    .map(({ id, name }) => ({
      id,
      name: pickText(name, lang),
      count: withDescendants(shown, id).reduce((sum, below) => sum + (counts.get(below) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
}

function sumBy(cells: readonly Cell[], key: (cell: Cell) => number | null): Map<number | null, number> {
  return new Map([...Map.groupBy(cells, key)].map(([id, group]) => [id, totalOf(group)]));
}
