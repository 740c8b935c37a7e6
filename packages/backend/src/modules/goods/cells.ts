import { count, eq, max, min, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/database.ts';
import { goods, goodTexts } from '../../db/schema/index.ts';
import { type Facet, type GoodFilter, hasStock, whereGoods } from './good-filter.ts';
import { MOST_HITS, type SearchFilter, searchHits } from './search-hits.ts';

/** Goods of one brand in one category, counted. Prices in cents. */
export type Cell = {
  brandId: number | null;
  categoryId: number | null;
  total: number;
  inStock: number;
  lowest: number;
  highest: number;
};

/** What is counted from: all of the filter, and once more for each facet that is in use, without it. */
export type Cells = { found: Cell[]; without(facet: Facet): Promise<Cell[]> };

const isUsed: Record<Facet, (filter: GoodFilter) => boolean> = {
  brandIds: ({ brandIds }) => brandIds !== undefined,
  price: ({ priceMin, priceMax }) => priceMin !== undefined || priceMax !== undefined,
  inStock: ({ inStock }) => inStock === true,
};

type CountedCell = Omit<Cell, 'lowest' | 'highest'> & { lowest: number | null; highest: number | null };
const toCell = (row: CountedCell): Cell => ({ ...row, lowest: row.lowest ?? 0, highest: row.highest ?? 0 });

async function countCells(db: DbOrTx, filter: GoodFilter, without?: Facet): Promise<Cell[]> {
  const { search } = filter;
  if (search) return countHits(db, { ...filter, search }, without);
  const rows = await db
    .select({
      brandId: goods.brandId,
      categoryId: goods.categoryId,
      total: count(),
      inStock: sql<number>`count(*) filter (where ${hasStock(db)})`,
      lowest: min(goods.orderPrice),
      highest: max(goods.orderPrice),
    })
    .from(goods)
    .innerJoin(goodTexts, eq(goodTexts.goodId, goods.id))
    .where(whereGoods(db, filter, without))
    .groupBy(goods.brandId, goods.categoryId);
  return rows.map(toCell);
}

/** Of a search only so many hits are counted as are ranked: a common word is in a good part of the shop. */
async function countHits(db: DbOrTx, filter: SearchFilter, without?: Facet): Promise<Cell[]> {
  const hits = searchHits(db, filter, { without }).limit(MOST_HITS).as('hits');
  const rows = await db
    .select({
      brandId: hits.brandId,
      categoryId: hits.categoryId,
      total: count(),
      inStock: sql<number>`count(*) filter (where ${hits.hasStock})`,
      lowest: min(hits.orderPrice),
      highest: max(hits.orderPrice),
    })
    .from(hits)
    .groupBy(hits.brandId, hits.categoryId);
  return rows.map(toCell);
}

/** Counts everything in one pass; a facet in use costs another one, others cost nothing. */
export async function countInCells(db: DbOrTx, filter: GoodFilter): Promise<Cells> {
  const found = await countCells(db, filter);
  return {
    found,
    without: async (facet) => (isUsed[facet](filter) ? countCells(db, filter, facet) : found),
  };
}

export const totalOf = (cells: readonly Cell[]) => cells.reduce((sum, { total }) => sum + total, 0);
