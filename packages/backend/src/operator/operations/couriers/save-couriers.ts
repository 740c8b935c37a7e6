import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { couriers } from '../../../kernel/db/schema/index.ts';
import { checkName } from '../brands/brand-document.ts';
import { Refused } from '../refused.ts';
import { countSaves, planSaves, repeatedKeys, type Save, type Saved, type Stored } from '../support/plan-saves.ts';
import type { Problem } from '../support/problems.ts';
import { changedWithIds } from '../support/take-ids.ts';
import { upsertRows } from '../support/upsert-rows.ts';
import { type CourierDocument, type CourierPatch, mergeCourier, writeCourier } from './courier-document.ts';

/** All couriers by key, removed ones among them. Of several rows with one abbreviation the living one counts. */
export async function loadCourierDocuments(db: DbOrTx): Promise<Map<string, Stored<CourierDocument>>> {
  const rows = await db
    .select()
    .from(couriers)
    .orderBy(sql`${couriers.deletedAt} nulls last`, couriers.sort, couriers.id);
  return new Map(
    rows.map((row) => [
      row.abbreviation,
      {
        id: row.id,
        isDeleted: row.deletedAt !== null,
        document: {
          key: row.abbreviation,
          name: row.name,
          waybillPrefix: row.waybillPrefix,
          trackingCode: row.trackingCode ?? '',
          isUsual: row.isDefault,
          isColdChain: row.isColdChain,
          isActive: row.state === 'shown',
          sort: row.sort,
        },
      },
    ]),
  );
}

/** Creates and changes couriers by key. The one that becomes the usual one takes the place of the one before. */
export async function saveCouriers(tx: Tx, patches: readonly CourierPatch[], now: Date): Promise<Saved> {
  // The table has no unique abbreviation: two operators at once would both create one.
  await tx.execute(sql`lock table ${couriers} in share row exclusive mode`);
  const plan = planSaves(patches, await loadCourierDocuments(tx), { merge: mergeCourier, write: writeCourier });
  const counts = countSaves(plan);
  const problems = [...repeatedKeys(patches), ...plan.flatMap(checkCourier), ...checkUsual(patches)];
  if (problems.length > 0) return { counts, problems };
  const changed = await changedWithIds(tx, couriers, plan);
  const rows = changed.map(({ id, document }) => ({
    id,
    name: document.name,
    abbreviation: document.key,
    waybillPrefix: document.waybillPrefix,
    trackingCode: document.trackingCode === '' ? null : document.trackingCode,
    isDefault: document.isUsual,
    isColdChain: document.isColdChain,
    state: document.isActive ? ('shown' as const) : ('hidden' as const),
    sort: document.sort,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }));
  await upsertRows(tx, couriers, rows, {
    target: ['id'],
    changes: [
      'name',
      'abbreviation',
      'waybillPrefix',
      'trackingCode',
      'isDefault',
      'isColdChain',
      'state',
      'sort',
      'deletedAt',
      'updatedAt',
    ],
  });
  const usual = rows.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  if (usual.length > 0) {
    await tx
      .update(couriers)
      .set({ isDefault: false, updatedAt: now })
      .where(and(notInArray(couriers.id, usual), eq(couriers.isDefault, true)));
  }
  return { counts, problems };
}

/** Orders name couriers in both languages, so one name does. */
function checkCourier(save: Save<CourierDocument, CourierPatch>): Problem[] {
  const { document, index } = save;
  const idle = document.isUsual && !document.isActive;
  return [
    ...checkName(save),
    ...(idle ? [{ path: [index, 'isUsual'], reason: 'must not be said of a courier that carries nothing new' }] : []),
  ];
}

function checkUsual(patches: readonly CourierPatch[]): Problem[] {
  const [, ...others] = patches.flatMap(({ isUsual }, index) => (isUsual ? [index] : []));
  return others.map((index) => ({ path: [index, 'isUsual'], reason: 'is said of another one of these already' }));
}

/**
 * Removes a courier; orders it carries or carried keep it.
 * @throws Refused when there is none
 */
export async function removeCourier(tx: Tx, key: string, now: Date): Promise<void> {
  const courier = (await loadCourierDocuments(tx)).get(key);
  if (!courier || courier.isDeleted) throw new Refused(`There is no courier "${key}": see "pnpm shop couriers list".`);
  await tx
    .update(couriers)
    .set({ deletedAt: now, updatedAt: now, isDefault: false })
    .where(eq(couriers.id, courier.id));
}
