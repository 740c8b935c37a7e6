import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { brands } from '../../../kernel/db/schema/index.ts';
import { keyOf } from '../support/keys.ts';
import { pictureOf, writePictures } from '../support/owner-pictures.ts';
import { countSaves, planSaves, repeatedKeys, type Saved, type Stored } from '../support/plan-saves.ts';
import { changedWithIds } from '../support/take-ids.ts';
import { upsertRows } from '../support/upsert-rows.ts';
import { type BrandDocument, type BrandPatch, checkName, mergeBrand, writeBrand } from './brand-document.ts';

/** All brands by key, removed ones among them. */
export async function loadBrands(db: DbOrTx): Promise<Map<string, Stored<BrandDocument>>> {
  const rows = await db.select().from(brands);
  const pictures = await pictureOf(
    db,
    'brand',
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => {
      const key = keyOf('brand', row);
      const document = { key, name: row.name, sort: row.sort, picture: pictures.get(row.id) ?? null };
      return [key, { id: row.id, isDeleted: row.deletedAt !== null, document }];
    }),
  );
}

/** Creates and changes brands by key. Names of products' brands are part of what products are found by: see `refreshSearch`. */
export async function saveBrands(tx: Tx, patches: readonly BrandPatch[], now: Date): Promise<Saved> {
  const plan = planSaves(patches, await loadBrands(tx), { merge: mergeBrand, write: writeBrand });
  const counts = countSaves(plan);
  const problems = [...repeatedKeys(patches), ...plan.flatMap(checkName)];
  if (problems.length > 0) return { counts, problems };
  const changed = await changedWithIds(tx, brands, plan);
  const rows = changed.map(({ id, document }) => ({
    id,
    slug: document.key,
    name: document.name,
    sort: document.sort,
    picture: document.picture,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }));
  await upsertRows(tx, brands, rows, { target: ['id'], changes: ['slug', 'name', 'sort', 'deletedAt', 'updatedAt'] });
  await writePictures(
    tx,
    'brand',
    rows.map(({ id, picture }) => ({ id, depict: `brand_${id}`, img: picture })),
    now,
  );
  return { counts, problems };
}
