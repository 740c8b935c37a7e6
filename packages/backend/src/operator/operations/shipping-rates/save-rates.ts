import { asc, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { inBatches, insertRows } from '../../../kernel/db/insert-rows.ts';
import { shippingRateSteps, shippingRates } from '../../../kernel/db/schema/index.ts';
import { checkName } from '../brands/brand-document.ts';
import { keyOf } from '../support/keys.ts';
import { countSaves, planSaves, repeatedKeys, type Saved, type Stored } from '../support/plan-saves.ts';
import { changedWithIds } from '../support/take-ids.ts';
import { upsertRows } from '../support/upsert-rows.ts';
import { mergeRate, type RateDocument, type RatePatch, writeRate } from './rate-document.ts';

/** All shipping rates by key, removed ones among them. */
export async function loadRates(db: DbOrTx): Promise<Map<string, Stored<RateDocument>>> {
  const rows = await db.select().from(shippingRates);
  const steps = await db
    .select()
    .from(shippingRateSteps)
    .orderBy(asc(shippingRateSteps.sort), asc(shippingRateSteps.id));
  const stepsOf = Map.groupBy(steps, ({ rateId }) => rateId);
  return new Map(
    rows.map((row) => {
      const key = keyOf('rate', row);
      const document: RateDocument = {
        key,
        name: row.name,
        shipsFrom: row.shipsFrom,
        freeProvinces: row.freeProvinces,
        freeOver: row.freeShippingFrom,
        steps: (stepsOf.get(row.id) ?? []).map(
          ({ firstQuantity, firstFee, furtherQuantity, furtherFee, provinces }) => ({
            ...{ firstPieces: firstQuantity, firstFee, furtherPieces: furtherQuantity, furtherFee, provinces },
          }),
        ),
      };
      return [key, { id: row.id, isDeleted: row.deletedAt !== null, document }];
    }),
  );
}

/** Creates and changes shipping rates by key. The steps of a rate are replaced as a whole. */
export async function saveRates(tx: Tx, patches: readonly RatePatch[], now: Date): Promise<Saved> {
  const plan = planSaves(patches, await loadRates(tx), { merge: mergeRate, write: writeRate });
  const counts = countSaves(plan);
  const problems = [...repeatedKeys(patches), ...plan.flatMap(checkName)];
  if (problems.length > 0) return { counts, problems };
  const rows = await changedWithIds(tx, shippingRates, plan);
  await upsertRows(
    tx,
    shippingRates,
    rows.map(({ id, document }) => ({
      id,
      slug: document.key,
      name: document.name,
      shipsFrom: document.shipsFrom,
      freeProvinces: document.freeProvinces,
      freeShippingFrom: document.freeOver,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    })),
    {
      target: ['id'],
      changes: ['slug', 'name', 'shipsFrom', 'freeProvinces', 'freeShippingFrom', 'deletedAt', 'updatedAt'],
    },
  );
  for (const some of inBatches(shippingRateSteps, rows)) {
    await tx.delete(shippingRateSteps).where(
      inArray(
        shippingRateSteps.rateId,
        some.map(({ id }) => id),
      ),
    );
  }
  await insertRows(
    tx,
    shippingRateSteps,
    rows.flatMap(({ id, document }) => document.steps.map((step, index) => stepRow(id, step, index, now))),
  );
  return { counts, problems };
}

function stepRow(rateId: number, step: RateDocument['steps'][number], index: number, now: Date) {
  return {
    rateId,
    firstQuantity: step.firstPieces,
    firstFee: step.firstFee,
    furtherQuantity: step.furtherPieces,
    furtherFee: step.furtherFee,
    provinces: step.provinces,
    sort: index + 1,
    createdAt: now,
    updatedAt: now,
  };
}
