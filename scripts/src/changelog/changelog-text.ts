import type { Change, Version } from './read-versions.ts';

/** What readers of a changelog look for; how it is built and tested is in the history. */
const sections: readonly (readonly [title: string, type: string])[] = [
  ['Features', 'feat'],
  ['Fixes', 'fix'],
  ['Performance', 'perf'],
];

const HEAD = `# Changelog

What each version brings, newest first. \`pnpm changelog\` writes it from tags (\`v1.2.0\`) and conventional commits; nothing here is written by
hand. Changes of one part are told by \`pnpm release changelog <part>\`.
`;

/** \`CHANGELOG.md\`. */
export const changelogText = (versions: readonly Version[]): string => [HEAD, ...versions.map(versionText)].join('\n');

function versionText({ tag, date, changes }: Version): string {
  const broken = changes.filter(({ breaking }) => breaking !== null);
  const lists = [
    listText(
      'Breaking',
      broken.map((change) => ({ ...change, subject: change.breaking || change.subject })),
    ),
    ...sections.map(([title, type]) =>
      listText(
        title,
        changes.filter((change) => change.type === type),
      ),
    ),
  ].filter((text) => text !== '');
  return [`## ${tag ?? 'Unreleased'} (${date})\n`, lists.join('\n') || 'Nothing that is seen from outside.\n'].join(
    '\n',
  );
}

const listText = (title: string, changes: readonly Change[]): string =>
  changes.length === 0 ? '' : [`### ${title}\n`, ...changes.map(lineText), ''].join('\n');

const lineText = ({ hash, scope, subject }: Change): string =>
  `- ${scope ? `**${scope}:** ` : ''}${subject.replaceAll(/\s+/g, ' ').trim()} (${hash.slice(0, 8)})`;
