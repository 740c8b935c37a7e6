import type { Category } from '@jishi/api/categories';

/** Floors that come with the page; the rest is asked for when it is near the view. */
export const FLOORS_AT_ONCE = 2;

/** A floor of the home page: a recommended category, and recommended ones below it as shortcuts. */
export type Floor = { category: Category; shortcuts: readonly Category[] };

/**
 * Floors of all categories. A recommended category below another recommended one becomes a shortcut of its floor
 * instead of a floor of its own, else the same products stood twice.
 */
export function floorsOf(tree: readonly Category[]): Floor[] {
  return tree.flatMap((category) =>
    isShown(category)
      ? [{ category, shortcuts: descendantsOf(category).filter(isShown) }]
      : floorsOf(category.children),
  );
}

/** A category without a name in this language cannot be offered. */
const isShown = ({ isRecommended, name }: Category) => isRecommended && name !== '';

const descendantsOf = ({ children }: Category): Category[] =>
  children.flatMap((child) => [child, ...descendantsOf(child)]);
