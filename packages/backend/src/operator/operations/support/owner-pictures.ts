import { and, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../kernel/db/database.ts';
import { inBatches, insertRows } from '../../../kernel/db/insert-rows.ts';
import { resources } from '../../../kernel/db/schema/index.ts';
import { resourcesOf } from '../../../kernel/wire/resource.ts';

/** The one picture of an owner; `img` null: none. */
export type OwnerPicture = { id: number; depict: string; img: string | null };

/** Replaces everything that shows these owners of one kind. */
export async function writePictures(tx: Tx, kind: string, pictures: readonly OwnerPicture[], now: Date): Promise<void> {
  await removeResources(
    tx,
    kind,
    pictures.map(({ id }) => id),
  );
  await insertRows(
    tx,
    resources,
    pictures.flatMap(({ id, depict, img }) =>
      img === null ? [] : [{ imageId: id, imageType: kind, depict, img, createdAt: now, updatedAt: now }],
    ),
  );
}

export async function removeResources(tx: Tx, kind: string, ownerIds: readonly number[]): Promise<void> {
  for (const some of inBatches(resources, ownerIds)) {
    await tx.delete(resources).where(and(eq(resources.imageType, kind), inArray(resources.imageId, some)));
  }
}

/** The first picture of each owner. */
export async function pictureOf(db: DbOrTx, kind: string, ownerIds: readonly number[]): Promise<Map<number, string>> {
  const found = await resourcesOf(db, kind, ownerIds);
  return new Map([...found].flatMap(([id, [first]]) => (first ? [[id, first.img]] : [])));
}
