import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { otherLangLast } from '../../kernel/db/other-lang-last.ts';
import { productAnswers, productQuestions, users } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { offsetOf, type PageQuery } from '../../kernel/wire/page.ts';

/** Answers that come with each question of a page. */
const FIRST_ANSWERS = 2;
/** Most answers customers can give to a question; the shop's own always has room. */
export const MAX_ANSWERS = 50;

/** Of a closed account nothing is shown. */
type Author = { nickname: string | null; cellphone: string | null; isClosed: boolean };
const authorColumns = { nickname: users.nickname, cellphone: users.cellphone, isClosed: users.isClosed };

/** `author` null: the shop. */
export type AnswerRecord = { id: number; text: string; createdAt: Date; author: Author | null };
/** `answers`: all that are shown, or the first of them; `total`: how many are shown. */
export type QuestionRecord = {
  id: number;
  productId: number;
  text: string;
  createdAt: Date;
  author: Author;
  answers: AnswerRecord[];
  total: number;
};

const questionColumns = {
  id: productQuestions.id,
  productId: productQuestions.productId,
  text: productQuestions.text,
  createdAt: productQuestions.createdAt,
  author: authorColumns,
};

const shownOf = (productId: number) =>
  and(eq(productQuestions.productId, productId), eq(productQuestions.state, 'shown'));

/** One page of the questions of a product, the newest first, those in another language than `firstLang` after all others. */
export async function listQuestions(
  db: DbOrTx,
  productId: number,
  query: PageQuery & { firstLang?: Lang | undefined },
): Promise<{ records: QuestionRecord[]; total: number }> {
  const rows = await db
    .select(questionColumns)
    .from(productQuestions)
    .innerJoin(users, eq(users.id, productQuestions.userId))
    .where(shownOf(productId))
    .orderBy(
      ...otherLangLast(productQuestions.wordsLang, query.firstLang),
      desc(productQuestions.createdAt),
      desc(productQuestions.id),
    )
    .limit(query.limit)
    .offset(offsetOf(query));
  const answers = await loadAnswers(
    db,
    rows.map(({ id }) => id),
    FIRST_ANSWERS,
  );
  const records = rows.map((row) => ({ ...row, ...(answers.get(row.id) ?? noAnswers) }));
  return { records, total: await db.$count(productQuestions, shownOf(productId)) };
}

/** A question with all its answers; null when there is none that is shown. */
export async function findQuestion(db: DbOrTx, id: number): Promise<QuestionRecord | null> {
  const [row] = await db
    .select(questionColumns)
    .from(productQuestions)
    .innerJoin(users, eq(users.id, productQuestions.userId))
    .where(and(eq(productQuestions.id, id), eq(productQuestions.state, 'shown')));
  if (!row) return null;
  return { ...row, ...((await loadAnswers(db, [id], MAX_ANSWERS + 1)).get(id) ?? noAnswers) };
}

type Answers = { answers: AnswerRecord[]; total: number };
const noAnswers: Answers = { answers: [], total: 0 };

/** Shown answers by question, so many of each: the shop's before all others, then the oldest. */
async function loadAnswers(db: DbOrTx, questionIds: number[], limit: number): Promise<Map<number, Answers>> {
  if (questionIds.length === 0) return new Map();
  const { id, questionId, userId, text, createdAt } = productAnswers;
  const ranked = db
    .select({
      ...{ id, questionId, userId, text, createdAt },
      place: sql<number>`row_number() over (partition by ${questionId} order by ${userId} is not null, ${id})`
        .mapWith(Number)
        .as('place'),
      total: sql<number>`count(*) over (partition by ${questionId})`.mapWith(Number).as('total'),
    })
    .from(productAnswers)
    .where(and(inArray(questionId, questionIds), eq(productAnswers.state, 'shown')))
    .as('ranked');
  const rows = await db
    .select({
      questionId: ranked.questionId,
      total: ranked.total,
      answer: { id: ranked.id, text: ranked.text, createdAt: ranked.createdAt },
      author: authorColumns,
    })
    .from(ranked)
    .leftJoin(users, eq(users.id, ranked.userId))
    .where(lte(ranked.place, limit))
    .orderBy(asc(ranked.questionId), asc(ranked.place));
  const byQuestion = Map.groupBy(rows, (row) => row.questionId);
  return new Map(
    [...byQuestion].map(([question, found]) => [
      question,
      { answers: found.map(({ answer, author }) => ({ ...answer, author })), total: found[0]?.total ?? 0 },
    ]),
  );
}
