import { comparePartNames } from '@jishi/contracts/names';
import type { Release } from '@jishi/contracts/release';
import type { Holder } from '../../access/tokens.ts';
import { RegistryError } from '../../errors/registry-error.ts';
import { changesOf } from '../../history/history-rows.ts';
import type { Registry } from '../../registry/registry.ts';
import { channelStatus } from '../../servers/channel-status.ts';
import type { VisitorCounts } from '../counts/visitor-counts.ts';
import type { PictureTaking } from '../pictures/picture-taking.ts';
import type { GoBack, PartRow, WindowView } from './window-view.ts';

/** So many releases are shown; the commands show all. */
const SHOWN = 20;

const DEFAULT_CHANNEL = 'live';

export type ViewSource = {
  registry: Registry;
  counts: VisitorCounts;
  goBackFrom: (release: Release) => Promise<GoBack>;
  picturesOf: PictureTaking['stateOf'];
};

const noPictures = { comparison: null, isTaking: false, problem: null };

/**
 * Reads what stands on a channel at this moment.
 *
 * @param asked the channel; `null`: `live`, or the first there is
 * @throws RegistryError `not-found` when a channel is asked for that has no release
 */
export async function readView(
  { registry, counts, goBackFrom, picturesOf }: ViewSource,
  holder: Holder,
  asked: string | null,
): Promise<WindowView> {
  const channels = await registry.channels();
  const channel = asked ?? (channels.includes(DEFAULT_CHANNEL) ? DEFAULT_CHANNEL : (channels[0] ?? DEFAULT_CHANNEL));
  if (asked !== null && !isShown(asked, channels)) {
    throw new RegistryError('not-found', `channel ${asked} has no release`);
  }
  const mayRelease = holder.roles.includes('releaser');
  const [{ release, servers }, entries] = await Promise.all([
    channelStatus(registry, channel),
    registry.releases(channel, SHOWN + 1), // the oldest is what the one after it is compared with
  ]);
  const [judged, curves] = await Promise.all([
    problemOf(counts.judged(channel, release?.serial ?? 0)),
    problemOf(counts.curves(channel, release?.serial ?? 0)),
  ]);
  const changes = changesOf(entries).slice(-SHOWN).reverse();
  return {
    channel,
    channels,
    viewer: { name: holder.name, mayRelease },
    release,
    servers,
    judged: judged.value,
    judgedProblem: judged.problem,
    curves: curves.value,
    parts: release ? await partRows(registry, release) : await publishedRows(registry),
    changes,
    goBack: release && mayRelease ? await goBackFrom(release) : null,
    pictures: release ? await picturesOf(release, changes) : noPictures,
  };
}

/** The channel of the shop is there before its first release is. */
export const isShown = (channel: string, channels: readonly string[]): boolean =>
  channel === DEFAULT_CHANNEL || channels.includes(channel);

async function problemOf<T>(asked: Promise<T>): Promise<{ value: T | null; problem: string | null }> {
  try {
    return { value: await asked, problem: null };
  } catch (error) {
    if (error instanceof RegistryError) return { value: null, problem: error.message };
    throw error;
  }
}

async function partRows(registry: Registry, { parts, rollout }: Release): Promise<PartRow[]> {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(rollout?.parts ?? {})])].sort(comparePartNames);
  return Promise.all(
    names.map(async (part): Promise<PartRow> => {
      const live = parts[part]?.version ?? null;
      const candidate = rollout ? (rollout.parts[part]?.version ?? null) : live;
      const shown = candidate ?? live;
      const versions = await registry.describeVersions(part);
      const said = shown === null ? null : (await problemOf(registry.readDeclaration(part, shown))).value;
      const facts = versions.find(({ version }) => version === shown) ?? null;
      return { part, owner: said?.owner ?? null, live, candidate, facts, versions };
    }),
  );
}

/** What the first release can be made of. */
async function publishedRows(registry: Registry): Promise<PartRow[]> {
  const rows = (await registry.parts()).map(async (part): Promise<PartRow> => {
    const versions = await registry.describeVersions(part);
    return { part, owner: null, live: null, candidate: null, facts: versions[0] ?? null, versions };
  });
  return (await Promise.all(rows)).filter(({ versions }) => versions.length > 0);
}
