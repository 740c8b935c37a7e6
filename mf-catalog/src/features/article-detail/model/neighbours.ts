import type { ArticleLink } from '@jishi/api/articles';

/** What stands before and after an article in the order of its column. */
export function neighboursOf(
  article: ArticleLink,
  column: readonly ArticleLink[],
): { previous: ArticleLink | null; next: ArticleLink | null } {
  const place = column.findIndex(({ id }) => id === article.id);
  if (place === -1) return { previous: null, next: null };
  return { previous: column[place - 1] ?? null, next: column[place + 1] ?? null };
}
