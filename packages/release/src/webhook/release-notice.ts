import { BUCKETS, type Release } from '@jishi/contracts/release';
import { changedParts } from '../decisions/rollouts.ts';
import { changeOf } from '../history/history-rows.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseEntry } from '../releases/read-releases.ts';

/** A part whose version a release changed; `null`: it was not there before, or is not any more. */
type ChangedPart = { part: string; owner: string | null; from: string | null; to: string | null };

/** What a webhook is told of a release that was made. Times are ISO. */
export type ReleaseNotice = {
  type: 'release.made';
  timestamp: string;
  data: Pick<Release, 'channel' | 'serial' | 'kind' | 'author' | 'reason' | 'forced'> & {
    /** Of a rollout: how many of the visitors get what changed, in percent. */
    share?: number;
    parts: ChangedPart[];
  };
};

type Reader = Pick<Registry, 'releases' | 'readDeclaration'>;

/** What is to be told of a release, with the owner of every part it changed, as the parts themselves name them. */
export async function noticeOf(registry: Reader, release: Release): Promise<ReleaseNotice> {
  const { channel, serial, kind, author, reason, forced, time } = release;
  // Right before a repair stands what it replaces.
  const entries = await registry.releases(channel, kind === 'repair' ? undefined : 2);
  const before = entries.findLast((entry) => entry.serial < serial && isUsable(entry))?.release ?? null;
  const [now, then] = changeOf(release, before);
  const parts = changedParts(now, then).map(async (part): Promise<ChangedPart> => {
    const [from, to] = [then[part] ?? null, now[part] ?? null];
    const owner = await ownerOf(registry, part, (to ?? from)!.version);
    return { part, owner, from: from?.version ?? null, to: to?.version ?? null };
  });
  const share = release.rollout && { share: (release.rollout.buckets / BUCKETS) * 100 };
  const data = { channel, serial, kind, author, reason, forced, ...share, parts: await Promise.all(parts) };
  return { type: 'release.made', timestamp: time, data };
}

const isUsable = ({ release, replacedBy }: ReleaseEntry): boolean => release !== null && replacedBy === null;

/** `null` when the version is gone, or cannot be read. */
const ownerOf = async (registry: Reader, part: string, version: string): Promise<string | null> =>
  registry.readDeclaration(part, version).then(
    ({ owner }) => owner,
    () => null,
  );
