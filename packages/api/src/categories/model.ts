import type { Id } from '../model/id.ts';
import { type Picture, pictureUrl } from '../model/picture.ts';

/** A category; `children` is empty on the last level. */
export type Category = {
  readonly id: Id;
  readonly name: string;
  /** `null` at the top level. */
  readonly parentId: Id | null;
  readonly picture: Picture | null;
  /** There is a sibling of the picture for icons: `categoryIcon`. */
  readonly hasIcon: boolean;
  readonly isRecommended: boolean;
  /** Products on sale in it and everything below; missing where it was not asked for, `null` when the server does not tell. */
  readonly productCount?: number | null | undefined;
  readonly children: readonly Category[];
};

/** Address of a category's picture for places up to 40 px wide; without one of its own size, which not every api has, the one for 80. */
export function categoryIcon({ picture, hasIcon }: Pick<Category, 'picture' | 'hasIcon'>): string | null {
  return picture && pictureUrl(picture.url, hasIcon ? 40 : 80);
}
