import type { Release } from '@jishi/contracts/release';
import { type Command, InvalidArgumentError } from 'commander';
import type { ReleaseEntry } from '../releases/read-releases.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { table } from './table.ts';

type HistoryOptions = CommonOptions & { limit: number; all?: boolean };

const examples = `
* is live, ! cannot be used (the last column says why).

Examples:
  $ pnpm release history
  $ pnpm release history --channel preview --all --json`;

export function addHistoryCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('history')
    .alias('list')
    .description('releases of the channel, newest first: who, when, what, why')
    .option('--limit <n>', 'how many', parseLimit, 20)
    .option('--all', 'every one')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (options: HistoryOptions) => {
    const registry = openFrom(options, terminal);
    // One more than is shown, for what the oldest one changed.
    const entries = await registry.releases(options.channel, options.all ? undefined : options.limit + 1);
    const live = entries.findLast(({ release }) => release)?.serial ?? null;
    const shown = options.all ? entries : entries.slice(-options.limit);
    print(terminal, options, shown, () =>
      entries.length === 0
        ? `Channel ${options.channel} has no release yet: pnpm release publish <part>, then pnpm release pin --latest`
        : table(
            ['', 'SERIAL', 'TIME', 'BY', 'AUTHOR', 'CHANGED', 'REASON'],
            toRows(entries, live).slice(0, shown.length),
          ),
    );
  });
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number from 1.');
}

/** Rows, newest first. */
function toRows(entries: readonly ReleaseEntry[], live: number | null): string[][] {
  const row = ({ serial, release, problem }: ReleaseEntry, index: number): string[] => {
    const mark = problem ? '!' : serial === live ? '*' : '';
    if (!release) return [mark, String(serial), '', '', '', '', problem ?? ''];
    const changed = changedParts(release.parts, before(entries, index)?.parts ?? {});
    return [mark, String(serial), release.time, release.kind, release.author, changed, notesOf(release, problem)];
  };
  return entries.map(row).reverse();
}

/** The release a release was built upon. */
const before = (entries: readonly ReleaseEntry[], index: number): Release | null =>
  entries.slice(0, index).findLast(({ release }) => release)?.release ?? null;

const notesOf = ({ reason, forced, expires }: Release, problem: string | null): string =>
  [problem ?? reason, ...(forced ? ['(forced)'] : []), ...(expires ? [`(expires ${expires})`] : [])].join(' ');

type Pins = Readonly<Record<string, { version: string }>>;

function changedParts(now: Pins, before: Pins): string {
  const all = new Set([...Object.keys(now), ...Object.keys(before)]);
  const changed = [...all].filter((part) => now[part]?.version !== before[part]?.version);
  return changed.length > 0 && changed.length === all.size ? 'all' : changed.join(', ');
}
