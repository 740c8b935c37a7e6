import { runGit } from '@jishi/release/changes';

export type LoggedCommit = { hash: string; message: string };

/** The rule holds from the commit on that brought this file. */
const RULE = 'scripts/commits.ts';

const [RECORD, FIELD] = ['\x1e', '\x1f'];

/**
 * Commits that were made since the rule holds, merges left out; `null` without git or history. A shallow clone has those
 * it has.
 *
 * @param base a revision instead of the commit that brought the rule: every commit behind it counts
 */
export async function commitsSince(root: string, base?: string): Promise<LoggedCommit[] | null> {
  const rule = base ?? (await beginningOf(root));
  const start = rule && (await runGit(root, ['log', '-1', '--format=%H %ct', rule]));
  if (!start) return null;
  const [from = '', time = ''] = start.trim().split(' ');
  const format = `--format=${RECORD}%H${FIELD}%ct${FIELD}%B`;
  const text = await runGit(root, ['log', '--no-merges', format, `${from}..HEAD`]);
  if (text === null) return null;
  return text
    .split(RECORD)
    .slice(1)
    .map((record) => record.split(FIELD))
    .filter(([, made]) => base !== undefined || Number(made) >= Number(time)) // of a branch that began before
    .map(([hash = '', , message = '']) => ({ hash, message: message.trim() }));
}

async function beginningOf(root: string): Promise<string | null> {
  const added = await runGit(root, ['log', '--diff-filter=A', '--format=%H', '--', RULE]);
  return added?.trim().split('\n').at(-1) || null;
}
