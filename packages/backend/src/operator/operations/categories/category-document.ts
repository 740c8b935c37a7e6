import { z } from 'zod';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import { address, flag, given, key, localText, mergeText, orderedText, patched, whole } from '../support/fields.ts';
import type { Problem } from '../support/problems.ts';

export type CategoryDocument = {
  key: string;
  /** null: at the top. */
  parent: string | null;
  name: LocalText;
  sort: number;
  isShown: boolean;
  isRecommended: boolean;
  picture: string | null;
};

/** What may be said of a category; what is left out stays as it is. */
export const categoryPatch = z.strictObject({
  key: key(80),
  parent: key(80).nullish(),
  name: given(localText(30)),
  sort: given(whole(0, 1_000_000)),
  isShown: given(flag),
  isRecommended: given(flag),
  picture: address.nullish(),
});
export type CategoryPatch = z.output<typeof categoryPatch>;

export function mergeCategory(known: CategoryDocument | null, patch: CategoryPatch): CategoryDocument {
  return {
    key: patch.key,
    parent: patched(patch.parent, known?.parent ?? null),
    name: mergeText(known?.name ?? null, patch.name),
    sort: patch.sort ?? known?.sort ?? 0,
    isShown: patch.isShown ?? known?.isShown ?? true,
    isRecommended: patch.isRecommended ?? known?.isRecommended ?? false,
    picture: patched(patch.picture, known?.picture ?? null),
  };
}

export const writeCategory = (category: CategoryDocument) => ({ ...category, name: orderedText(category.name) });

/** Parents that do not exist, and categories that would be above themselves. `parents`: parent by key, after the save. */
export function checkParent(
  { key, parent }: CategoryDocument,
  index: number,
  parents: ReadonlyMap<string, string | null>,
): Problem[] {
  if (parent === null) return [];
  if (!parents.has(parent)) return [{ path: [index, 'parent'], reason: `is no category: ${parent}` }];
  const seen = new Set<string>();
  for (let above: string | null | undefined = parent; above; above = parents.get(above)) {
    if (above === key) return [{ path: [index, 'parent'], reason: 'would put the category below itself' }];
    if (seen.has(above)) return [];
    seen.add(above);
  }
  return [];
}
