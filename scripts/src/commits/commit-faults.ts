import { parseCommit } from '@jishi/release/changes';

const commitTypes = [
  'feat',
  'fix',
  'perf',
  'refactor',
  'style',
  'docs',
  'test',
  'build',
  'ci',
  'chore',
  'revert',
] as const;

/** Letters of the first line; about fifty are good. */
const MAX_LETTERS = 72;

/** Messages git writes itself; `fixup!` and its like are gone before a branch is merged. */
const isOfGit = (message: string): boolean => /^(Merge|Revert) /.test(message);

/** What is wrong in the message of a commit, in sentences; empty when it is a conventional commit of this shop. */
export function commitFaults(message: string, scopes: ReadonlySet<string>): string[] {
  if (isOfGit(message)) return [];
  const [header = '', second = ''] = message.split('\n');
  const commit = parseCommit(message);
  if (!commit) return [`"${header}" is no conventional commit: write it like "fix(cart): keep the quantity"`];
  const { type, scope, subject } = commit;
  return [
    ...((commitTypes as readonly string[]).includes(type)
      ? []
      : [`"${type}" is no type: one of ${commitTypes.join(', ')}`]),
    ...(scope === null || scopes.has(scope) ? [] : [`"${scope}" is no scope: one of ${[...scopes].join(', ')}`]),
    ...(header.length > MAX_LETTERS ? [`the first line has ${header.length} letters: at most ${MAX_LETTERS}`] : []),
    ...(/[.。]$/.test(subject) ? ['the first line ends without a full stop'] : []),
    ...(second.trim() === '' ? [] : ['an empty line stands between the first line and the reason']),
  ];
}
