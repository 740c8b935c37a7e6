import type { Release } from '@jishi/contracts/release';
import type { Command } from 'commander';
import { type Between, changesBetween } from '../changes/changes-between.ts';
import { type TextChange, textsBetween } from '../changes/texts-between.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { diffReleases, type ReleaseDiff } from '../history/diff-releases.ts';
import type { Registry } from '../registry/registry.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { diffTables, type PartSizes } from './diff-tables.ts';
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
      const sizes = await Promise.all(diff.parts.map((change) => sizesOf(registry, change)));
      const changes = await Promise.all(diff.parts.map((change) => changesOf(registry, change)));
      const texts = await Promise.all(diff.parts.map((change) => textsOf(registry, change)));
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

async function sizesOf(registry: Registry, { part, from, to }: ReleaseDiff['parts'][number]): Promise<PartSizes> {
  return { part, from: await webSize(registry, part, from), to: await webSize(registry, part, to) };
}

/** `null` for a part that comes or goes as a whole. */
type PartChanges = { part: string; between: Between | null };

async function changesOf(registry: Registry, { part, from, to }: ReleaseDiff['parts'][number]): Promise<PartChanges> {
  if (from === null || to === null) return { part, between: null };
  return { part, between: changesBetween(await registry.changes(part), from, to) };
}

/** `null` where one of the versions is gone, came or left as a whole, or does not say its texts. */
type PartTexts = { part: string; changes: TextChange[] | null };

async function textsOf(registry: Registry, { part, from, to }: ReleaseDiff['parts'][number]): Promise<PartTexts> {
  if (from === null || to === null) return { part, changes: null };
  const [before, after] = await Promise.all([from, to].map((version) => kept(registry.readDeclaration(part, version))));
  return { part, changes: before && after ? textsBetween(before.texts, after.texts) : null };
}

/** So many texts of a part are shown. */
const MOST_TEXTS = 20;

function textsText({ part, changes }: PartTexts): string[] {
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

function changesText({ part, between }: PartChanges): string[] {
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

/** What is told of a version; `null` when it was removed since. */
const kept = <T>(told: Promise<T>): Promise<T | null> =>
  told.catch((error: unknown) => {
    if (error instanceof RegistryError && error.code === 'not-found') return null;
    throw error;
  });

async function webSize(registry: Registry, part: string, version: string | null): Promise<number | null> {
  if (version === null) return 0;
  const sizes = await kept(registry.sizes(part, version));
  return sizes && [...sizes].filter(([name]) => name.startsWith('web/')).reduce((sum, [, size]) => sum + size, 0);
}
