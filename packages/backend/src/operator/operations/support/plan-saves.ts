import type { Problem } from './problems.ts';

/** What the shop has under a key. */
export type Stored<Document> = { id: number; isDeleted: boolean; document: Document };

/** What becomes of one patch. `stored` null: it is new. */
export type Save<Document, Patch> = {
  index: number;
  patch: Patch;
  stored: Stored<Document> | null;
  document: Document;
  isChanged: boolean;
};

export type SaveCounts = { created: number; changed: number; unchanged: number };

/** Result of saving several documents. With problems the caller rolls back; paths begin with the place in the list. */
export type Saved = { counts: SaveCounts; problems: Problem[] };

export type Merge<Document, Patch> = {
  merge: (known: Document | null, patch: Patch) => Document;
  /** Equal documents are written equally. */
  write: (document: Document) => unknown;
};

/** Lays patches over what is there. A removed document comes back when it is saved again. */
export function planSaves<Document, Patch extends { key: string }>(
  patches: readonly Patch[],
  stored: ReadonlyMap<string, Stored<Document>>,
  { merge, write }: Merge<Document, Patch>,
): Save<Document, Patch>[] {
  return patches.map((patch, index) => {
    const known = stored.get(patch.key) ?? null;
    const document = merge(known?.document ?? null, patch);
    const isSame = known !== null && !known.isDeleted && sameJson(write(known.document), write(document));
    return { index, patch, stored: known, document, isChanged: !isSame };
  });
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function countSaves(saves: readonly Save<unknown, unknown>[]): SaveCounts {
  const changed = saves.filter(({ isChanged }) => isChanged);
  const created = changed.filter(({ stored }) => stored === null).length;
  return { created, changed: changed.length - created, unchanged: saves.length - changed.length };
}

export function addCounts(one: SaveCounts, other: SaveCounts): SaveCounts {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
  };
}

/** Two documents of a list may not have the same key: which of them would count? */
export function repeatedKeys(documents: readonly { key: string }[]): Problem[] {
  const first = new Map<string, number>();
  return documents.flatMap(({ key }, index) => {
    if (!first.has(key)) {
      first.set(key, index);
      return [];
    }
    return [{ path: [index, 'key'], reason: `is used before: ${key}` }];
  });
}
