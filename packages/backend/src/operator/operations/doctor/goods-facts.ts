import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { goodSkus, goods, goodTexts } from '../../../kernel/db/schema/index.ts';
import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import type { GoodsOf, ShopFacts } from './finding.ts';

/** So many are named; `pnpm shop goods list` has the others. */
const NAMED = 3;
const onSale = and(eq(goods.isShow, 'on'), isNull(goods.deletedAt));

/** What is wrong with goods on sale. */
export async function goodsFacts(db: Db): Promise<ShopFacts['goods']> {
  const inEach = async (is: (lang: string) => SQL): Promise<Record<string, GoodsOf>> => {
    const found: Record<string, GoodsOf> = {};
    for (const { code } of LANGUAGES) found[code] = await goodsThat(db, is(code));
    return found;
  };
  return {
    onSale: await db.$count(goods, onSale),
    free: await goodsThat(db, eq(goods.orderPrice, 0)),
    unnamed: await inEach(
      (lang) => sql`not exists (
      select 1 from ${goodTexts} where ${goodTexts.goodId} = ${goods.id} and ${goodTexts.lang} = ${lang} and ${goodTexts.name} <> '')`,
    ),
    unnamedVariants: await inEach(
      (lang) => sql`exists (
      select 1 from ${goodSkus}, jsonb_array_elements(${goodSkus.productSku}) choice
      where ${goodSkus.goodId} = ${goods.id} and ${goodSkus.deletedAt} is null
        and not (choice -> 'key' ? ${lang} and choice -> 'value' ? ${lang}))`,
    ),
  };
}

async function goodsThat(db: Db, is: SQL): Promise<GoodsOf> {
  const where = and(onSale, is);
  const count = await db.$count(goods, where);
  if (count === 0) return { count, keys: [] };
  const rows = await db
    .select({ key: goods.identification })
    .from(goods)
    .where(where)
    .orderBy(asc(goods.id))
    .limit(NAMED);
  return { count, keys: rows.map(({ key }) => key) };
}
