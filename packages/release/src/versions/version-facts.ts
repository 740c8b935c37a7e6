import type { Ban, Release } from '@jishi/contracts/release';
import pMap from 'p-map';
import { latestVersion, loadManifest } from '../artifact-store/read-versions.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { listChannels, liveRelease } from '../releases/read-releases.ts';
import { type Deprecation, listDeprecations } from './deprecations.ts';

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
  /** Channels on which some visitors have it, as the candidate. */
  candidate: string[];
  deprecated: Deprecation | null;
  /** Bans by channel. */
  banned: { channel: string; reason: string }[];
};

/** Everything there is to know about the versions of a part, the newest first. */
export async function describeVersions(context: RegistryContext, part: string): Promise<VersionFacts[]> {
  const [versions, latest, deprecations, releases] = await Promise.all([
    context.artifacts.list(part),
    latestVersion(context.blobs, part),
    listDeprecations(context.blobs, part),
    liveReleases(context),
  ]);
  const facts = await pMap(
    versions,
    async ({ version, time }): Promise<VersionFacts> => {
      const isThis = (ban: Ban): boolean => ban.part === part && ban.version === version;
      return {
        version,
        time: time.toISOString(),
        size: await sizeOf(context, part, version),
        isLatest: version === latest,
        live: releases.filter(({ parts }) => parts[part]?.version === version).map(({ channel }) => channel),
        candidate: releases
          .filter(({ parts, rollout }) => rollout?.parts[part]?.version === version && parts[part]?.version !== version)
          .map(({ channel }) => channel),
        deprecated: deprecations.get(version) ?? null,
        banned: releases.flatMap(({ channel, banned }) =>
          banned.filter(isThis).map(({ reason }) => ({ channel, reason })),
        ),
      };
    },
    { concurrency: 8 },
  );
  return facts.sort((a, b) => (a.time < b.time ? 1 : -1));
}

async function liveReleases(context: RegistryContext): Promise<Release[]> {
  const channels = await listChannels(context.blobs);
  const live = await Promise.all(channels.map((channel) => liveRelease(context, channel)));
  return live.flatMap((stored) => (stored ? [stored.release] : []));
}

async function sizeOf({ artifacts }: RegistryContext, part: string, version: string): Promise<VersionFacts['size']> {
  const list = await loadManifest(artifacts, part, version).catch(() => null);
  if (!list) return null;
  const sizes = await artifacts.sizes(part, version, list.hash);
  const web = [...sizes].filter(([name]) => name.startsWith('web/')).reduce((sum, [, size]) => sum + size, 0);
  return { web, server: sizes.get('server.cjs') ?? 0 };
}
