import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { productAnswers, productQuestions } from '../../../kernel/db/schema/index.ts';
import { loadContent } from '../../content/load.ts';
import { daysAgo, inHours } from '../rows/moments.ts';
import { productBySlug, type SeedContext } from '../rows/seed-context.ts';

/** Answers are numbered by their question. */
const MOST_ANSWERS = 10;

/** Questions about products, with answers of the shop and of customers who have reviewed them. */
export async function seedQuestions(context: SeedContext): Promise<void> {
  const { tx, now } = context;
  const questions = loadContent('questions')
    .filter(({ good: product }) => context.goods.has(product))
    .map((question) => ({
      ...question,
      productId: productBySlug(context, question.good).id,
      askedAt: daysAgo(now, question.days_ago),
    }));
  await insertRows(
    tx,
    productQuestions,
    questions.map(({ id, productId, user_id: userId, text, askedAt }) => ({
      ...{ id, productId, userId, text },
      createdAt: askedAt,
      updatedAt: askedAt,
    })),
  );
  await insertRows(
    tx,
    productAnswers,
    questions.flatMap(({ id, productId, askedAt, answers }) =>
      answers.map(({ user_id: userId, text, after_hours: hours }, index) => ({
        ...{ id: id * MOST_ANSWERS + index, questionId: id, productId, userId, text },
        createdAt: inHours(askedAt, hours),
        updatedAt: inHours(askedAt, hours),
      })),
    ),
  );
}
