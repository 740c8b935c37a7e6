import { and, asc, eq, gt, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { containing } from '../../../kernel/db/like.ts';
import { products, productTexts, productVariants } from '../../../kernel/db/schema/index.ts';
import { isLang, type LocalText } from '../../../kernel/texts/languages.ts';
import type { ShelfState } from '../../../kernel/words/products.ts';
import { categoryIdsBelow } from '../categories/find-category.ts';
import { isPrintedAs } from './product-reference.ts';

export type ProductFilter = {
  /** Part of a name, or the whole key or article number. */
  search?: string | undefined;
  /** Key of a category: its products and those of everything below it. */
  category?: string | undefined;
  shelf?: ShelfState | undefined;
  /** Only products of which fewer free pieces are left. */
  fewerThan?: number | undefined;
  /** Only products with a greater id: the next page. */
  after?: number | undefined;
  limit: number;
};

/** A line of the list. Amounts in cents; `stock` is free pieces of all variants. */
export type ListedProduct = {
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

const livingVariants = sql`from ${productVariants} where ${productVariants.productId} = ${products.id} and ${productVariants.deletedAt} is null`;
const variants = sql<number>`(select count(*) ${livingVariants})`;
const stock = sql<number>`${products.stock} + (select coalesce(sum(${productVariants.stock}), 0) ${livingVariants})`;

/**
 * Products that were not removed, by id.
 * @throws Refused when the category is unknown
 */
export async function listProducts(db: DbOrTx, filter: ProductFilter): Promise<ListedProduct[]> {
  const { id, key, number, orderPrice, shelf, sales } = products;
  const rows = await db
    .select({ id, key, number, price: orderPrice, stock, variants, shelf, sales })
    .from(products)
    .where(await conditionOf(db, filter))
    .orderBy(asc(products.id))
    .limit(filter.limit);
  const names = await loadNames(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ shelf, ...row }) => ({
    ...row,
    name: names.get(row.id) ?? {},
    shelf,
  }));
}

async function conditionOf(db: DbOrTx, filter: ProductFilter): Promise<SQL | undefined> {
  const { search, category, shelf, fewerThan, after } = filter;
  const named = db
    .select({ id: productTexts.productId })
    .from(productTexts)
    .where(ilike(productTexts.name, containing(search ?? '')));
  return and(
    isNull(products.deletedAt),
    search === undefined ? undefined : or(isPrintedAs(search), inArray(products.id, named)),
    category === undefined ? undefined : inArray(products.categoryId, await categoryIdsBelow(db, category)),
    shelf === undefined ? undefined : eq(products.shelf, shelf),
    fewerThan === undefined ? undefined : sql`${stock} < ${fewerThan}`,
    after === undefined ? undefined : gt(products.id, after),
  );
}

/** Names of products in every language they have one in. */
export async function loadNames(db: DbOrTx, ids: readonly number[]): Promise<Map<number, LocalText>> {
  const names = new Map<number, LocalText>();
  if (ids.length === 0) return names;
  const rows = await db
    .select({ id: productTexts.productId, lang: productTexts.lang, name: productTexts.name })
    .from(productTexts)
    .where(inArray(productTexts.productId, [...ids]));
  for (const { id, lang, name } of rows) if (isLang(lang)) names.set(id, { ...names.get(id), [lang]: name });
  return names;
}
