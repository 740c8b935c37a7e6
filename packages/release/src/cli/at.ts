import { candidateOf, type Release } from '@jishi/contracts/release';
import type { Command } from 'commander';
import { PREVIEWS } from '../documents/release-id.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { releaseOfOrder } from '../history/order-release.ts';
import { findLiveAt } from '../history/trace.ts';
import type { Registry } from '../registry/registry.ts';
import { type CommonOptions, dataFolderOf, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { describeRelease } from './describe.ts';
import { readMoment } from './durations.ts';

type Found = { release: Release; arm: 'live' | 'candidate'; until: string | null };

const examples = `
Orders are asked of the api at SHOP_API_ORIGIN (default: this computer, SHOP_API_PORT) with SHOP_INTERNAL_KEY.

Examples:
  $ pnpm release at 1795253100123456789       the release an order was placed from
  $ pnpm release at 2026-11-21T18:00
  $ pnpm release at 2h                        two hours ago`;

export function addAtCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('at')
    .description('the release an order was placed from, or that was live at a time')
    .argument('<order number or time>', 'a number; 2026-11-21, 2026-11-21T18:00, 90m, 2h, 3d')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (text: string, options: CommonOptions) => {
    const registry = openFrom(options, terminal);
    const moment = readMoment(text);
    const found = moment
      ? await liveAt(registry, options.channel, moment)
      : await liveForOrder(registry, options.channel, text, terminal);
    const state = stateOf(found);
    print(terminal, options, found, () => describeRelease(found.release, state));
  });
}

async function liveAt(registry: Registry, channel: string, moment: Date): Promise<Found> {
  const found = await findLiveAt(registry, channel, moment);
  if (found) return { ...found, arm: 'live' };
  throw new RegistryError('not-found', `channel ${channel} had no release at ${moment.toISOString()}`);
}

async function liveForOrder(registry: Registry, channel: string, number: string, terminal: Terminal): Promise<Found> {
  if (!/^[A-Za-z0-9-]{1,50}$/.test(number)) {
    throw new RegistryError('invalid', `"${number}" is neither an order number nor a time like 2026-11-21T18:00 or 2h`);
  }
  const placed = await releaseOfOrder(number, { env: terminal.env, dataFolder: dataFolderOf(terminal) });
  if (placed === null) {
    throw new RegistryError('not-found', `order ${number} names no release: it was not placed from a page of the shop`);
  }
  const { serial, arm } = placed;
  const on = placed.channel ?? channel;
  const whole = await registry.readRelease(on, serial);
  const release = arm === 'candidate' ? candidateOf(whole) : whole;
  if (!release) throw new RegistryError('not-found', `release ${serial} of channel ${on} has no candidate`);
  if (on === PREVIEWS) return { release, arm, until: release.expires };
  const [next] = await registry.serials(on, serial);
  const until = next === undefined ? null : (await registry.readRelease(on, next)).time;
  return { release, arm, until };
}

function stateOf({ release, arm, until }: Found): string {
  if (release.channel === PREVIEWS) return `live for nobody but those who had the link, until ${until}`;
  if (arm === 'live') return until ? `was live until ${until}` : 'is live';
  return until
    ? `the candidate that a share of the visitors got until ${until}`
    : 'the candidate that a share of the visitors gets';
}
