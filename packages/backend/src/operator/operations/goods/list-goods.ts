import { and, asc, eq, gt, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { containing } from '../../../kernel/db/like.ts';
import { goodSkus, goods, goodTexts } from '../../../kernel/db/schema/index.ts';
import { isLang, type LocalText } from '../../../kernel/texts/languages.ts';
import type { ShelfState } from '../../../kernel/words/goods.ts';
import { categoryIdsBelow } from '../categories/find-category.ts';
import { isPrintedAs } from './good-reference.ts';

export type GoodFilter = {
  /** Part of a name, or the whole key or article number. */
  search?: string | undefined;
  /** Key of a category: its goods and those of everything below it. */
  category?: string | undefined;
  shelf?: ShelfState | undefined;
  /** Only goods of which fewer free pieces are left. */
  fewerThan?: number | undefined;
  /** Only goods with a greater id: the next page. */
  after?: number | undefined;
  limit: number;
};

/** A line of the list. Amounts in cents; `stock` is free pieces of all variants. */
export type ListedGood = {
  id: number;
  key: string;
  number: string;
  name: LocalText;
  price: number;
  stock: number;
  variants: number;
  shelf: ShelfState;
  sales: number;
};

const livingSkus = sql`from ${goodSkus} where ${goodSkus.goodId} = ${goods.id} and ${goodSkus.deletedAt} is null`;
const variants = sql<number>`(select count(*) ${livingSkus})`;
const stock = sql<number>`${goods.inventory} + (select coalesce(sum(${goodSkus.inventory}), 0) ${livingSkus})`;

/**
 * Goods that were not removed, by id.
 * @throws Refused when the category is unknown
 */
export async function listGoods(db: DbOrTx, filter: GoodFilter): Promise<ListedGood[]> {
  const { id, identification, number, orderPrice, isShow, sales } = goods;
  const rows = await db
    .select({ id, key: identification, number, price: orderPrice, stock, variants, isShow, sales })
    .from(goods)
    .where(await conditionOf(db, filter))
    .orderBy(asc(goods.id))
    .limit(filter.limit);
  const names = await loadNames(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ isShow, ...row }) => ({
    ...row,
    name: names.get(row.id) ?? {},
    shelf: isShow,
  }));
}

async function conditionOf(db: DbOrTx, filter: GoodFilter): Promise<SQL | undefined> {
  const { search, category, shelf, fewerThan, after } = filter;
  const named = db
    .select({ id: goodTexts.goodId })
    .from(goodTexts)
    .where(ilike(goodTexts.name, containing(search ?? '')));
  return and(
    isNull(goods.deletedAt),
    search === undefined ? undefined : or(isPrintedAs(search), inArray(goods.id, named)),
    category === undefined ? undefined : inArray(goods.categoryId, await categoryIdsBelow(db, category)),
    shelf === undefined ? undefined : eq(goods.isShow, shelf),
    fewerThan === undefined ? undefined : sql`${stock} < ${fewerThan}`,
    after === undefined ? undefined : gt(goods.id, after),
  );
}

/** Names of goods in every language they have one in. */
export async function loadNames(db: DbOrTx, ids: readonly number[]): Promise<Map<number, LocalText>> {
  const names = new Map<number, LocalText>();
  if (ids.length === 0) return names;
  const rows = await db
    .select({ id: goodTexts.goodId, lang: goodTexts.lang, name: goodTexts.name })
    .from(goodTexts)
    .where(inArray(goodTexts.goodId, [...ids]));
  for (const { id, lang, name } of rows) if (isLang(lang)) names.set(id, { ...names.get(id), [lang]: name });
  return names;
}
