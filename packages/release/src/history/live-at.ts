import type { Release } from '@jishi/contracts/release';
import type { Registry } from '../registry/registry.ts';
import { skipInvalid } from '../trust/chain.ts';

type Reader = Pick<Registry, 'serials' | 'readDocument' | 'readRelease'>;

/** A release, until when it was live (`null`: it is), and what was live before it (`null`: nothing). */
export type LiveAt = { release: Release; until: string | null; before: Release | null };

/**
 * Which release was live at a time; `null` before the first one. Times of a channel rise with its serials, so a dozen of two thousand documents are read.
 */
export async function findLiveAt(registry: Reader, channel: string, time: Date): Promise<LiveAt | null> {
  const serials = await registry.serials(channel);
  let [low, high] = [0, serials.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const made = await timeOf(registry, channel, serials[middle]!);
    // What cannot be read is passed over below.
    if (made === null || made <= time.getTime()) low = middle + 1;
    else high = middle;
  }
  const isMade = ({ time: made }: Release): boolean => Date.parse(made) <= time.getTime();
  const found = await nearest(registry, channel, serials.slice(0, low).reverse(), isMade);
  return found && around(registry, channel, found, serials);
}

/** The same of a release that is known. */
export async function liveAround(registry: Reader, channel: string, release: Release): Promise<LiveAt> {
  return around(registry, channel, release, await registry.serials(channel));
}

async function around(
  registry: Reader,
  channel: string,
  release: Release,
  serials: readonly number[],
): Promise<LiveAt> {
  const { serial } = release;
  const [next, before] = await Promise.all([
    nearest(
      registry,
      channel,
      serials.filter((other) => other > serial),
    ),
    nearest(registry, channel, serials.filter((other) => other < serial).reverse()),
  ]);
  return { release, until: next?.time ?? null, before };
}

/** The first release of these that counts. */
async function nearest(
  registry: Reader,
  channel: string,
  serials: readonly number[],
  isWanted: (release: Release) => boolean = () => true,
): Promise<Release | null> {
  for (const serial of serials) {
    const release = await registry.readRelease(channel, serial).catch(skipInvalid);
    if (release && isWanted(release)) return release;
  }
  return null;
}

/** When a document says it was made. It only leads the search: what is found is checked. */
async function timeOf(registry: Reader, channel: string, serial: number): Promise<number | null> {
  const bytes = await registry.readDocument(channel, serial).catch(skipInvalid);
  if (!bytes) return null;
  try {
    const time = Date.parse(String((JSON.parse(bytes.toString('utf8')) as { time?: unknown }).time));
    return Number.isNaN(time) ? null : time;
  } catch {
    return null;
  }
}
