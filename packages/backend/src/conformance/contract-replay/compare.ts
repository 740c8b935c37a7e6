import { alike } from './alike.ts';
import type { Memory } from './memory.ts';

/** One place where our answer is not the recorded one; `undefined` stands for "not there". */
export type Difference = { path: string; recorded: unknown; ours: unknown };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Column a list was asked to be sorted by, without its direction. */
export type Sorted = string | null;

/**
 * Every difference between a recorded answer and ours, keys and types and values. What a server makes up itself (times, tokens, numbers of
 * orders) is compared by kind and remembered: it must be the same again the next time. Rows that tie in what the list is sorted by may come in
 * any order.
 */
export function compare(recorded: unknown, ours: unknown, memory: Memory, sorted: Sorted, path = ''): Difference[] {
  if (Array.isArray(recorded) && Array.isArray(ours)) return compareLists(recorded, ours, memory, sorted, path);
  if (isFields(recorded) && isFields(ours)) return compareFields(recorded, ours, memory, sorted, path);
  return alike(recorded, ours, memory, path) ? [] : [{ path, recorded: memory.value(recorded), ours }];
}

function compareFields(recorded: Fields, ours: Fields, memory: Memory, sorted: Sorted, path: string): Difference[] {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  const kept = Object.keys(recorded).flatMap((key) =>
    Object.hasOwn(ours, key)
      ? compare(recorded[key], ours[key], memory, sorted, at(key))
      : [{ path: at(key), recorded: recorded[key], ours: undefined }],
  );
  const added = Object.keys(ours)
    .filter((key) => !Object.hasOwn(recorded, key))
    .map((key) => ({ path: at(key), recorded: undefined, ours: ours[key] }));
  return [...kept, ...added];
}

function compareLists(
  recorded: unknown[],
  ours: unknown[],
  memory: Memory,
  sorted: Sorted,
  path: string,
): Difference[] {
  const partners = pairUp(recorded, ours, memory, sorted);
  const rows = recorded.flatMap((row, index) => {
    const partner = partners[index];
    const at = `${path}[${index}]`;
    return partner === undefined
      ? [{ path: at, recorded: row, ours: undefined }]
      : compare(row, ours[partner], memory, sorted, at);
  });
  if (recorded.length === ours.length) return rows;
  return [...rows, { path: `${path}.length`, recorded: recorded.length, ours: ours.length }];
}

/** For every recorded row the index of ours to hold against it: its own place; among ties, or where rows are missing, the one that differs least. */
function pairUp(recorded: unknown[], ours: unknown[], memory: Memory, sorted: Sorted): (number | undefined)[] {
  const free = new Set(ours.keys());
  return recorded.map((row, index) => {
    const places = recorded.length === ours.length ? tied(recorded, index, sorted) : [...ours.keys()];
    const choices = places.filter((place) => free.has(place));
    const counted = choices.map((place) => ({ place, count: compare(row, ours[place], memory.fork(), sorted).length }));
    const best = counted.sort((a, b) => a.count - b.count)[0];
    if (best) free.delete(best.place);
    return best?.place;
  });
}

/** Places of the recorded rows that have the same value in the sorted column, or just the one. */
function tied(rows: unknown[], index: number, sorted: Sorted): number[] {
  const columnOf = (row: unknown) => (sorted !== null && isFields(row) ? row[sorted] : undefined);
  const value = columnOf(rows[index]);
  if (value === undefined) return [index];
  return [...rows.keys()].filter((place) => columnOf(rows[place]) === value);
}
