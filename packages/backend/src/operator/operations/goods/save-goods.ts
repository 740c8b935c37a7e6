import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database.ts';
import { goodSkus, goods } from '../../../kernel/db/schema/index.ts';
import { Refused } from '../refused.ts';
import { addCounts, countSaves, planSaves, repeatedKeys, type Saved } from '../support/plan-saves.ts';
import type { Problem } from '../support/problems.ts';
import { checkGood, type KnownKeys } from './check-good.ts';
import type { GoodPatch } from './good-patch.ts';
import { goodKeysOf } from './good-reference.ts';
import { loadGoodDocuments, type StoredGood } from './load-goods.ts';
import { type MergeOptions, mergeGood } from './merge-good.ts';
import { loadReferences, type References } from './references.ts';
import { takenNames } from './taken-names.ts';
import { writeGood } from './write-good.ts';
import { type GoodSave, writeGoods } from './write-goods.ts';

/** Goods that are read, checked and written together. */
const PORTION = 400;

export type SaveOptions = MergeOptions & {
  /** Why stock came in, for the ledger. */
  remark: string;
  /** Keys that may be referred to though the shop does not have them: their own problems were told before. */
  alsoKnown?: KnownKeys;
};

/** Creates and changes goods by key. With problems nothing may be committed. */
export async function saveGoods(tx: Tx, patches: readonly GoodPatch[], options: SaveOptions): Promise<Saved> {
  const references = await loadReferences(tx);
  const known = options.alsoKnown ? union(references.known, options.alsoKnown) : references.known;
  let counts = { created: 0, changed: 0, unchanged: 0 };
  const problems = repeatedKeys(patches);
  for (let start = 0; start < patches.length; start += PORTION) {
    const portion = patches.slice(start, start + PORTION);
    const stored = await lockGoods(tx, portion, references);
    const plan = planSaves(portion, stored, {
      merge: (document, patch) => mergeGood(document, patch, options),
      write: writeGood,
    });
    counts = addCounts(counts, countSaves(plan));
    const changed = plan.filter(({ isChanged }) => isChanged);
    const found = [...checkAll(changed, known), ...(await takenNames(tx, changed))];
    problems.push(
      ...found.map(({ path: [index, ...rest], reason }) => ({ path: [start + Number(index), ...rest], reason })),
    );
    // After the first problem nothing is written any more, but everything is still looked at.
    if (problems.length === 0) await writeGoods(tx, changed, { ...options, references });
  }
  return { counts, problems };
}

function checkAll(saves: readonly GoodSave[], known: KnownKeys): Problem[] {
  return saves.flatMap(({ document, index }) =>
    checkGood(document, known).map(({ path, reason }) => ({ path: [index, ...path], reason })),
  );
}

/** Goods of these keys with their SKUs, held until the end: stock and texts cannot change meanwhile. */
async function lockGoods(
  tx: Tx,
  patches: readonly GoodPatch[],
  references: References,
): Promise<Map<string, StoredGood>> {
  const rows = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(
      inArray(
        goods.identification,
        patches.map(({ key }) => key),
      ),
    )
    .orderBy(asc(goods.id))
    .for('no key update');
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  await tx
    .select({ id: goodSkus.id })
    .from(goodSkus)
    .where(and(inArray(goodSkus.goodId, ids), isNull(goodSkus.deletedAt)))
    .orderBy(asc(goodSkus.id))
    .for('no key update');
  const found = await loadGoodDocuments(tx, ids, references);
  return new Map(found.map((good) => [good.document.key, good]));
}

function union(one: KnownKeys, other: KnownKeys): KnownKeys {
  return {
    categories: new Set([...one.categories, ...other.categories]),
    brands: new Set([...one.brands, ...other.brands]),
    shippingRates: new Set([...one.shippingRates, ...other.shippingRates]),
  };
}

/**
 * Takes goods out of the shop: nobody sees them, orders keep them. Answers how many there were.
 * @throws Refused when one of them is not there
 */
export async function removeGoods(tx: Tx, wanted: readonly string[], now: Date): Promise<number> {
  const keys = await goodKeysOf(tx, wanted);
  const rows = await tx
    .update(goods)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(inArray(goods.identification, keys), isNull(goods.deletedAt)))
    .returning({ id: goods.id });
  if (rows.length < keys.length) throw new Refused('Not all of these goods are there: nothing was removed.');
  return rows.length;
}

/** The id of a good by its key; null when there is none, or it was removed. */
export async function goodIdOf(tx: Tx, key: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.identification, key), isNull(goods.deletedAt)));
  return row?.id ?? null;
}
