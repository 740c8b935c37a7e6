import { and, count, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { otherLangLast } from '../../kernel/db/other-lang-last.ts';
import { comments, orderLines, orders, resources, users } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';
import { orderBy } from '../../kernel/wire/sort.ts';
import type { OrderState } from '../../kernel/words/orders.ts';

export type ReviewRecord = {
  comment: typeof comments.$inferSelect;
  line: typeof orderLines.$inferSelect;
  order: { state: OrderState };
  author: { nickname: string | null; cellphone: string | null; portrait: string | null } | null;
};

const newestFirst = [desc(comments.createdAt), desc(comments.id)];

export type ReviewFilter = { productId: number; score?: number | undefined; hasPicture?: boolean | undefined };

/** Average (one decimal) and number of reviews per star. */
export type ReviewSummary = { average: number; stars: Record<'1' | '2' | '3' | '4' | '5', number> };

const passedOf = (productId: number) =>
  and(
    eq(comments.productId, productId),
    isNull(comments.parentId),
    eq(comments.state, 'shown'),
    eq(orders.state, 'reviewed'),
  );

/** Pictures of a review, and of what its author added to it. */
function withPicture(db: DbOrTx): SQL {
  const additions = alias(comments, 'additions');
  const added = db
    .select({ id: additions.id })
    .from(additions)
    .where(and(eq(additions.parentId, comments.id), isNotNull(additions.userId)));
  const pictures = db
    .select({ one: sql`1` })
    .from(resources)
    .where(
      and(
        eq(resources.imageType, 'comment'),
        or(eq(resources.imageId, comments.id), inArray(resources.imageId, added)),
      ),
    );
  return exists(pictures);
}

function whereReviews(db: DbOrTx, { productId, score, hasPicture }: ReviewFilter): SQL | undefined {
  return and(
    passedOf(productId),
    score === undefined ? undefined : eq(comments.score, score),
    hasPicture ? withPicture(db) : undefined,
  );
}

/** `firstLang`: reviews in another language come after all the others. */
type ReviewQuery = PageQuery & { sort?: string | null | undefined; firstLang?: Lang | undefined };
/** `langs`: how many of all pages are in each language; some may be in none. */
type ReviewPage = { records: ReviewRecord[]; total: number; langs: Record<Lang, number> };

/** One page of the reviews of a product, newest first. */
export function listReviews(db: DbOrTx, filter: ReviewFilter, query: ReviewQuery): Promise<ReviewPage> {
  return readReviews(db, whereReviews(db, filter), query);
}

/** One page of what a customer has written, newest first, whatever became of the order. */
export function listOwnReviews(db: DbOrTx, userId: number, query: ReviewQuery): Promise<ReviewPage> {
  return readReviews(db, and(eq(comments.userId, userId), isNull(comments.parentId)), query);
}

async function readReviews(db: DbOrTx, where: SQL | undefined, query: ReviewQuery): Promise<ReviewPage> {
  const records = await db
    .select({
      comment: comments,
      line: orderLines,
      order: { state: orders.state },
      author: { nickname: users.nickname, cellphone: users.cellphone, portrait: users.portrait },
    })
    .from(comments)
    .innerJoin(orderLines, eq(orderLines.id, comments.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(users, eq(users.id, comments.userId))
    .where(where)
    .orderBy(
      ...otherLangLast(comments.wordsLang, query.firstLang),
      ...orderBy(query.sort, { created_at: comments.createdAt }, newestFirst),
    )
    .limit(query.limit)
    .offset(offsetOf(query));
  return { records, ...(await countReviews(db, where)) };
}

async function countReviews(db: DbOrTx, where: SQL | undefined): Promise<Pick<ReviewPage, 'total' | 'langs'>> {
  const rows = await db
    .select({ lang: comments.wordsLang, total: count() })
    .from(comments)
    .innerJoin(orderLines, eq(orderLines.id, comments.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where)
    .groupBy(comments.wordsLang);
  const of = (wanted: Lang) => rows.find(({ lang }) => lang === wanted)?.total ?? 0;
  return { total: rows.reduce((sum, { total }) => sum + total, 0), langs: { zh: of('zh'), en: of('en') } };
}

/** Counted over all reviews of the product, whatever is filtered. */
export async function summariseReviews(db: DbOrTx, productId: number): Promise<ReviewSummary> {
  const rows = await db
    .select({ score: comments.score, total: count() })
    .from(comments)
    .innerJoin(orderLines, eq(orderLines.id, comments.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(passedOf(productId))
    .groupBy(comments.score);
  const of = (star: number) => rows.find(({ score }) => score === star)?.total ?? 0;
  const all = rows.reduce((sum, { total }) => sum + total, 0);
  const points = rows.reduce((sum, { score, total }) => sum + score * total, 0);
  return {
    average: all === 0 ? 0 : Math.round((points / all) * 10) / 10,
    stars: { '1': of(1), '2': of(2), '3': of(3), '4': of(4), '5': of(5) },
  };
}

type CommentRow = typeof comments.$inferSelect;

/** What points to reviews, by review: the shop's first reply to it, and what its author added. */
export type Followings = { replies: Map<number, CommentRow>; additions: Map<number, CommentRow> };

export async function loadFollowings(db: DbOrTx, commentIds: readonly number[]): Promise<Followings> {
  if (commentIds.length === 0) return { replies: new Map(), additions: new Map() };
  const rows = await db
    .select()
    .from(comments)
    .where(inArray(comments.parentId, [...commentIds]))
    .orderBy(desc(comments.createdAt), desc(comments.id));
  // The oldest comes last and stays.
  const byReview = (of: readonly CommentRow[]) =>
    new Map(of.flatMap((row) => (row.parentId === null ? [] : [[row.parentId, row]])));
  const { replies = [], additions = [] } = Object.groupBy(rows, (row) =>
    row.userId === null ? 'replies' : 'additions',
  );
  return { replies: byReview(replies), additions: byReview(additions) };
}
