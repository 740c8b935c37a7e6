import { createHash } from 'node:crypto';
import type { Registry } from '../../registry/registry.ts';

/** Milliseconds between two looks at a channel, however many people watch it; what visitors met is counted less often. */
const [EVERY, JUDGED_EVERY] = [2_000, 10_000];

type Source = Pick<Registry, 'serials' | 'servers' | 'judged'>;

/** Says how a channel stands, in a word that is another one as soon as something that is shown has changed. */
export type Pulse = (channel: string) => Promise<string>;

/**
 * Asks a registry for it. Everybody who watches shares a look.
 *
 * @param more what else is shown of a channel
 */
export function createPulse(
  registry: Source,
  more: (channel: string) => string,
  now: () => number = () => performance.now(),
): Pulse {
  const looks = remembered(EVERY, now, async (channel) => {
    const [serials, servers, judged] = await Promise.all([
      registry.serials(channel),
      registry.servers(channel),
      counts(channel),
    ]);
    // When a server was heard last changes all the time, and is not worth another page.
    const states = servers.map(({ id, serial, isSilent, refusals }) => [id, serial, isSilent, refusals]);
    return createHash('sha256')
      .update(JSON.stringify([serials.at(-1), states, judged, more(channel)]))
      .digest('base64url')
      .slice(0, 16);
  });
  const counts = remembered(JUDGED_EVERY, now, async (channel) => {
    const judged = await registry.judged(channel).catch(() => null);
    return JSON.stringify(judged?.epochs ?? null);
  });
  return looks;
}

function remembered(
  lasts: number,
  now: () => number,
  ask: (channel: string) => Promise<string>,
): (channel: string) => Promise<string> {
  const known = new Map<string, { until: number; answer: Promise<string> }>();
  return (channel) => {
    const before = known.get(channel);
    if (before && now() < before.until) return before.answer;
    const answer = ask(channel);
    known.set(channel, { until: now() + lasts, answer });
    answer.catch(() => known.delete(channel));
    return answer;
  };
}
