import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { productAnswers, productQuestions } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { hasReceived } from './buyers.ts';
import { tellAsker } from './question-notices.ts';
import { MAX_ANSWERS } from './question-records.ts';

type Question = typeof productQuestions.$inferSelect;

/** A question whose answers nobody else changes in this transaction. */
export async function lockQuestion(tx: Tx, id: number): Promise<Question | null> {
  const [question] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id)).for('update');
  return question ?? null;
}

/**
 * Publishes what a customer who has the product answers: once, and it stays as it is.
 * @throws ShopError `record.missing` without a question that is shown, `question.buyers`, `question.answered`, `question.full`
 */
export async function answerAsBuyer(
  tx: Tx,
  { userId, questionId, text }: { userId: number; questionId: number; text: string },
  now: Date,
): Promise<void> {
  const question = found(await lockQuestion(tx, questionId));
  if (question.state !== 'shown') throw refuse('record.missing');
  if (!(await hasReceived(tx, userId, question.productId))) throw refuse('question.buyers');
  const authors = await authorsOf(tx, questionId);
  if (authors.includes(userId)) throw refuse('question.answered');
  if (authors.filter((author) => author !== null).length >= MAX_ANSWERS) {
    throw refuse('question.full', { n: MAX_ANSWERS });
  }
  await putAnswer(tx, question, { userId, text, authors }, now);
}

/**
 * Publishes the shop's answer, or puts it in place of an earlier one.
 * @returns whether the asker was told of it
 */
export async function answerAsShop(tx: Tx, question: Question, text: string, now: Date): Promise<boolean> {
  const authors = await authorsOf(tx, question.id);
  if (authors.includes(null)) {
    const own = and(eq(productAnswers.questionId, question.id), isNull(productAnswers.userId));
    await tx.update(productAnswers).set({ text, updatedAt: now }).where(own);
    return false;
  }
  return putAnswer(tx, question, { userId: null, text, authors }, now);
}

async function authorsOf(tx: Tx, questionId: number): Promise<(number | null)[]> {
  const rows = await tx
    .select({ userId: productAnswers.userId })
    .from(productAnswers)
    .where(eq(productAnswers.questionId, questionId));
  return rows.map(({ userId }) => userId);
}

type NewAnswer = { userId: number | null; text: string; authors: readonly (number | null)[] };

/** The asker is told of the first answer that is not their own. Whether they were. */
async function putAnswer(
  tx: Tx,
  question: Question,
  { userId, text, authors }: NewAnswer,
  now: Date,
): Promise<boolean> {
  const { id: questionId, productId, userId: askerId } = question;
  await tx.insert(productAnswers).values({ questionId, productId, userId, text, createdAt: now, updatedAt: now });
  const isTold = userId !== askerId && authors.every((author) => author === askerId);
  if (isTold) await tellAsker(tx, question, text, now);
  return isTold;
}
