import pMap from 'p-map';
import { MANIFEST } from '../artifact-store/artifact-store.ts';
import { filesOf, listParts, loadManifest, verifyVersion } from '../artifact-store/read-versions.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { versionName } from '../documents/version-name.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { findNewest } from '../releases/newest-copy.ts';
import { listChannels, listReleases, liveRelease } from '../releases/read-releases.ts';

/** One thing that is wrong. `where`: `live/41`, `mf-catalog@1.2.0`. */
export type Fault = { where: string; what: string };

export type InspectionReport = { channels: number; releases: number; versions: number; faults: Fault[] };

/** Reads every document of every channel and every file of every version, and names everything that is wrong. */
export async function inspectRegistry(context: RegistryContext): Promise<InspectionReport> {
  const channels = await listChannels(context.blobs);
  const histories = await Promise.all(channels.map((channel) => inspectChannel(context, channel)));
  const parts = await listParts(context.artifacts);
  const versions = (await Promise.all(parts.map((part) => context.artifacts.list(part)))).flat();
  const faults = await pMap(versions, ({ part, version }) => inspectVersion(context, part, version), {
    concurrency: 2,
  });
  return {
    channels: channels.length,
    releases: histories.reduce((sum, { releases }) => sum + releases, 0),
    versions: versions.length,
    faults: [...histories.flatMap((history) => history.faults), ...faults.flat()],
  };
}

async function inspectChannel(
  context: RegistryContext,
  channel: string,
): Promise<{ releases: number; faults: Fault[] }> {
  const entries = await listReleases(context, channel);
  const faults = entries.flatMap(({ serial, problem, replacedBy }) =>
    problem && replacedBy === null ? [{ where: `${channel}/${serial}`, what: problem }] : [],
  );
  const counted = entries.filter(({ replacedBy }) => replacedBy === null);
  const gaps = counted.flatMap(({ serial, release }, index) => {
    const expected = (counted[index - 1]?.serial ?? 0) + 1;
    return serial === expected || release?.replaces?.includes(expected)
      ? []
      : [{ where: `${channel}/${expected}`, what: `is missing: the next one there is ${serial}` }];
  });
  const lost = await inspectNewest(context, channel, entries.at(-1)?.serial ?? 0);
  return { releases: entries.length, faults: [...faults, ...gaps, ...lost, ...(await inspectLive(context, channel))] };
}

/** The copy of the newest document says what there was. */
async function inspectNewest(context: RegistryContext, channel: string, newest: number): Promise<Fault[]> {
  const copy = await findNewest(context, channel);
  if (!copy || copy.release.serial <= newest) return [];
  return [{ where: `${channel}/${copy.release.serial}`, what: 'is gone; a copy of it is kept: pnpm release repair' }];
}

/** What is live must be whole; versions of older releases may have been removed since. */
async function inspectLive(context: RegistryContext, channel: string): Promise<Fault[]> {
  const live = await liveRelease(context, channel);
  if (!live) return [{ where: channel, what: 'has no release that counts' }];
  const { serial, parts, rollout, expires } = live.release;
  const where = `${channel}/${serial}`;
  const served = [...Object.entries(parts), ...Object.entries(rollout?.parts ?? {})];
  const faults = served.map(async ([part, { version, files }]) => {
    const problem = await problemOf(() => loadManifest(context.artifacts, part, version, files));
    return problem === null ? [] : [{ where, what: `names ${versionName(part, version)}: ${problem}` }];
  });
  const isExpired = expires !== null && Date.parse(expires) < Date.now();
  return [
    ...(await Promise.all(faults)).flat(),
    ...(isExpired ? [{ where, what: `is live and expired ${expires}` }] : []),
  ];
}

async function inspectVersion({ artifacts }: RegistryContext, part: string, version: string): Promise<Fault[]> {
  const where = versionName(part, version);
  const problem = await problemOf(() => verifyVersion(artifacts, part, version));
  if (problem !== null) return [{ where, what: problem }];
  const { files, hash } = await loadManifest(artifacts, part, version);
  const listed = new Set([MANIFEST, ...filesOf(files).map(([name]) => name)]);
  const extra = [...(await artifacts.sizes(part, version, hash)).keys()].filter((name) => !listed.has(name));
  return extra.map((name) => ({ where, what: `has ${name}, which is not in its list` }));
}

async function problemOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof RegistryError && error.code !== 'unavailable') return error.message;
    throw error;
  }
}
