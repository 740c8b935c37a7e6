import type { Id } from '../model/id.ts';
import type { Picture } from '../model/picture.ts';
import type { Category } from './model.ts';
import { hasTwoLevels } from './tree.ts';

/** A category as a page carries it for its menus: nothing in it says "no" or repeats what its place tells. */
export type MenuCategory = {
  readonly id: Id;
  readonly name: string;
  readonly picture?: Picture;
  readonly hasIcon?: true;
  readonly isRecommended?: true;
  readonly children?: readonly MenuCategory[];
};

/**
 * Without the pictures no menu shows: below the top level those count whose category is a tile, or begins a floor because
 * nothing above it is recommended.
 */
export const toMenu = (tree: readonly Category[]): MenuCategory[] =>
  tree.map((category) => toEntry(category, { isTile: true, isInFloor: false }));

type Place = { isTile: boolean; isInFloor: boolean };

function toEntry(category: Category, { isTile, isInFloor }: Place): MenuCategory {
  const { id, name, picture, hasIcon, isRecommended, children } = category;
  const below = { isTile: hasTwoLevels(category) && isTile, isInFloor: isInFloor || isRecommended };
  return {
    id,
    name,
    ...(picture && (isTile || (isRecommended && !isInFloor)) && { picture, ...(hasIcon && { hasIcon }) }),
    ...(isRecommended && { isRecommended }),
    ...(children.length > 0 && { children: children.map((child) => toEntry(child, below)) }),
  };
}

/** Categories again, without how many products there are; those below the top level may have lost a picture that no menu shows. */
export const fromMenu = (menu: readonly MenuCategory[], parentId: Id | null = null): Category[] =>
  menu.map(({ id, name, picture = null, hasIcon = false, isRecommended = false, children = [] }) => ({
    id,
    name,
    parentId,
    picture,
    hasIcon,
    isRecommended,
    children: fromMenu(children, id),
  }));
