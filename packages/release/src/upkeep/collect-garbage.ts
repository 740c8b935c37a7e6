import { removing, staleNotes, versionName } from '../holding.ts';
import { integrityOf } from '../integrity.ts';
import type { RegistryPlace } from '../place.ts';
import { listChannels, listReleases } from '../releases.ts';
import type { ShelvedVersion } from '../shelf/shelf.ts';
import { latestVersion, listParts } from '../versions.ts';

export type GarbageRequest = {
  /** How many releases of every channel keep their versions. Web serves files of its newest hundred. */
  keepReleases: number;
  /** Milliseconds for which nothing is removed that was published or live since. */
  grace: number;
  /** Without it nothing is removed. */
  isDelete: boolean;
};

export type GarbageReport = {
  /** What may go: with `isDelete` what went. */
  versions: { part: string; version: string; time: string; size: number }[];
  /** Half-made things of writers that were ended. */
  leftovers: string[];
  /** How many versions stay. */
  kept: number;
};

/** Half-made things are of writers that were ended when they are older. */
const HOUR = 3_600_000;

/**
 * Removes versions no promise needs: not named by the newest releases of a channel, not live within the grace time, not
 * published within it, not the latest of their part, not held by a pin that is being made. Release documents always
 * stay: they are small, and they are the chain.
 */
export async function collectGarbage(place: RegistryPlace, request: GarbageRequest): Promise<GarbageReport> {
  const all = await allVersions(place);
  const isNeeded = await needs(place, request);
  const free = all.filter((version) => !isNeeded(version));
  const sized = await Promise.all(free.map(async (version) => ({ ...version, size: await sizeOf(place, version) })));
  const leftovers = await place.shelf.leftovers(new Date(Date.now() - HOUR));
  const notes = await staleNotes(place.store);
  const names = [...leftovers.map(({ name }) => name), ...notes.map((key) => place.store.nameOf(key))];
  const removed = request.isDelete ? await removeAll(place, request, free) : new Set(free.map(nameOf));
  if (request.isDelete) {
    for (const leftover of leftovers) await leftover.remove();
    await place.store.remove(notes);
  }
  const versions = sized
    .filter((version) => removed.has(nameOf(version)))
    .map(({ part, version, time, size }) => ({ part, version, time: time.toISOString(), size }));
  return { versions, leftovers: names, kept: all.length - versions.length };
}

const nameOf = ({ part, version }: Pick<ShelvedVersion, 'part' | 'version'>): string => versionName(part, version);

async function allVersions({ shelf }: RegistryPlace): Promise<ShelvedVersion[]> {
  return (await Promise.all((await listParts(shelf)).map((part) => shelf.list(part)))).flat();
}

async function removeAll(
  place: RegistryPlace,
  request: GarbageRequest,
  free: readonly ShelvedVersion[],
): Promise<Set<string>> {
  const versions = new Map(free.map((version) => [nameOf(version), version]));
  const askAgain = async () => {
    const isNeeded = await needs(place, request);
    return (name: string): boolean => isNeeded(versions.get(name)!);
  };
  const remove = (name: string): Promise<void> => {
    const { part, version } = versions.get(name)!;
    return place.shelf.remove(part, version);
  };
  return new Set(await removing(place.store, [...versions.keys()], askAgain, remove));
}

/** Whether some promise needs a version, as things are now. */
async function needs(place: RegistryPlace, { keepReleases, grace }: GarbageRequest) {
  const since = Date.now() - grace;
  const named = new Set<string>();
  for (const channel of await listChannels(place.store)) {
    // Whoever signed them: a computer without the right keys must not take every version for free.
    const entries = await listReleases({ ...place, trust: undefined }, channel);
    const releases = entries.flatMap(({ release }) => (release ? [release] : []));
    releases.forEach(({ parts }, index) => {
      // A release was live until the next one came.
      const end = Date.parse(releases[index + 1]?.time ?? '');
      if (index < releases.length - keepReleases && end < since) return;
      for (const [part, { version }] of Object.entries(parts)) named.add(versionName(part, version));
    });
  }
  for (const part of await listParts(place.shelf)) {
    const latest = await latestVersion(place.store, part);
    if (latest) named.add(versionName(part, latest));
  }
  return (version: ShelvedVersion): boolean => version.time.getTime() >= since || named.has(nameOf(version));
}

async function sizeOf({ shelf }: RegistryPlace, { part, version }: ShelvedVersion): Promise<number> {
  const list = await shelf.readList(part, version);
  if (!list) return 0;
  const sizes = await shelf.sizes(part, version, integrityOf(list));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
