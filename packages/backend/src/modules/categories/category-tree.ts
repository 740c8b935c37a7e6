import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { categories } from '../../kernel/db/schema/index.ts';
import type { Lang } from '../../kernel/texts/languages.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** Categories that are shown in a language, in display order. */
export async function loadCategories(db: DbOrTx, lang: Lang): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.state, 'shown'), isNull(categories.deletedAt), sql`${categories.name} ? ${lang}`))
    .orderBy(asc(categories.sort), asc(categories.id));
}

/** Children by parent; `null` holds the top. A category whose parent is not shown moves to the top. */
export function childrenOf(rows: readonly CategoryRow[]): Map<number | null, CategoryRow[]> {
  const known = new Set(rows.map(({ id }) => id));
  return Map.groupBy(rows, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null));
}

/** A category and everything shown below it, itself first; empty when it is not shown itself. */
export function withDescendants(rows: readonly CategoryRow[], id: number): number[] {
  return rows.some((row) => row.id === id) ? withChildren(childrenOf(rows), id) : [];
}

/** A category and everything below it, itself first. */
export function withChildren(children: ReturnType<typeof childrenOf>, id: number): number[] {
  const found = [id];
  // The list grows while it is walked: every category is visited once, however deep the tree.
  for (const parent of found) found.push(...(children.get(parent) ?? []).map((child) => child.id));
  return found;
}
