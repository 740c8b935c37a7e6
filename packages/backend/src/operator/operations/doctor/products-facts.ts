import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { products, productTexts, productVariants } from '../../../kernel/db/schema/index.ts';
import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import type { ProductsOf, ShopFacts } from './finding.ts';

/** So many are named; `pnpm shop products list` has the others. */
const NAMED = 3;
const onSale = and(eq(products.shelf, 'on'), isNull(products.deletedAt));

/** What is wrong with products on sale. */
export async function productsFacts(db: Db): Promise<ShopFacts['goods']> {
  const inEach = async (is: (lang: string) => SQL): Promise<Record<string, ProductsOf>> => {
    const found: Record<string, ProductsOf> = {};
    for (const { code } of LANGUAGES) found[code] = await productsThat(db, is(code));
    return found;
  };
  return {
    onSale: await db.$count(products, onSale),
    free: await productsThat(db, eq(products.orderPrice, 0)),
    unnamed: await inEach(
      (lang) => sql`not exists (
      select 1 from ${productTexts} where ${productTexts.productId} = ${products.id} and ${productTexts.lang} = ${lang} and ${productTexts.name} <> '')`,
    ),
    unnamedVariants: await inEach(
      (lang) => sql`exists (
      select 1 from ${productVariants}, jsonb_array_elements(${productVariants.productSku}) choice
      where ${productVariants.productId} = ${products.id} and ${productVariants.deletedAt} is null
        and not (choice -> 'key' ? ${lang} and choice -> 'value' ? ${lang}))`,
    ),
  };
}

async function productsThat(db: Db, is: SQL): Promise<ProductsOf> {
  const where = and(onSale, is);
  const count = await db.$count(products, where);
  if (count === 0) return { count, keys: [] };
  const rows = await db
    .select({ key: products.key })
    .from(products)
    .where(where)
    .orderBy(asc(products.id))
    .limit(NAMED);
  return { count, keys: rows.map(({ key }) => key) };
}
