import type { Category } from './model.ts';

/** The category with an id and all its ancestors, top level first; empty when the tree has no such category. */
export function categoryPath(tree: readonly Category[], id: string): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = categoryPath(category.children, id);
    if (below.length) return [category, ...below];
  }
  return [];
}

/** Whether the children are tiles with pictures themselves (two levels) rather than rows of tiles. */
export function hasTwoLevels({ children: below }: Pick<Category, 'children'>): boolean {
  return below.length > 0 && below.every(({ children }) => children.length === 0);
}
