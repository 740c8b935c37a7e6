import { type Command, InvalidArgumentError } from 'commander';
import { type Change, changesOf, type HistoryFilter, historyHead, historyRow } from '../history/history-rows.ts';
import type { Registry } from '../registry/registry.ts';
import { readMoment } from '../times/typed-times.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { table } from './table.ts';
import { watchReleases } from './watch-releases.ts';

type HistoryOptions = CommonOptions & HistoryFilter & { limit: number; all?: boolean; watch?: boolean };

const examples = `
* is live, ! cannot be used (the last column says why).

Examples:
  $ pnpm release history
  $ pnpm release history --part mf-catalog --since 30d
  $ pnpm release history --author "Li Na" --since 2026-11-01
  $ pnpm release history --watch
  $ pnpm release history --channel preview --all --json`;

export function addHistoryCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('history')
    .alias('list')
    .description('releases of the channel, newest first: who, when, what, why')
    .option('--limit <n>', 'how many', parseLimit, 20)
    .option('--all', 'every one')
    .option('--part <part>', 'only those that changed the version of this part')
    .option('--author <name>', 'only those this one decided')
    .option('--since <when>', 'only those made since: 12h, 30d, 2026-11-01, 2026-11-01T18:00', parseSince)
    .option('--watch', 'go on with every release that is made; Ctrl+C ends it')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action((options: HistoryOptions) => showHistory(terminal, options));
}

async function showHistory(terminal: Terminal, options: HistoryOptions): Promise<void> {
  const registry = openFrom(options, terminal);
  const { changes, live, newest } = await readHistory(registry, options);
  const shown = options.all ? changes : changes.slice(-options.limit);
  const rows = () => shown.map((change) => historyRow(change, live)).reverse();
  const entries = shown.map(({ entry }) => entry);
  print(terminal, options, entries, () => (rows().length > 0 ? table(historyHead, rows()) : nothing(options, newest)));
  if (options.watch) await watchReleases(terminal, registry, options, newest);
}

/** What releases of a channel have changed, which one is live, and the newest serial; 0 when there is none. */
async function readHistory(
  registry: Registry,
  { channel, all, limit, ...filter }: HistoryOptions,
): Promise<{ changes: Change[]; live: number | null; newest: number }> {
  const isFiltered = filter.part !== undefined || filter.author !== undefined || filter.since !== undefined;
  // One more than is shown, for what the oldest one changed.
  const entries = await registry.releases(channel, all || isFiltered ? undefined : limit + 1);
  const live = entries.findLast(({ release }) => release)?.serial ?? null;
  const changes = changesOf(entries, filter);
  const isMore = !all && !isFiltered && entries.length > limit;
  return { changes: isMore ? changes.slice(1) : changes, live, newest: entries.at(-1)?.serial ?? 0 };
}

function nothing({ channel, part, author, since }: HistoryOptions, newest: number): string {
  if (newest === 0) {
    return `Channel ${channel} has no release yet: pnpm release publish <part>, then pnpm release pin --latest`;
  }
  const asked = [
    ...(part === undefined ? [] : [`changed ${part}`]),
    ...(author === undefined ? [] : [`was decided by ${author}`]),
    ...(since === undefined ? [] : [`was made since ${since.toISOString()}`]),
  ];
  return `No release of channel ${channel} ${asked.join(' and ')}.`;
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number from 1.');
}

function parseSince(text: string): Date {
  const moment = readMoment(text);
  if (moment) return moment;
  throw new InvalidArgumentError('Write how long ago, like 12h or 30d, or a date like 2026-11-01 or 2026-11-01T18:00.');
}
