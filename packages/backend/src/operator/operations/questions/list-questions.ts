import { and, asc, count, desc, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { productAnswers, productQuestions, products } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';

/** `good`: its key. What is not given filters nothing. */
export type QuestionFilter = { good?: string; unanswered?: boolean; hidden?: boolean; limit: number };

/** A question as the shop looks at it. `answer`: the shop's own; `answers`: of all, hidden ones too. */
export type QuestionNow = {
  id: number;
  createdAt: Date;
  good: string;
  userId: number;
  text: string;
  answers: number;
  answer: string | null;
  isHidden: boolean;
};

const answersOf = (db: DbOrTx) =>
  db.select({ one: sql`1` }).from(productAnswers).where(eq(productAnswers.questionId, productQuestions.id));

function whereOf(db: DbOrTx, { good: product, unanswered, hidden }: QuestionFilter): SQL | undefined {
  return and(
    product === undefined ? undefined : eq(products.key, product),
    unanswered ? not(exists(answersOf(db))) : undefined,
    hidden ? eq(productQuestions.state, 'hidden') : undefined,
  );
}

/** Questions, the newest first. */
export async function listQuestions(db: DbOrTx, filter: QuestionFilter): Promise<QuestionNow[]> {
  const rows = await db
    .select({ question: productQuestions, good: products.key })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(whereOf(db, filter))
    .orderBy(desc(productQuestions.createdAt), desc(productQuestions.id))
    .limit(filter.limit);
  const ids = rows.map(({ question }) => question.id);
  const counts = await countAnswers(db, ids);
  const own = await loadShopAnswers(db, ids);
  return rows.map(({ question: { id, createdAt, userId, text, state }, good: product }) => ({
    ...{ id, createdAt, good: product, userId, text },
    answers: counts.get(id) ?? 0,
    answer: own.get(id) ?? null,
    isHidden: state === 'hidden',
  }));
}

async function countAnswers(db: DbOrTx, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: productAnswers.questionId, answers: count() })
    .from(productAnswers)
    .where(inArray(productAnswers.questionId, ids))
    .groupBy(productAnswers.questionId);
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

async function loadShopAnswers(db: DbOrTx, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: productAnswers.questionId, text: productAnswers.text })
    .from(productAnswers)
    .where(and(inArray(productAnswers.questionId, ids), isNull(productAnswers.userId)));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** `userId` null: the shop. */
export type AnswerNow = { id: number; createdAt: Date; userId: number | null; text: string; isHidden: boolean };

/**
 * All answers to a question, hidden ones too, the oldest first.
 * @throws Refused when there is no such question
 */
export async function showQuestion(
  db: DbOrTx,
  id: number,
): Promise<{ id: number; text: string; isHidden: boolean; answers: AnswerNow[] }> {
  const [question] = await db.select().from(productQuestions).where(eq(productQuestions.id, id));
  if (!question) throw new Refused(`There is no question ${id} ("shop questions list").`);
  const rows = await db
    .select()
    .from(productAnswers)
    .where(eq(productAnswers.questionId, id))
    .orderBy(asc(productAnswers.id));
  const answers = rows.map(({ state, id: answerId, createdAt, userId, text }) => ({
    ...{ id: answerId, createdAt, userId, text },
    isHidden: state === 'hidden',
  }));
  return { id, text: question.text, isHidden: question.state === 'hidden', answers };
}
