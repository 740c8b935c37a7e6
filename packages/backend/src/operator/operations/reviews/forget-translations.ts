import { eq, inArray, or } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { comments, commentTranslations } from '../../../kernel/db/schema/index.ts';

/**
 * Forgets what a machine made of a review, of what was added to it and of the shop's answer, or of all of them. They are made anew when somebody asks.
 * @returns how many translations there were
 */
export async function forgetTranslations(db: DbOrTx, reviewId: number | null): Promise<number> {
  const words = db
    .select({ id: comments.id })
    .from(comments)
    .where(reviewId === null ? undefined : or(eq(comments.id, reviewId), eq(comments.parentId, reviewId)));
  const forgotten = await db
    .delete(commentTranslations)
    .where(reviewId === null ? undefined : inArray(commentTranslations.commentId, words))
    .returning({ id: commentTranslations.commentId });
  return forgotten.length;
}
