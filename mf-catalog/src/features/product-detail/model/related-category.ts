import { type Category, categoryPath } from '@jishi/api/categories';

/**
 * Where products that go with one are looked for: one level above its own category, which alone often holds only a
 * few. `null` without a category.
 */
export function relatedCategory(tree: readonly Category[], categoryId: string | null): string | null {
  if (categoryId === null) return null;
  const path = categoryPath(tree, categoryId);
  return path.at(-2)?.id ?? categoryId;
}
