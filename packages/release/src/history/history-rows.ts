import type { Release } from '@jishi/contracts/release';
import type { ReleaseEntry } from '../releases/read-releases.ts';

export const historyHead = ['', 'SERIAL', 'TIME', 'BY', 'AUTHOR', 'CHANGED', 'REASON'];

/** Which releases are asked for; what is missing leaves nothing out. */
export type HistoryFilter = { part?: string; author?: string; since?: Date };

/** A release and the parts whose version it changed; `all`: every one of the shop. */
export type Change = { entry: ReleaseEntry; parts: readonly string[]; isAll: boolean };

/**
 * What each release changed, oldest first. A document that cannot be used has changed nothing, and is left out as soon as something
 * is asked for.
 */
export function changesOf(entries: readonly ReleaseEntry[], filter: HistoryFilter = {}): Change[] {
  const changes = entries.map((entry, index): Change => {
    const before = entries.slice(0, index).findLast(({ release }) => release)?.release;
    return { entry, ...changedParts(entry.release?.parts ?? {}, before?.parts ?? {}) };
  });
  return changes.filter((change) => fits(change, filter));
}

function fits({ entry: { release }, parts }: Change, { part, author, since }: HistoryFilter): boolean {
  if (part === undefined && author === undefined && since === undefined) return true;
  return (
    release !== null &&
    (part === undefined || parts.includes(part)) &&
    (author === undefined || release.author.toLowerCase() === author.toLowerCase()) &&
    (since === undefined || Date.parse(release.time) >= since.getTime())
  );
}

/** One row of the table. `live`: the serial that is live. */
export function historyRow({ entry, parts, isAll }: Change, live: number | null): string[] {
  const { serial, release, problem } = entry;
  const mark = problem ? '!' : serial === live ? '*' : '';
  if (!release) return [mark, String(serial), '', '', '', '', problem ?? ''];
  const changed = isAll ? 'all' : parts.join(', ');
  return [mark, String(serial), release.time, release.kind, release.author, changed, notesOf(release, problem)];
}

const notesOf = ({ reason, forced, expires }: Release, problem: string | null): string =>
  [problem ?? reason, ...(forced ? ['(forced)'] : []), ...(expires ? [`(expires ${expires})`] : [])].join(' ');

type Pins = Readonly<Record<string, { version: string }>>;

function changedParts(now: Pins, before: Pins): Pick<Change, 'parts' | 'isAll'> {
  const all = new Set([...Object.keys(now), ...Object.keys(before)]);
  const parts = [...all].filter((part) => now[part]?.version !== before[part]?.version);
  return { parts, isAll: parts.length > 0 && parts.length === all.size };
}
