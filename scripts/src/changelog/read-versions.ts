import { parseCommit, runGit } from '@jishi/release/changes';

/** A change as a changelog tells it. */
export type Change = { hash: string; type: string; scope: string | null; subject: string; breaking: string | null };

/** What came with a tag; `tag` null: since the last one. */
export type Version = { tag: string | null; date: string; changes: Change[] };

const FIELDS = '%H%x1f%cs%x1f%D%x1f%B%x1e';
const TAG = /(?:^|, )tag: (v\d[^,]*)/;

/** Versions of the history, newest first; null without a history. Messages of another form are left out. */
export async function readVersions(folder: string): Promise<Version[] | null> {
  const log = await runGit(folder, ['log', '--no-merges', '--decorate=short', `--format=${FIELDS}`]);
  return log === null ? null : versionsOf(log);
}

/** Reads what `git log` printed. */
export function versionsOf(log: string): Version[] {
  const versions: Version[] = [];
  for (const entry of log.split('\x1e')) {
    const [hash = '', date = '', names = '', message = ''] = entry.trim().split('\x1f');
    if (hash === '') continue;
    const tag = TAG.exec(names)?.[1] ?? null;
    if (tag !== null || versions.length === 0) versions.push({ tag, date, changes: [] });
    const commit = parseCommit(message);
    if (commit) versions.at(-1)?.changes.push({ hash, ...commit });
  }
  return versions;
}
