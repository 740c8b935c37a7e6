import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { products, productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import type { SearchPlan } from '../search/plan.ts';
import { joinTokens } from '../search/tsquery.ts';
import { shelfOrder } from './list-products.ts';
import { onShelf } from './product-filter.ts';

/** Similar goods are of so many categories at most, and so many of them. */
const MOST_CATEGORIES = 3;
const MOST_BESIDE = 24;
/** … and of those that one of several kinds fits. */
const MOST_ALIKE = 96;

const { head, search } = productTexts;

/**
 * Goods of the kind that was asked for without what more was said of it, those of one kind where several were named, and those that lie beside what
 * fits: of the same categories. Null where nothing was named that says what a thing is, for then what fits has nothing else in common.
 */
export async function similarTo(db: DbOrTx, { tokens }: SearchPlan, isExact: SQL, lang: Lang): Promise<SQL | null> {
  const kinds = tokens.filter(({ isKind }) => isKind);
  if (kinds.length === 0) return null;
  const isNamed = sql`${search} @@ ${joinTokens(kinds, '&', 'AB')}::tsquery`;
  const categories = db
    .selectDistinct({ id: products.categoryId })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(and(isExact, isNamed, onShelf(lang)))
    .limit(MOST_CATEGORIES);
  const nearby = db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.categoryId, categories), eq(products.shelf, 'on'), isNull(products.deletedAt)))
    .orderBy(...shelfOrder(products))
    .limit(MOST_BESIDE);
  const ofAnyKind = db
    .select({ id: products.id })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(and(sql`${head} @@ ${joinTokens(kinds, '|', 'AB')}::tsquery`, onShelf(lang)))
    .limit(MOST_ALIKE);
  const beside = await (kinds.length > 1 ? unionAll(nearby, ofAnyKind) : nearby);
  const isBeside =
    beside.length > 0
      ? inArray(
          productTexts.productId,
          beside.map(({ id }) => id),
        )
      : sql`false`;
  if (kinds.length === tokens.length) return isBeside;
  return sql`(${search} @@ ${joinTokens(kinds, '&')}::tsquery or ${isBeside})`;
}
