import type { PublishedVersion } from '../artifact-store/artifact-store.ts';
import { latestVersion, listParts } from '../artifact-store/read-versions.ts';
import { expiredLeases, removeUnleased } from '../context/lease.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { integrityOf } from '../documents/integrity.ts';
import { PREVIEWS } from '../documents/release-id.ts';
import { versionName } from '../documents/version-name.ts';
import { isPreviewOver } from '../previews/make-preview.ts';
import { findNewest } from '../releases/newest-copy.ts';
import { listChannels, listReleases } from '../releases/read-releases.ts';
import { forgottenServers } from '../servers/announce-server.ts';

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
 * published within it, not planned or asked for, not of a preview that is not over, not the latest of their part, not held by a pin that is being made. Release documents always
 * stay: they are small, and they are the chain.
 */
export async function collectGarbage(context: RegistryContext, request: GarbageRequest): Promise<GarbageReport> {
  const all = await allVersions(context);
  const isRetained = await retention(context, request);
  const unreferenced = all.filter((version) => !isRetained(version));
  const sized = await Promise.all(
    unreferenced.map(async (version) => ({ ...version, size: await sizeOf(context, version) })),
  );
  const leftovers = await context.artifacts.leftovers(new Date(Date.now() - HOUR));
  const notes = [...(await expiredLeases(context.blobs)), ...(await forgottenServers(context.blobs))];
  const names = [...leftovers.map(({ name }) => name), ...notes.map((key) => context.blobs.nameOf(key))];
  const removed = request.isDelete
    ? await removeAll(context, request, unreferenced)
    : new Set(unreferenced.map(nameOf));
  if (request.isDelete) {
    for (const leftover of leftovers) await leftover.remove();
    await context.blobs.remove(notes);
  }
  const versions = sized
    .filter((version) => removed.has(nameOf(version)))
    .map(({ part, version, time, size }) => ({ part, version, time: time.toISOString(), size }));
  return { versions, leftovers: names, kept: all.length - versions.length };
}

const nameOf = ({ part, version }: Pick<PublishedVersion, 'part' | 'version'>): string => versionName(part, version);

async function allVersions({ artifacts }: RegistryContext): Promise<PublishedVersion[]> {
  return (await Promise.all((await listParts(artifacts)).map((part) => artifacts.list(part)))).flat();
}

async function removeAll(
  context: RegistryContext,
  request: GarbageRequest,
  unreferenced: readonly PublishedVersion[],
): Promise<Set<string>> {
  const versions = new Map(unreferenced.map((version) => [nameOf(version), version]));
  const recheck = async () => {
    const isRetained = await retention(context, request);
    return (name: string): boolean => isRetained(versions.get(name)!);
  };
  const remove = (name: string): Promise<void> => {
    const { part, version } = versions.get(name)!;
    return context.artifacts.remove(part, version);
  };
  return new Set(await removeUnleased(context.blobs, [...versions.keys()], recheck, remove));
}

/** Whether some promise needs a version, as things are now. */
async function retention(context: RegistryContext, { keepReleases, grace }: GarbageRequest) {
  const since = Date.now() - grace;
  const named = new Set<string>();
  for (const channel of await listChannels(context.blobs)) {
    // Whoever signed them: a computer without the right keys must not take every version for free.
    const entries = await listReleases({ ...context, trust: undefined }, channel);
    const copy = await findNewest({ ...context, trust: undefined }, channel);
    const stored = entries.flatMap(({ release }) => (release ? [release] : []));
    const isLost = copy && copy.release.serial > (stored.at(-1)?.serial ?? 0);
    const releases = isLost ? [...stored, copy.release] : stored;
    const { planned = [], proposed = [] } = releases.at(-1) ?? {};
    for (const { parts } of [...planned, ...proposed])
      for (const [part, version] of Object.entries(parts)) if (version) named.add(versionName(part, version));
    releases.forEach((release, index) => {
      const { parts, rollout } = release;
      // A release was live until the next one came.
      const end = Date.parse(releases[index + 1]?.time ?? '');
      const isOver =
        channel === PREVIEWS ? isPreviewOver(release, since) : index < releases.length - keepReleases && end < since;
      if (isOver) return;
      for (const [part, { version }] of [...Object.entries(parts), ...Object.entries(rollout?.parts ?? {})]) {
        named.add(versionName(part, version));
      }
    });
  }
  for (const part of await listParts(context.artifacts)) {
    const latest = await latestVersion(context.blobs, part);
    if (latest) named.add(versionName(part, latest));
  }
  return (version: PublishedVersion): boolean => version.time.getTime() >= since || named.has(nameOf(version));
}

async function sizeOf({ artifacts }: RegistryContext, { part, version }: PublishedVersion): Promise<number> {
  const list = await artifacts.readManifest(part, version);
  if (!list) return 0;
  const sizes = await artifacts.sizes(part, version, integrityOf(list));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
