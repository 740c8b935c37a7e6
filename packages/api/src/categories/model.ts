import type { Id } from '../model/id.ts';
import type { Picture } from '../model/picture.ts';

/** A category; `children` is empty on the last level. */
export type Category = {
  readonly id: Id;
  readonly name: string;
  /** `null` at the top level. */
  readonly parentId: Id | null;
  readonly picture: Picture | null;
  readonly isRecommended: boolean;
  readonly children: readonly Category[];
};
