import type { Command } from 'commander';
import { PREVIEWS } from '../documents/release-id.ts';
import { diffReleases, type ReleaseDiff } from '../history/diff-releases.ts';
import { faultsOfMoment, findMoment, type Moment, type MomentFaults } from '../history/find-moment.ts';
import { ordersOf } from '../history/order-release.ts';
import { type CommonOptions, dataFolderOf, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { describeRelease } from './describe.ts';
import { diffTables } from './diff-tables.ts';
import { faultText } from './fault-text.ts';

/** Faults of a release that are shown: --json has all. */
const SHOWN = 5;

const examples = `
The id of a request stands on error pages and in logs: it says when it was made and of which release it was, also a year later. One that a
proxy gave is found if its page told of a fault. Orders and faults are asked of the api at SHOP_API_ORIGIN (default: this computer,
SHOP_API_PORT) with SHOP_INTERNAL_KEY; faults are kept for two weeks.

Examples:
  $ pnpm release at mwqpqo3f-43c-7f3a9c2b1d   what the reader of this page had, and what their tab told
  $ pnpm release at 1795253100123456789       the release an order was placed from
  $ pnpm release at 2026-11-21T18:00
  $ pnpm release at 2h                        two hours ago`;

export function addAtCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('at')
    .description('the release an order was placed from, a request was of, or that was live at a time; its faults')
    .argument('<order, request or time>', 'a number; the id of a request; 2026-11-21, 2026-11-21T18:00, 90m, 2h, 3d')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (text: string, options: CommonOptions) => {
    const registry = openFrom(options, terminal);
    const readOrder = ordersOf({ env: terminal.env, dataFolder: dataFolderOf(terminal) });
    const found = await findMoment(registry, options.channel, text, readOrder);
    const diff = found.before && diffReleases(found.before, found.release);
    const faults = await faultsOfMoment(registry, found);
    const { before, ...moment } = found;
    print(terminal, options, { ...moment, before: before?.serial ?? null, diff, ...faults }, () =>
      [
        ...(found.time ? [`request ${found.requestId} came at ${found.time}`] : []),
        describeRelease(found.release, stateOf(found)),
        ...(before && diff ? [diffText(found, before.serial, diff)] : []),
        ...faultTexts(found, faults),
      ].join('\n\n'),
    );
  });
}

function stateOf({ release, arm, until }: Moment): string {
  if (release.channel === PREVIEWS) return `live for nobody but those who had the link, until ${until}`;
  if (arm === 'live') return until ? `was live until ${until}` : 'is live';
  return until
    ? `the candidate that a share of the visitors got until ${until}`
    : 'the candidate that a share of the visitors gets';
}

const diffText = ({ release: { channel, serial }, arm }: Moment, before: number, diff: ReleaseDiff): string =>
  [
    channel === PREVIEWS || arm === 'candidate' ? `beside ${before}, which is live:` : `${before} → ${serial}:`,
    ...diffTables(diff),
  ].join('\n');

function faultTexts({ requestId }: Moment, { faults, problem }: MomentFaults): string[] {
  if (faults === null) return [`What went wrong is not known: ${problem}`];
  const whose = requestId === null ? 'of this release' : 'of this page';
  if (faults.length === 0) return [`No fault ${whose} is known.`];
  const more = faults.length - SHOWN;
  return [
    `Faults ${whose}:`,
    ...faults.slice(0, SHOWN).map(faultText),
    ...(more > 0 ? [`and ${more} more: pnpm release errors has them`] : []),
  ];
}
