import { type Command, InvalidArgumentError } from 'commander';
import { versionName } from '../documents/version-name.ts';
import type { GarbageReport } from '../maintenance/collect-garbage.ts';
import { type ConfirmOptions, confirm, withConfirmOptions } from './confirm.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { parseDuration } from './durations.ts';
import { sizeText } from './sizes.ts';
import { table } from './table.ts';

type GcOptions = CommonOptions & ConfirmOptions & { keep: number; grace: number; delete?: boolean; dryRun?: boolean };

/** Web serves files of its newest hundred releases; see `retainedReleases` there. */
const KEEP = 100;

const examples = `
It keeps the versions of the newest releases of every channel, whatever was published or live within the grace time,
the latest version of each part, and what a pin is just using. Release documents always stay.

Examples:
  $ pnpm release gc                          says what would go
  $ pnpm release gc --delete
  $ pnpm release gc --keep 200 --grace 30d --delete`;

export function addGcCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('gc')
    .description('removes versions nothing needs any more, and what ended writers left behind')
    .option('--keep <n>', 'newest releases of every channel whose versions stay', parseKeep, KEEP)
    .option('--grace <duration>', 'what was published or live since stays', parseDuration, parseDuration('7d'))
    .option('--delete', 'do it; without it nothing is removed')
    .option('--dry-run', 'only say it, also with --delete')
    .addHelpText('after', examples);
  withConfirmOptions(withCommonOptions(command, terminal)).action(async (options: GcOptions) => {
    const { keep, grace, dryRun = false } = options;
    const isDelete = options.delete === true && !dryRun;
    const registry = openFrom(options, terminal);
    const collect = (isReal: boolean, keepReleases = keep) =>
      registry.collectGarbage({ keepReleases, grace, isDelete: isReal });
    if (keep < KEEP) warnOfTabs(terminal, keep, await collect(false), await collect(false, KEEP));
    if (isDelete && terminal.ask && !options.yes) {
      await confirm(terminal, options, describe(await collect(false), false));
    }
    const report = await collect(isDelete);
    print(terminal, options, report, () => describe(report, isDelete));
  });
}

/** Says which versions would be taken from tabs that web still has files for. */
function warnOfTabs(
  terminal: Terminal,
  keep: number,
  { versions: gone }: GarbageReport,
  { versions: free }: GarbageReport,
): void {
  const names = ({ part, version }: { part: string; version: string }) => versionName(part, version);
  const unneeded = new Set(free.map(names));
  const taken = gone
    .map(names)
    .filter((name) => !unneeded.has(name))
    .sort();
  if (taken.length === 0) return;
  terminal.err(
    `Warning: web serves the files of its newest ${KEEP} releases to tabs that are open on them. --keep ${keep} takes ` +
      `${taken.join(', ')} from them: what they still have to load fails.`,
  );
}

function describe({ versions, leftovers, kept }: GarbageReport, isDelete: boolean): string {
  const rows = versions.map(({ part, version, time, size }) => [part, version, time, sizeText(size)]);
  const total = sizeText(versions.reduce((sum, { size }) => sum + size, 0));
  const verb = isDelete ? 'went' : 'would go';
  return [
    ...(rows.length > 0 ? [`${table(['PART', 'VERSION', 'PUBLISHED', 'SIZE'], rows)}\n`] : []),
    ...leftovers.map((name) => `left behind: ${name}`),
    `${versions.length} versions (${total}) and ${leftovers.length} things left behind ${verb}; ${kept} versions stay.`,
    ...(isDelete || versions.length + leftovers.length === 0 ? [] : ['Nothing was removed: --delete does it.']),
  ].join('\n');
}

function parseKeep(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number from 1: what is live always stays.');
}
