import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { categories } from '../../../kernel/db/schema/index.ts';
import { checkName } from '../brands/brand-document.ts';
import { keyOf } from '../support/keys.ts';
import { pictureOf, writePictures } from '../support/owner-pictures.ts';
import { countSaves, planSaves, repeatedKeys, type Save, type Saved, type Stored } from '../support/plan-saves.ts';
import { takeIds } from '../support/take-ids.ts';
import { upsertRows } from '../support/upsert-rows.ts';
import {
  type CategoryDocument,
  type CategoryPatch,
  checkParent,
  mergeCategory,
  writeCategory,
} from './category-document.ts';

type Known = Map<string, Stored<CategoryDocument>>;

/** All categories by key, removed ones among them. */
export async function loadCategoryDocuments(db: DbOrTx): Promise<Known> {
  const rows = await db.select().from(categories);
  const keys = new Map(rows.map((row) => [row.id, keyOf('category', row)]));
  const pictures = await pictureOf(db, 'category', [...keys.keys()]);
  return new Map(
    rows.map((row) => {
      const key = keyOf('category', row);
      const document: CategoryDocument = {
        key,
        parent: (row.parentId !== null && keys.get(row.parentId)) || null,
        name: row.name,
        sort: row.sort,
        isShown: row.state === 'shown',
        isRecommended: row.isRecommended,
        picture: pictures.get(row.id) ?? null,
      };
      return [key, { id: row.id, isDeleted: row.deletedAt !== null, document }];
    }),
  );
}

/** Creates and changes categories by key, parents and children in any order. See `refreshSearch` for renamed ones. */
export async function saveCategories(tx: Tx, patches: readonly CategoryPatch[], now: Date): Promise<Saved> {
  const known = await loadCategoryDocuments(tx);
  const plan = planSaves(patches, known, { merge: mergeCategory, write: writeCategory });
  const counts = countSaves(plan);
  const parents = parentsAfter(known, plan);
  const problems = [
    ...repeatedKeys(patches),
    ...plan.flatMap((save) => [...checkName(save), ...checkParent(save.document, save.index, parents)]),
  ];
  if (problems.length === 0) await write(tx, known, plan, now);
  return { counts, problems };
}

function parentsAfter(known: Known, plan: readonly Save<CategoryDocument, CategoryPatch>[]) {
  const living = [...known.values()].filter(({ isDeleted }) => !isDeleted).map(({ document }) => document);
  const all = [...living, ...plan.map(({ document }) => document)];
  return new Map(all.map(({ key, parent }) => [key, parent]));
}

async function write(tx: Tx, known: Known, plan: readonly Save<CategoryDocument, CategoryPatch>[], now: Date) {
  const changed = parentsFirst(plan.filter(({ isChanged }) => isChanged));
  const ids = new Map([...known].map(([key, { id }]) => [key, id]));
  const fresh = changed.filter(({ stored }) => stored === null);
  for (const id of await takeIds(tx, categories, fresh.length)) ids.set(fresh.shift()?.document.key ?? '', id);
  const rows = changed.map(({ document }) => ({
    id: ids.get(document.key) ?? 0,
    slug: document.key,
    name: document.name,
    parentId: (document.parent !== null && ids.get(document.parent)) || null,
    sort: document.sort,
    state: document.isShown ? ('shown' as const) : ('hidden' as const),
    isRecommended: document.isRecommended,
    picture: document.picture,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }));
  await upsertRows(tx, categories, rows, {
    target: ['id'],
    changes: ['slug', 'name', 'parentId', 'sort', 'state', 'isRecommended', 'deletedAt', 'updatedAt'],
  });
  await writePictures(
    tx,
    'category',
    rows.map(({ id, picture }) => ({ id, depict: `category_${id}`, img: picture })),
    now,
  );
}

/** A row may only point to one that is there. */
function parentsFirst(saves: readonly Save<CategoryDocument, CategoryPatch>[]) {
  const byKey = new Map(saves.map((save) => [save.document.key, save]));
  const ordered = new Set<Save<CategoryDocument, CategoryPatch>>();
  const add = (save: Save<CategoryDocument, CategoryPatch>) => {
    const parent = save.document.parent === null ? undefined : byKey.get(save.document.parent);
    if (parent && !ordered.has(parent)) add(parent);
    ordered.add(save);
  };
  for (const save of saves) add(save);
  return [...ordered];
}
