import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { productAnswers, productQuestions } from '../../../kernel/db/schema/index.ts';
import { answerAsShop, lockQuestion } from '../../../modules/questions/answer-question.ts';
import { Refused } from '../refused.ts';

/** Most characters of an answer: what the column holds. */
const MAX_ANSWER = 200;

/**
 * Puts the shop's answer below a question, in place of an earlier one. Whoever asked is told when it is the first answer of all.
 * @returns whether they were told
 * @throws Refused when there is no such question, or no such answer
 */
export async function answerQuestion(tx: Tx, id: number, words: string, now: Date): Promise<boolean> {
  const text = words.trim();
  if (text === '') throw new Refused('An answer needs words.');
  if ([...text].length > MAX_ANSWER) throw new Refused(`An answer has ${MAX_ANSWER} characters at most.`);
  const question = await lockQuestion(tx, id);
  if (!question) throw new Refused(`There is no question ${id} ("shop questions list").`);
  return answerAsShop(tx, question, text, now);
}

/** What is hidden or shown again: a question with all its answers, or one answer. */
export type Hiding = { what: 'question' | 'answer'; id: number; isHidden: boolean };

/**
 * Takes a question or an answer out of what customers read, or shows it again.
 * @returns whether anything changed
 * @throws Refused when there is none
 */
export async function hideWords(tx: Tx, { what, id, isHidden }: Hiding, now: Date): Promise<boolean> {
  const table = what === 'question' ? productQuestions : productAnswers;
  const state = isHidden ? 'hidden' : 'shown';
  const changed = await tx
    .update(table)
    .set({ state, updatedAt: now })
    .where(and(eq(table.id, id), ne(table.state, state)))
    .returning({ id: table.id });
  if (changed.length > 0) return true;
  if ((await tx.$count(table, eq(table.id, id))) === 0) throw new Refused(`There is no ${what} ${id}.`);
  return false;
}
