import type { Registry } from '../../registry/registry.ts';
import { remembered } from './remembered.ts';

/** Counting a million events takes the database a second: milliseconds for which a count stands, however many people watch. */
const COUNTED_EVERY = 10_000;

type Source = Pick<Registry, 'judged' | 'curves'>;

/** What visitors of the rollout met, of the release with this serial; another release is counted anew. */
export type VisitorCounts = {
  judged(channel: string, serial: number): ReturnType<Registry['judged']>;
  curves(channel: string, serial: number): ReturnType<Registry['curves']>;
};

const channelOf = (key: string): string => key.split(' ')[0] ?? '';

/** Asks a registry for it, every ten seconds at most. */
export function createVisitorCounts(registry: Source, now: () => number = () => performance.now()): VisitorCounts {
  const judged = remembered(COUNTED_EVERY, now, (key) => registry.judged(channelOf(key)));
  const curves = remembered(COUNTED_EVERY, now, (key) => registry.curves(channelOf(key)));
  return {
    judged: (channel, serial) => judged(`${channel} ${serial}`),
    curves: (channel, serial) => curves(`${channel} ${serial}`),
  };
}
