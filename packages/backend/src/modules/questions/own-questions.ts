import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../kernel/db/database.ts';
import { productAnswers, productQuestions } from '../../kernel/db/schema/index.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { lockQuestion } from './answer-question.ts';
import { hasReceived } from './buyers.ts';

/** What a customer has to do with the questions of a product: whether they may answer, which they asked, which they answered. */
export type OwnPart = { canAnswer: boolean; asked: number[]; answered: number[] };

export async function readOwnPart(db: DbOrTx, userId: number, productId: number): Promise<OwnPart> {
  const asked = await db
    .select({ id: productQuestions.id })
    .from(productQuestions)
    .where(and(eq(productQuestions.userId, userId), eq(productQuestions.productId, productId)));
  const answered = await db
    .select({ id: productAnswers.questionId })
    .from(productAnswers)
    .where(and(eq(productAnswers.userId, userId), eq(productAnswers.productId, productId)));
  return {
    canAnswer: await hasReceived(db, userId, productId),
    asked: asked.map(({ id }) => id),
    answered: answered.map(({ id }) => id),
  };
}

/**
 * Removes a question of one's own, as long as it has no answer.
 * @throws ShopError `record.missing` without such a question, `question.kept` once it has an answer, hidden ones too
 */
export async function removeQuestion(tx: Tx, userId: number, id: number): Promise<void> {
  const question = await lockQuestion(tx, id);
  if (question?.userId !== userId) throw refuse('record.missing');
  if ((await tx.$count(productAnswers, eq(productAnswers.questionId, id))) > 0) throw refuse('question.kept');
  await tx.delete(productQuestions).where(eq(productQuestions.id, id));
}
