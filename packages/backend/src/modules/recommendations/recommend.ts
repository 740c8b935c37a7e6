import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { productPairs, products, productTexts } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { hasStock, onShelf } from '../products/product-filter.ts';

/** Why a product is recommended: customers bought or looked at it with what it is recommended for, it is of that kind, or it is on the stall today. */
export const recommendationReasons = ['bought', 'viewed', 'kind', 'today'] as const;
export type Recommendation = { id: number; reason: (typeof recommendationReasons)[number] };

export type RecommendationQuery = {
  lang: Lang;
  /** Products it is for, the most important first; they are not recommended themselves. */
  seeds: readonly number[];
  except: readonly number[];
  limit: number;
  /** Whatever tells one place of the shop from another, and one day from the next: what is left to chance differs by it. */
  salt: string;
  /** Only what stands on these, one after the other. */
  stalls?: readonly Stall[];
  /** Whether what the shop recommends itself stays away: it stands beside it. */
  isBesideRecommended?: boolean;
};

/** Goods of some categories, so many at most. */
export type Stall = { categoryIds: readonly number[]; most: number };

/** More of one category than these say nothing new. */
const MOST_OF_A_CATEGORY = 3;
/** So many of the best sellers stand on the stall in turn. */
const STALL = 150;

/**
 * Products to go with some, closest first: those the same customers bought or looked at, then best sellers of the same categories, then
 * what is on the stall today. Only what is on the shelf in the language and in stock; few of each category, as long as there are others.
 */
export async function recommend(db: Db, query: RecommendationQuery): Promise<Recommendation[]> {
  const { seeds, limit, stalls } = query;
  const found: Found[] = [];
  const sources = stalls?.map(onStall) ?? (seeds.length > 0 ? [together, sameKind, onTheStall] : [onTheStall]);
  for (const source of sources) {
    if (spread(found, limit).length >= limit) break;
    found.push(...(await source(db, query, found)));
  }
  const chosen = spread(found, limit);
  // A shop of few categories has no others.
  return [...chosen, ...found.filter((one) => !chosen.includes(one))]
    .slice(0, limit)
    .map(({ id, reason }) => ({ id, reason }));
}

type Found = Recommendation & { categoryId: number | null };
type Source = (db: Db, query: RecommendationQuery, found: readonly Found[]) => Promise<Found[]>;

/** The first ones, few of each category. */
function spread(found: readonly Found[], limit: number): Found[] {
  const ofCategory = new Map<number | null, number>();
  const chosen = found.filter(({ categoryId }) => {
    const count = (ofCategory.get(categoryId) ?? 0) + 1;
    ofCategory.set(categoryId, count);
    return count <= MOST_OF_A_CATEGORY;
  });
  return chosen.slice(0, limit);
}

/** Enough for the places that are left, whatever categories they are of. */
const wanted = ({ limit }: RecommendationQuery): number => limit * (MOST_OF_A_CATEGORY + 1);

function offered(db: Db, query: RecommendationQuery, found: readonly Found[]): SQL | undefined {
  const { lang, seeds, except, isBesideRecommended } = query;
  const known = [...seeds, ...except, ...found.map(({ id }) => id)];
  return and(
    onShelf(lang),
    hasStock(db),
    known.length > 0 ? notInArray(products.id, known) : undefined,
    isBesideRecommended ? eq(products.isRecommended, false) : undefined,
  );
}

async function together(db: Db, query: RecommendationQuery): Promise<Found[]> {
  const closeness = sql`sum(${productPairs.closeness} / (1 + 0.2 * array_position(array[${list(query.seeds)}], ${productPairs.productId})))`;
  const rows = await db
    .select({ id: products.id, categoryId: products.categoryId, bought: sql<number>`sum(${productPairs.bought})::int` })
    .from(productPairs)
    .innerJoin(products, eq(products.id, productPairs.otherId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(and(inArray(productPairs.productId, [...query.seeds]), offered(db, query, [])))
    .groupBy(products.id, products.categoryId)
    .orderBy(sql`${closeness} desc`, products.id)
    .limit(wanted(query));
  return rows.map(({ id, categoryId, bought }) => ({ id, categoryId, reason: bought > 0 ? 'bought' : 'viewed' }));
}

async function sameKind(db: Db, query: RecommendationQuery, found: readonly Found[]): Promise<Found[]> {
  const categories = db
    .selectDistinct({ id: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...query.seeds]));
  const rows = await db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(and(inArray(products.categoryId, categories), offered(db, query, found)))
    .orderBy(sql`${products.sales} desc`, products.id)
    .limit(wanted(query));
  return rows.map((row) => ({ ...row, reason: 'kind' }));
}

const onTheStall: Source = (db, query, found) => drawn(db, query, offered(db, query, found), wanted(query));

/** The same of one stall. */
const onStall =
  ({ categoryIds, most }: Stall): Source =>
  (db, query, found) =>
    categoryIds.length > 0
      ? drawn(db, query, and(offered(db, query, found), inArray(products.categoryId, [...categoryIds])), most)
      : Promise.resolve([]);

/** Some of the best sellers among goods, by chance, which is another one in each place and on each day. */
async function drawn(db: Db, { salt }: RecommendationQuery, among: SQL | undefined, most: number): Promise<Found[]> {
  const best = db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(among)
    .orderBy(sql`${products.sales} desc`, products.id)
    .limit(STALL)
    .as('best');
  const rows = await db
    .select({ id: best.id, categoryId: best.categoryId })
    .from(best)
    .orderBy(sql`md5(${best.id}::text || ${salt})`)
    .limit(most);
  return rows.map((row) => ({ ...row, reason: 'today' }));
}

const list = (ids: readonly number[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
