import { asc, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { inStatements, insertRows } from '../../../kernel/db/insert-rows.ts';
import { freights, freightWays } from '../../../kernel/db/schema/index.ts';
import { checkName } from '../brands/brand-document.ts';
import { keyOf } from '../support/keys.ts';
import { countSaves, planSaves, repeatedKeys, type Saved, type Stored } from '../support/plan-saves.ts';
import { takeIds } from '../support/take-ids.ts';
import { upsertRows } from '../support/upsert-rows.ts';
import { mergeRate, type RateDocument, type RatePatch, writeRate } from './rate-document.ts';

/** All shipping rates by key, removed ones among them. */
export async function loadRates(db: DbOrTx): Promise<Map<string, Stored<RateDocument>>> {
  const rows = await db.select().from(freights);
  const ways = await db.select().from(freightWays).orderBy(asc(freightWays.sort), asc(freightWays.id));
  const waysOf = Map.groupBy(ways, ({ freightId }) => freightId);
  return new Map(
    rows.map((row) => {
      const key = keyOf('rate', row);
      const document: RateDocument = {
        key,
        name: row.name,
        shipsFrom: row.location,
        freeProvinces: row.pinkage,
        freeOver: row.freeOver,
        steps: (waysOf.get(row.id) ?? []).map(({ firstPiece, firstCost, addPiece, addCost, location }) => ({
          firstPieces: firstPiece,
          firstFee: firstCost,
          furtherPieces: addPiece,
          furtherFee: addCost,
          provinces: location,
        })),
      };
      return [key, { id: row.id, isDeleted: row.deletedAt !== null, document }];
    }),
  );
}

/** Creates and changes shipping rates by key. The steps of a rate are replaced as a whole. */
export async function saveRates(tx: Tx, patches: readonly RatePatch[], now: Date): Promise<Saved> {
  const plan = planSaves(patches, await loadRates(tx), { merge: mergeRate, write: writeRate });
  const counts = countSaves(plan);
  const problems = [
    ...repeatedKeys(patches),
    ...plan.flatMap(({ document, index }) => checkName(document.name, index)),
  ];
  if (problems.length > 0) return { counts, problems };
  const changed = plan.filter(({ isChanged }) => isChanged);
  const fresh = await takeIds(tx, freights, counts.created);
  const rows = changed.map(({ stored, document }) => ({ id: stored?.id ?? fresh.shift() ?? 0, document }));
  await upsertRows(
    tx,
    freights,
    rows.map(({ id, document }) => ({
      id,
      slug: document.key,
      name: document.name,
      location: document.shipsFrom,
      pinkage: document.freeProvinces,
      freeOver: document.freeOver,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    })),
    { target: ['id'], changes: ['slug', 'name', 'location', 'pinkage', 'freeOver', 'deletedAt', 'updatedAt'] },
  );
  for (const some of inStatements(freightWays, rows)) {
    await tx.delete(freightWays).where(
      inArray(
        freightWays.freightId,
        some.map(({ id }) => id),
      ),
    );
  }
  await insertRows(
    tx,
    freightWays,
    rows.flatMap(({ id, document }) => document.steps.map((step, index) => stepRow(id, step, index, now))),
  );
  return { counts, problems };
}

function stepRow(freightId: number, step: RateDocument['steps'][number], index: number, now: Date) {
  return {
    freightId,
    firstPiece: step.firstPieces,
    firstCost: step.firstFee,
    addPiece: step.furtherPieces,
    addCost: step.furtherFee,
    location: step.provinces,
    sort: index + 1,
    createdAt: now,
    updatedAt: now,
  };
}
