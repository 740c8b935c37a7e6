import { createHash } from 'node:crypto';
import type { Registry } from '../../registry/registry.ts';
import { remembered } from '../counts/remembered.ts';
import type { VisitorCounts } from '../counts/visitor-counts.ts';

/** Milliseconds between two looks at a channel, however many people watch it. */
const EVERY = 2_000;

type Source = Pick<Registry, 'serials' | 'servers'> & Pick<VisitorCounts, 'judged'>;

/** Says how a channel stands, in a word that is another one as soon as something that is shown has changed. */
export type Pulse = (channel: string) => Promise<string>;

/**
 * Asks a registry for it. Everybody who watches shares a look.
 *
 * @param more what else is shown of a channel
 */
export function createPulse(
  source: Source,
  more: (channel: string) => string,
  now: () => number = () => performance.now(),
): Pulse {
  return remembered(EVERY, now, async (channel) => {
    const [serials, servers] = await Promise.all([source.serials(channel), source.servers(channel)]);
    const newest = serials.at(-1) ?? 0;
    const judged = await source.judged(channel, newest).catch(() => null);
    // When a server was heard last changes all the time, and is not worth another page.
    const states = servers.map(({ id, serial, isSilent, refusals }) => [id, serial, isSilent, refusals]);
    return createHash('sha256')
      .update(JSON.stringify([newest, states, judged?.epochs, more(channel)]))
      .digest('base64url')
      .slice(0, 16);
  });
}
