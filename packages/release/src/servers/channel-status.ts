import type { Release } from '@jishi/contracts/release';
import type { ServerState } from './server-state.ts';
import { answersOf, type ServerAnswer } from './wait-for-servers.ts';

/** A channel, what is live there and what its web servers make of it. */
export type ChannelStatus = {
  channel: string;
  release: Release | null;
  servers: (ServerState & Pick<ServerAnswer, 'state' | 'reason'>)[];
};

/** What is asked: a registry, or one behind a service. */
type Source = Parameters<typeof answersOf>[0] & { live(channel: string): Promise<Release | null> };

/** What stands on a channel at this moment, and who serves it; a silent server is `late`. */
export async function channelStatus(source: Source, channel: string): Promise<ChannelStatus> {
  const release = await source.live(channel);
  const servers = await source.servers(channel);
  const asked = { servers: async () => servers, serials: source.serials };
  const answers = release ? await answersOf(asked, release) : [];
  const heard = servers.filter(({ isSilent }) => !isSilent);
  const withState = servers.map((server) => {
    const { state = 'late' as const, reason = null } = answers[heard.indexOf(server)] ?? {};
    return { ...server, state, reason };
  });
  return { channel, release, servers: withState };
}

/** What a server makes of the newest release, in a word or four. */
export function serverWord({ state, isSilent }: ChannelStatus['servers'][number]): string {
  if (isSilent) return 'silent';
  return { live: 'live', refused: 'refuses the newest', late: 'behind' }[state];
}
