import type { Release } from '@jishi/contracts/release';
import type { Command } from 'commander';
import { diffReleases } from '../history/diff-releases.ts';
import { type PartDifference, partDifferences } from '../history/part-differences.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { diffTables } from './diff-tables.ts';
import { readReleaseArgument } from './release-argument.ts';
import { table } from './table.ts';

const examples = `
Examples:
  $ pnpm release diff 41              what the live release changed since 41
  $ pnpm release diff 41 42
  $ pnpm release diff live preview    what promoting would change`;

export function addDiffCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('diff')
    .description(
      'what is different in a second release: parts, pages, fragments and their contracts, sizes, texts, commits',
    )
    .argument('<release>', 'a serial, a channel, or preview/12')
    .argument('[other]', 'the second one (default: what is live)')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(
    async (first: string, second: string | undefined, options: CommonOptions) => {
      const registry = openFrom(options, terminal);
      const from = await readReleaseArgument(registry, first, options.channel);
      const to = await readReleaseArgument(registry, second ?? options.channel, options.channel);
      const diff = diffReleases(from, to);
      const own = await partDifferences(registry, diff.parts);
      // Each by itself, as programs have always been given them.
      const sizes = own.map(({ part, sizes: both }) => ({ part, ...both }));
      const texts = own.map(({ part, texts: changes }) => ({ part, changes }));
      const changes = own.map(({ part, commits: between }) => ({ part, between }));
      print(terminal, options, { from: nameOf(from), to: nameOf(to), ...diff, sizes, texts, changes }, () =>
        [
          `${nameOf(from)} → ${nameOf(to)}`,
          ...diffTables(diff, sizes),
          ...texts.flatMap(textsText),
          ...changes.flatMap(changesText),
        ].join('\n\n'),
      );
    },
  );
}

const nameOf = ({ channel, serial }: Release): string => `${channel}/${serial}`;

/** So many texts of a part are shown. */
const MOST_TEXTS = 20;

function textsText({ part, changes }: { part: string; changes: PartDifference['texts'] }): string[] {
  if (changes === null || changes.length === 0) return [];
  const rows = changes.slice(0, MOST_TEXTS).map(({ key, lang, from, to }) => [key, lang, wordsText(from, to)]);
  const more = changes.length - rows.length;
  return [
    table([`TEXTS OF ${part}`, '', ''], [...rows, ...(more > 0 ? [['', '', `and ${more} more: --json has all`]] : [])]),
  ];
}

function wordsText(from: string | null, to: string | null): string {
  if (from === null) return `new: “${to}”`;
  return to === null ? `gone: “${from}”` : `“${from}” → “${to}”`;
}

const words = { brings: 'brings', 'takes-back': 'takes back' } as const;

function changesText({ part, between }: { part: string; between: PartDifference['commits'] }): string[] {
  if (between === null) return [];
  if (between.kind === 'no-history') return [`${part}: no history`];
  const { kind, commits, leftOut } = between;
  const rows = commits.map(({ hash, type, scope, subject, breaking }) => [
    `  ${hash.slice(0, 12)}`,
    `${type ?? '–'}${scope ? `(${scope})` : ''}${breaking === null ? '' : '!'}`,
    subject,
  ]);
  const [first, ...others] = [...rows, ...(leftOut > 0 ? [['', '', `and ${leftOut} older ones`]] : [])];
  return [first ? `${part} ${words[kind]}\n${table(first, others)}` : `${part} ${words[kind]} no commit`];
}
