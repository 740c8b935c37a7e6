import type { ChangeCommit, Changes } from './changes.ts';

/** What lies between two versions of a part. */
export type Between =
  /** Going to the second one adds these commits, or takes them back; newest first. */
  | { kind: 'brings' | 'takes-back'; commits: ChangeCommit[]; leftOut: number }
  /** Nobody put it down, or the history did not reach that far. */
  | { kind: 'no-history' };

/** Follows what was put down at each publishing from one version to the other, in whichever direction they lie. */
export function changesBetween(all: readonly Changes[], from: string, to: string): Between {
  const forward = walk(all, to, from);
  if (forward) return { kind: 'brings', ...forward };
  const back = walk(all, from, to);
  return back ? { kind: 'takes-back', ...back } : { kind: 'no-history' };
}

/** Commits from a version back to an earlier one, that one's own left out; `null` when the way is not known. */
function walk(
  all: readonly Changes[],
  start: string,
  end: string,
): { commits: ChangeCommit[]; leftOut: number } | null {
  const byVersion = new Map(all.map((changes) => [changes.version, changes]));
  const commits: ChangeCommit[] = [];
  let leftOut = 0;
  const seen = new Set<string>();
  let version: string | null = start;
  while (version !== end) {
    const here: Changes | undefined = version === null ? undefined : byVersion.get(version);
    if (!here?.commits || seen.has(here.version)) return null;
    seen.add(here.version);
    commits.push(...here.commits);
    leftOut += here.leftOut;
    version = here.since;
  }
  return { commits, leftOut };
}
