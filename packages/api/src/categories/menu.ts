import type { Id } from '../model/id.ts';
import type { Picture } from '../model/picture.ts';
import type { Category } from './model.ts';

/** A category as a page carries it for its menus: nothing in it says "no" or repeats what its place tells. */
export type MenuCategory = {
  readonly id: Id;
  readonly name: string;
  readonly picture?: Picture;
  readonly hasIcon?: true;
  readonly isRecommended?: true;
  /** Categories below it are left out: the page draws none of them before they are asked for. */
  readonly hasMore?: true;
  readonly children?: readonly MenuCategory[];
};

/** A category of a menu; `hasMore` when there are categories below it that are not here. */
export type ListedCategory = Category & { readonly hasMore: boolean };

/**
 * What a page draws at once: the top level, and below it recommended categories with those above them. They have a picture where they
 * begin a floor, because nothing above them is recommended.
 */
export const toMenu = (tree: readonly Category[]): MenuCategory[] =>
  tree.map((category) => toEntry(category, { isTop: true, isInFloor: false }));

type Place = { isTop: boolean; isInFloor: boolean };

function toEntry(category: Category, { isTop, isInFloor }: Place): MenuCategory {
  const { id, name, picture, hasIcon, isRecommended } = category;
  const below = { isTop: false, isInFloor: isInFloor || isRecommended };
  const children = category.children.filter(leadsToRecommended).map((child) => toEntry(child, below));
  return {
    id,
    name,
    ...(picture && (isTop || (isRecommended && !isInFloor)) && { picture, ...(hasIcon && { hasIcon }) }),
    ...(isRecommended && { isRecommended }),
    ...(children.length < category.children.length && { hasMore: true }),
    ...(children.length > 0 && { children }),
  };
}

const leadsToRecommended = ({ isRecommended, children }: Category): boolean =>
  isRecommended || children.some(leadsToRecommended);

/** Categories again, without how many products there are, and as few as the menu has. */
export const fromMenu = (menu: readonly MenuCategory[], parentId: Id | null = null): ListedCategory[] =>
  menu.map(({ id, name, picture = null, hasIcon = false, isRecommended = false, hasMore = false, children = [] }) => ({
    id,
    name,
    parentId,
    picture,
    hasIcon,
    isRecommended,
    hasMore,
    children: fromMenu(children, id),
  }));
