import type { Category } from '@jishi/api/categories';
import { paths } from '@jishi/contracts';
import { type Stripes, stripesAt } from './stripes.ts';

/** A stall of the street: a category of the first level. */
export type Stall = Pick<Category, 'id' | 'name' | 'picture' | 'hasIcon'> & {
  /** Id of its place in the page, which an address may name: `/street#stall-3`. */
  readonly anchor: string;
  readonly stripes: Stripes;
};

/** Id of the plain list of stalls, where whoever skips the scene goes on. */
export const STALL_LIST = 'stalls';

/** All stalls, in the order of the shop; a category without a name in this language has no sign to hang out. */
export const stallsOf = (categories: readonly Category[]): Stall[] =>
  categories
    .filter(({ name }) => name !== '')
    .map(({ id, name, picture, hasIcon }, place) => ({
      ...{ id, name, picture, hasIcon },
      anchor: `stall-${id}`,
      stripes: stripesAt(place),
    }));

/** Everything a stall has. */
export const stallPath = ({ id, name }: Pick<Stall, 'id' | 'name'>): string => paths.products({ categoryId: id, name });
