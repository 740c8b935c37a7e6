import { and, inArray, lt } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { productTexts } from '../../../kernel/db/schema/index.ts';
import type { JobKind } from '../../../kernel/jobs/job-kinds.ts';
import { refreshColours } from '../../../modules/catalogue/refresh-colours.ts';
import { refreshMeasures } from '../../../modules/catalogue/refresh-measures.ts';
import { SEARCH_VERSION } from '../../../modules/search/product-vector.ts';
import { loadReferences } from '../products/references.ts';
import { writeSearch } from '../products/refresh-search.ts';

/** Texts at once: each portion is a transaction of its own, so that nobody waits for long. */
const PORTION = 200;

const isOld = lt(productTexts.searchVersion, SEARCH_VERSION);

/**
 * Writes anew what goods are found by, how much of them is sold and in which colours they come, where an earlier version of the shop wrote it. A shop goes on being searched meanwhile.
 *
 * @returns how many texts were written
 */
export async function reindexSearch(db: DbOrTx): Promise<number> {
  let written = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx.select({ id: productTexts.productId }).from(productTexts).where(isOld).limit(PORTION);
      if (rows.length === 0) return 0;
      const ids = [...new Set(rows.map(({ id }) => id))];
      await writeSearch(tx, ids, await loadReferences(tx));
      await refreshMeasures(tx, ids);
      await refreshColours(tx, ids);
      // A text of a language the shop no longer has is none that is found.
      await tx
        .update(productTexts)
        .set({ searchVersion: SEARCH_VERSION })
        .where(and(inArray(productTexts.productId, ids), isOld));
      return rows.length;
    });
    written += count;
    if (count === 0) return written;
  }
}

/** After an update the index of the search is written anew. */
export const reindexSearchJob: JobKind = {
  kind: 'shop.search-index',
  everySeconds: 3600,
  run: async (_payload, { db }) => {
    await reindexSearch(db);
  },
};
