import type { Ban, Release } from '@jishi/contracts/release';
import { type Deprecation, listDeprecations } from './deprecations.ts';
import type { RegistryPlace } from './place.ts';
import { listChannels, liveRelease } from './releases.ts';
import { inParallel } from './store/in-parallel.ts';
import { latestVersion, loadList } from './versions.ts';

export type VersionFacts = {
  version: string;
  /** ISO time at which it was published. */
  time: string;
  /** Bytes of its web files and of its server file, as they are stored; `null` when its list cannot be read. */
  size: { web: number; server: number } | null;
  /** Whether it was published last. */
  isLatest: boolean;
  /** Channels on which it is live. */
  live: string[];
  deprecated: Deprecation | null;
  /** Bans by channel. */
  banned: { channel: string; reason: string }[];
};

/** Everything there is to know about the versions of a part, the newest first. */
export async function describeVersions(place: RegistryPlace, part: string): Promise<VersionFacts[]> {
  const [versions, latest, deprecations, releases] = await Promise.all([
    place.shelf.list(part),
    latestVersion(place.store, part),
    listDeprecations(place.store, part),
    liveReleases(place),
  ]);
  const facts = await inParallel(8, versions, async ({ version, time }): Promise<VersionFacts> => {
    const isThis = (ban: Ban): boolean => ban.part === part && ban.version === version;
    return {
      version,
      time: time.toISOString(),
      size: await sizeOf(place, part, version),
      isLatest: version === latest,
      live: releases.filter(({ parts }) => parts[part]?.version === version).map(({ channel }) => channel),
      deprecated: deprecations.get(version) ?? null,
      banned: releases.flatMap(({ channel, banned }) =>
        banned.filter(isThis).map(({ reason }) => ({ channel, reason })),
      ),
    };
  });
  return facts.sort((a, b) => (a.time < b.time ? 1 : -1));
}

async function liveReleases(place: RegistryPlace): Promise<Release[]> {
  const channels = await listChannels(place.store);
  const live = await Promise.all(channels.map((channel) => liveRelease(place, channel)));
  return live.flatMap((stored) => (stored ? [stored.release] : []));
}

async function sizeOf({ shelf }: RegistryPlace, part: string, version: string): Promise<VersionFacts['size']> {
  const list = await loadList(shelf, part, version).catch(() => null);
  if (!list) return null;
  const sizes = await shelf.sizes(part, version, list.hash);
  const web = [...sizes].filter(([name]) => name.startsWith('web/')).reduce((sum, [, size]) => sum + size, 0);
  return { web, server: sizes.get('server.cjs') ?? 0 };
}
