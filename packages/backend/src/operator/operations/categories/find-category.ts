import type { DbOrTx } from '../../../kernel/db/database.ts';
import { categories } from '../../../kernel/db/schema/index.ts';
import { childrenOf, withDescendants } from '../../../modules/categories/category-tree.ts';
import { Refused } from '../refused.ts';
import { keyOf } from '../support/keys.ts';

/**
 * A category and everything below it, shown or hidden.
 * @throws Refused when there is none of this key
 */
export async function categoryIdsBelow(db: DbOrTx, key: string): Promise<number[]> {
  const rows = (await db.select().from(categories)).filter(({ deletedAt }) => deletedAt === null);
  const category = rows.find((row) => keyOf('category', row) === key);
  if (!category) throw new Refused(`There is no category "${key}": see "pnpm shop categories list".`);
  return withDescendants(rows, category.id);
}

/** A category in the tree, as an operator looks at it. */
export type CategoryLine = { row: typeof categories.$inferSelect; key: string; depth: number };

/** The whole tree, hidden categories among them, parents before children. */
export async function listCategoryTree(db: DbOrTx): Promise<CategoryLine[]> {
  const rows = (await db.select().from(categories).orderBy(categories.sort, categories.id)).filter(
    ({ deletedAt }) => deletedAt === null,
  );
  const children = childrenOf(rows);
  const below = (parent: number | null, depth: number): CategoryLine[] =>
    (children.get(parent) ?? []).flatMap((row) => [
      { row, key: keyOf('category', row), depth },
      ...below(row.id, depth + 1),
    ]);
  return below(null, 0);
}
