import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { productQuestions, products } from '../../kernel/db/schema/index.ts';
import { found, refuse } from '../../kernel/errors/shop-error.ts';
import { consumeLimit } from '../../kernel/limits/rate-limit.ts';

/** Questions of a customer about a product within a day, removed ones too. */
const A_DAY = 3;
const DAY = 86_400;

export type Asked = { userId: number; productId: number; text: string };

/**
 * Publishes a question about a product.
 * @returns its id
 * @throws ShopError `record.missing` without such a product, `question.most` after three of them within a day
 */
export async function askQuestion(tx: Tx, { userId, productId, text }: Asked, now: Date): Promise<number> {
  found(await findProduct(tx, productId));
  const limit = { key: `question:${productId}:${userId}`, max: A_DAY, seconds: DAY };
  if (!(await consumeLimit(tx, limit, now))) throw refuse('question.most', { n: A_DAY });
  const [question] = await tx
    .insert(productQuestions)
    .values({ productId, userId, text, createdAt: now, updatedAt: now })
    .returning({ id: productQuestions.id });
  return found(question).id;
}

async function findProduct(tx: Tx, id: number) {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  return product;
}
