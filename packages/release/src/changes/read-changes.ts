import type { ChangeCommit, Changes } from './changes.ts';
import { runGit } from './git.ts';
import { parseCommit } from './parse-commit.ts';

type ReadOptions = {
  /** The checkout. */
  root: string;
  part: string;
  version: string;
  /** Folders the part is built from, relative to the checkout. */
  sources: readonly string[];
  /** Changes of the version published before; `null` for the first. */
  before: Changes | null;
  now?: Date;
};

/** So that a record fits into a request to the release service. */
const MAX_BYTES = 40_000;
const MAX_LETTERS = 300;

/** Reads from git what a version brings. Without git or history it says so, and never fails. */
export async function readChanges({
  root,
  part,
  version,
  sources,
  before,
  now = new Date(),
}: ReadOptions): Promise<Changes> {
  const [head, status] = await Promise.all([
    runGit(root, ['rev-parse', 'HEAD']),
    runGit(root, ['status', '--porcelain', '--', ...sources]),
  ]);
  const all = before === null ? [] : await commitsSince(root, before.head, sources);
  const commits = all && fitting(all);
  return {
    format: 1,
    part,
    version,
    time: now.toISOString(),
    since: before?.version ?? null,
    head: head?.trim() ?? null,
    isDirty: (status ?? '') !== '',
    commits: head === null && before !== null ? null : commits,
    leftOut: (all?.length ?? 0) - (commits?.length ?? 0),
  };
}

const RECORD = '\x1e';
const FIELD = '\x1f';

/** Commits on the way from another one that touched these folders; `null` when that one is out of reach. */
async function commitsSince(
  root: string,
  from: string | null,
  sources: readonly string[],
): Promise<ChangeCommit[] | null> {
  if (from === null || (await runGit(root, ['cat-file', '-e', `${from}^{commit}`])) === null) return null;
  const format = `--format=${RECORD}%H${FIELD}%B${FIELD}`;
  const text = await runGit(root, ['log', '--no-merges', '--name-only', format, `${from}..HEAD`, '--', ...sources]);
  return text === null
    ? null
    : text
        .split(RECORD)
        .slice(1)
        .map((record) => toCommit(record, sources));
}

function toCommit(record: string, sources: readonly string[]): ChangeCommit {
  const [hash = '', message = '', names = ''] = record.split(FIELD);
  const files = names.split('\n').filter((name) => name !== '');
  const { type = null, scope = null, subject, breaking = null } = parseCommit(message) ?? {};
  return {
    hash,
    type,
    scope,
    subject: (subject ?? message.split('\n')[0] ?? '').slice(0, MAX_LETTERS),
    breaking: breaking?.slice(0, MAX_LETTERS) ?? null,
    folders: sources.filter((folder) => files.some((name) => name.startsWith(`${folder}/`))),
  };
}

/** The newest commits that have room. */
function fitting(commits: readonly ChangeCommit[]): ChangeCommit[] {
  const fitting: ChangeCommit[] = [];
  let bytes = 0;
  for (const commit of commits) {
    bytes += Buffer.byteLength(JSON.stringify(commit));
    if (bytes > MAX_BYTES) break;
    fitting.push(commit);
  }
  return fitting;
}
