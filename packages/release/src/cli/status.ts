import type { Command } from 'commander';
import { candidateText, shareText } from '../decisions/rollouts.ts';
import { type ChannelStatus, channelStatus, serverWord } from '../servers/channel-status.ts';
import { type CommonOptions, openFrom, print, type Terminal, withCommonOptions } from './context.ts';
import { NegativeResult, NOT_EVERYWHERE } from './negative-result.ts';
import { table } from './table.ts';

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
    const all = await Promise.all(channels.map((channel) => channelStatus(registry, channel)));
    print(terminal, options, all.map(toJson), () => all.map(describe).join('\n\n') || 'No channel has a release yet.');
    if (all.some(({ servers }) => servers.some(({ state, isSilent }) => !isSilent && state !== 'live'))) {
      throw new NegativeResult(NOT_EVERYWHERE);
    }
  });
}

const toJson = ({ channel, release, servers }: ChannelStatus) => ({
  channel,
  serial: release?.serial ?? null,
  rollout: release?.rollout ?? null,
  servers,
});

function describe({ channel, release, servers }: ChannelStatus): string {
  const newest = release ? `release ${release.serial}${rolloutOf(release)}` : 'no release';
  if (servers.length === 0) return `channel ${channel}: ${newest}; no web server follows it, or none may say so.`;
  const rows = servers.map((server) => [server.name, String(server.serial ?? '–'), serverWord(server), server.heard]);
  return `channel ${channel}: ${newest}\n${table(['SERVER', 'SERVES', 'STATE', 'HEARD'], rows)}${notesOf(servers)}`;
}

const rolloutOf = ({ rollout, parts }: NonNullable<ChannelStatus['release']>): string =>
  rollout ? `, ${shareText(rollout)} have ${candidateText(rollout, { parts })}` : '';

const notesOf = (servers: ChannelStatus['servers']): string =>
  servers
    .flatMap(({ name, refusals }) =>
      refusals.map(
        ({ serial, part, reason }) => `\n${name} refuses release ${serial} (${part ?? 'the document'}): ${reason}`,
      ),
    )
    .join('');
