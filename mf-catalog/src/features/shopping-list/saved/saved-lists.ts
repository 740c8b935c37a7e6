import { MAX_LIST_LINES, MAX_LIST_NAME } from '@jishi/api/products';
import { readKeptLines } from '../model/kept-list.ts';
import type { KeptLine } from '../model/list-line.ts';

/** Where this browser keeps lists. */
export const SAVED_LISTS_KEY = 'jishi_ShoppingLists';

/** More of them nobody finds again. */
export const MAX_SAVED_LISTS = 20;

export type SavedList = { readonly id: string; readonly name: string; readonly lines: readonly KeptLine[] };

/** What this browser keeps, newest first; never throws. */
export function readSavedLists(json: string | null): SavedList[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.flatMap(toSavedList).slice(0, MAX_SAVED_LISTS) : [];
  } catch {
    return [];
  }
}

function toSavedList(value: unknown): SavedList[] {
  const list = value as Partial<Record<keyof SavedList, unknown>> | null;
  if (typeof list !== 'object' || list === null || typeof list.id !== 'string' || typeof list.name !== 'string')
    return [];
  const lines = readKeptLines(list.lines, MAX_LIST_LINES);
  return lines.length > 0 ? [{ id: list.id, name: list.name.slice(0, MAX_LIST_NAME), lines }] : [];
}

/** With one more in front; `null` where there is no room for it. */
export function withList(lists: readonly SavedList[], list: SavedList): SavedList[] | null {
  return lists.length >= MAX_SAVED_LISTS ? null : [list, ...lists];
}

/** With another name; a blank one changes nothing. */
export function renamed(lists: readonly SavedList[], id: string, name: string): SavedList[] {
  const plain = name.trim().slice(0, MAX_LIST_NAME);
  return lists.map((list) => (list.id === id && plain !== '' ? { ...list, name: plain } : list));
}

export const withoutList = (lists: readonly SavedList[], id: string): SavedList[] =>
  lists.filter((list) => list.id !== id);

/** A name nobody else has: the second list of a day is told from the first. */
export function freeName(lists: readonly SavedList[], wanted: string): string {
  const taken = new Set(lists.map(({ name }) => name));
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted} (${count})`;
  return name;
}
