import type { Tx } from '../../../kernel/db/database.ts';
import { loadReferences, type References } from './references.ts';
import { refreshSearch } from './refresh-search.ts';

/**
 * After brands or categories were saved: their products are found by the new names. `before`: the references as they were.
 */
export async function refreshRenamed(tx: Tx, before: References): Promise<void> {
  const after = await loadReferences(tx);
  const renamed = (name: 'brands' | 'categories', namesOf: (references: References, id: number) => unknown) =>
    [...after.known[name]].flatMap((key) => {
      const id = after[name].idOf(key);
      const isSame = id === null || JSON.stringify(namesOf(before, id)) === JSON.stringify(namesOf(after, id));
      return isSame ? [] : [id];
    });
  await refreshSearch(tx, {
    brandIds: renamed('brands', (references, id) => references.shelfNames(id, null)),
    categoryIds: renamed('categories', (references, id) => references.shelfNames(null, id)),
  });
}
