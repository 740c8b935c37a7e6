import type { Noted } from './note-of.ts';

/** Where this browser keeps what it saw of draws, to hold it against what the shop says later. */
const KEY = 'jishi_DrawNotes';
/** The oldest go first. */
const MAX = 60;

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Notes = [id: string, note: Noted][];

/** What was written down of a draw; `null` when nothing was. */
export function readNote(id: string, store: Store = localStorage): Noted | null {
  return readAll(store).find(([known]) => known === id)?.[1] ?? null;
}

/** Writes a draw down, unless it is: what was seen first counts. A browser may refuse to keep anything. */
export function storeNote(id: string, note: Noted, store: Store = localStorage): void {
  const notes = readAll(store);
  if (notes.some(([known]) => known === id)) return;
  try {
    store.setItem(KEY, JSON.stringify([...notes, [id, note]].slice(-MAX)));
  } catch {
    // The check does without.
  }
}

function readAll(store: Store): Notes {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((row) => Array.isArray(row) && typeof row[0] === 'string') : [];
  } catch {
    return [];
  }
}
