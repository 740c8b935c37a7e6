import type { Release } from '@jishi/contracts/release';
import type { Command } from 'commander';
import type { Registry } from '../registry/registry.ts';
import type { ServerState } from '../servers/server-state.ts';
import { answersOf, type ServerAnswer } from '../servers/wait-for-servers.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { NegativeResult, NOT_EVERYWHERE } from './negative-result.ts';
import { table } from './table.ts';

/** A channel, what is newest there and what its web servers make of it. */
type ChannelStatus = {
  channel: string;
  serial: number | null;
  servers: (ServerState & Pick<ServerAnswer, 'state' | 'reason'>)[];
};

const examples = `
Ends with 3 when a web server does not serve the newest release of its channel.

Examples:
  $ pnpm release status
  $ pnpm release status --channel preview --json`;

export function addStatusCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('status')
    .description('web servers that follow the channels (or the one that is named), and what each serves')
    .addHelpText('after', examples);
  withCommonOptions(command, terminal).action(async (options: CommonOptions) => {
    const registry = openFrom(options, terminal);
    const named = command.getOptionValueSource('channel') === 'default' ? null : options.channel;
    const channels = named === null ? await registry.channels() : [named];
    const all = await Promise.all(channels.map((channel) => statusOf(registry, channel)));
    print(terminal, options, all, () => all.map(describe).join('\n\n') || 'No channel has a release yet.');
    if (all.some(({ servers }) => servers.some(({ state, isSilent }) => !isSilent && state !== 'live'))) {
      throw new NegativeResult(NOT_EVERYWHERE);
    }
  });
}

async function statusOf(registry: Registry, channel: string): Promise<ChannelStatus> {
  const live = await registry.live(channel);
  const servers = await registry.servers(channel);
  const source = { servers: async () => servers, serials: registry.serials };
  return { channel, serial: live?.serial ?? null, servers: await withStates(source, servers, live) };
}

async function withStates(
  source: Parameters<typeof answersOf>[0],
  servers: readonly ServerState[],
  live: Release | null,
): Promise<ChannelStatus['servers']> {
  const answers = live ? await answersOf(source, live) : [];
  const heard = servers.filter(({ isSilent }) => !isSilent);
  return servers.map((server) => {
    const { state = 'late', reason = null } = answers[heard.indexOf(server)] ?? {};
    return { ...server, state, reason };
  });
}

function describe({ channel, serial, servers }: ChannelStatus): string {
  const newest = serial === null ? 'no release' : `release ${serial}`;
  if (servers.length === 0) return `channel ${channel}: ${newest}; no web server follows it, or none may say so.`;
  const rows = servers.map((server) => [server.name, String(server.serial ?? '–'), wordOf(server), server.heard]);
  return `channel ${channel}: ${newest}\n${table(['SERVER', 'SERVES', 'STATE', 'HEARD'], rows)}${notesOf(servers)}`;
}

function wordOf({ state, isSilent }: ChannelStatus['servers'][number]): string {
  if (isSilent) return 'silent';
  return { live: 'live', refused: 'refuses the newest', late: 'behind' }[state];
}

const notesOf = (servers: ChannelStatus['servers']): string =>
  servers
    .flatMap(({ name, refusals }) =>
      refusals.map(
        ({ serial, part, reason }) => `\n${name} refuses release ${serial} (${part ?? 'the document'}): ${reason}`,
      ),
    )
    .join('');
