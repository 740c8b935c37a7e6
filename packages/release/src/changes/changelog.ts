import type { ChangeCommit, Changes } from './changes.ts';

const sections: readonly (readonly [title: string, types: readonly (string | null)[]])[] = [
  ['Features', ['feat']],
  ['Fixes', ['fix']],
  ['Performance', ['perf']],
  ['Other changes', ['refactor', 'revert', 'build', 'style', null]],
  ['Tests and docs', ['test', 'docs', 'ci', 'chore']],
];

const known = sections.flatMap(([, types]) => types);

/** `CHANGELOG.md` of a part: what each version brings, newest first. */
export const changelogText = (part: string, all: readonly Changes[]): string =>
  [`# Changes of ${part}\n`, ...all.map(versionText)].join('\n');

function versionText(changes: Changes): string {
  const { version, time, since, head, isDirty } = changes;
  const from = [
    ...(head ? [`built from ${head.slice(0, 12)}`] : []),
    ...(isDirty ? ['and what was not committed'] : []),
    ...(since ? [`after ${since}`] : []),
  ].join(', ');
  return [`## ${version} (${time.slice(0, 10)})\n`, ...(from ? [`${from}\n`] : []), `${bodyText(changes)}\n`].join(
    '\n',
  );
}

function bodyText({ since, commits, leftOut }: Changes): string {
  if (commits === null) return 'No history.';
  if (since === null) return 'The first version whose changes are kept.';
  if (commits.length === 0) return 'No commit of its own.';
  const broken = commits.filter(({ breaking }) => breaking !== null);
  return [
    ...(broken.length > 0 ? [listText('Breaking', broken, ({ breaking, subject }) => breaking || subject)] : []),
    ...sections.flatMap(([title, types]) => {
      const own = commits.filter(({ type }) => types.includes(known.includes(type) ? type : null));
      return own.length > 0 ? [listText(title, own, ({ subject }) => subject)] : [];
    }),
    ...(leftOut > 0 ? [`And ${leftOut} older ones.`] : []),
  ].join('\n\n');
}

const listText = (title: string, commits: readonly ChangeCommit[], say: (commit: ChangeCommit) => string): string =>
  [`### ${title}\n`, ...commits.map((commit) => `- ${lineText(commit, say(commit))}`)].join('\n');

const lineText = ({ hash, scope }: ChangeCommit, text: string): string =>
  `${scope ? `**${scope}:** ` : ''}${oneLine(text)} (${hash.slice(0, 12)})`;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
