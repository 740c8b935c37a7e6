import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { comments, orderLines, orders } from '../../../kernel/db/schema/index.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';

/** A text everybody can read under a product. `lang` null: in no language of the shop. */
export type ShownWords = { id: number; text: string; lang: Lang | null };

/** The words of a review, of what its author added, or of the shop's reply; null when nobody is shown them. */
export async function findShownWords(db: DbOrTx, id: number): Promise<ShownWords | null> {
  const reviews = alias(comments, 'reviews');
  const [words] = await db
    .select({ id: comments.id, text: comments.details, lang: comments.wordsLang })
    .from(comments)
    .innerJoin(reviews, eq(reviews.id, sql`coalesce(${comments.parentId}, ${comments.id})`))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(comments.id, id), eq(comments.state, 'shown'), eq(reviews.state, 'shown'), eq(orders.state, 'reviewed')),
    );
  return words ?? null;
}
