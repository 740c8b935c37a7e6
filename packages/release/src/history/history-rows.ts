import type { Release } from '@jishi/contracts/release';
import { changedParts, shareText } from '../decisions/rollouts.ts';
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
    const [now, then] = changeOf(entry.release, before ?? null);
    const parts = changedParts(now, then);
    return { entry, parts, isAll: parts.length > 0 && parts.length === new Set(Object.keys({ ...now, ...then })).size };
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

const notesOf = ({ reason, forced, expires, rollout, approved }: Release, problem: string | null): string =>
  [
    problem ?? reason,
    ...(rollout ? [`(${shareText(rollout)})`] : []),
    ...(approved ? [`(approved by ${approved.by})`] : []),
    ...(forced ? ['(forced)'] : []),
    ...(expires ? [`(expires ${expires})`] : []),
  ].join(' ');

type Parts = Release['parts'];

/**
 * What a release is compared with to say what it changed: what was live before. Where it is the candidate that is new, that is compared with
 * what is live; a rollout that ended is compared the other way round.
 */
export function changeOf(release: Release | null, before: Release | null): [now: Parts, then: Parts] {
  const [now, then] = [release?.parts ?? {}, before?.parts ?? {}];
  if (!release || changedParts(now, then).length > 0) return [now, then];
  if (release.rollout && (release.kind === 'rollout' || release.kind === 'share')) return [release.rollout.parts, now];
  return before?.rollout && !release.rollout ? [now, before.rollout.parts] : [now, then];
}
