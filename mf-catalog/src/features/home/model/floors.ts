import type { Category } from '@jishi/api/categories';

/** Floors that come with the page; the rest is asked for when it is near the view. */
export const FLOORS_AT_ONCE = 1;

/** So many floors make a page; what else there is stands in the street. */
const MOST_FLOORS = 5;

/** A floor of the home page: a recommended category, and recommended ones below it as shortcuts. */
export type Floor = { category: Category; shortcuts: readonly Category[] };

/** Floors of the page, the first ones in the order of the shop. */
export const floorsOf = (tree: readonly Category[]): Floor[] => allFloorsOf(tree).slice(0, MOST_FLOORS);

/** Categories of the first level that no floor of the page is of; without a name in this language there is nothing to offer. */
export function beyondFloors(tree: readonly Category[]): Category[] {
  const shown = new Set(floorsOf(tree).map(({ category }) => category.id));
  const isBeyond = (category: Category): boolean =>
    [category, ...descendantsOf(category)].every(({ id }) => !shown.has(id));
  return tree.filter((category) => category.name !== '' && isBeyond(category));
}

/**
 * Floors of all categories. A recommended category below another recommended one becomes a shortcut of its floor
 * instead of a floor of its own, else the same products stood twice.
 */
function allFloorsOf(tree: readonly Category[]): Floor[] {
  return tree.flatMap((category) =>
    isShown(category)
      ? [{ category, shortcuts: descendantsOf(category).filter(isShown) }]
      : allFloorsOf(category.children),
  );
}

/** A category without a name in this language cannot be offered. */
const isShown = ({ isRecommended, name }: Category) => isRecommended && name !== '';

const descendantsOf = ({ children }: Category): Category[] =>
  children.flatMap((child) => [child, ...descendantsOf(child)]);
