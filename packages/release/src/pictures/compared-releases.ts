import type { PageEntry, Release } from '@jishi/contracts/release';
import type { PreviewRequest } from '../context/requests.ts';
import { releaseId } from '../documents/release-id.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { Registry } from '../registry/registry.ts';
import { openPreview, type ShopCookie } from './open-preview.ts';

/** What is compared with the live release: the candidate of the rollout that runs, the live release with other versions, or a release that is there. */
export type OtherRelease =
  | 'candidate'
  | { parts: NonNullable<PreviewRequest['parts']> }
  | { channel: string; serial: number };

/** One release as the shop shows it to a browser. */
export type Side = {
  /** Name of the release, as the comparison has it. */
  id: string;
  /** Versions its pages have to be of. */
  parts: Release['parts'];
  pages: readonly PageEntry[];
  cookies: ShopCookie[];
};

export type Compared = { before: Side; after: Side };

type Asked = { channel: string; other: OtherRelease; origin: string; author: string };

/** Long enough for hundreds of pages on a slow computer. */
const LINK_MS = 2 * 3_600_000;

/**
 * Both releases, the second one opened through a preview link for this computer.
 *
 * @throws RegistryError `not-found` without a live release, or a rollout; as of `preview`; `unavailable` or `conflict` when the shop does not open the link
 */
export async function openReleases(registry: Registry, { channel, other, origin, author }: Asked): Promise<Compared> {
  const live = await registry.live(channel);
  if (!live) throw new RegistryError('not-found', `channel ${channel} has no release yet`);
  const liveId = releaseId({ channel: null, serial: live.serial, arm: 'live' });
  const { release, id, link } = await registry.preview({
    ...{ channel, author, origin, reason: 'pictures of its pages', to: 'pictures of its pages' },
    until: new Date(Date.now() + LINK_MS).toISOString(),
    ...shown(live, other),
  });
  const afterId = other === 'candidate' ? releaseId({ channel: null, serial: live.serial, arm: 'candidate' }) : id;
  if (afterId === liveId)
    throw new RegistryError('invalid', `${liveId} is live: name another release to compare it with`);
  return {
    before: { id: liveId, parts: live.parts, pages: live.pages, cookies: [] },
    after: { id: afterId, parts: release.parts, pages: release.pages, cookies: [await openPreview(link!)] },
  };
}

function shown(live: Release, other: OtherRelease): Pick<PreviewRequest, 'parts' | 'of'> {
  if (other !== 'candidate') return 'parts' in other ? other : { of: other };
  if (!live.rollout) {
    throw new RegistryError(
      'not-found',
      `no rollout runs on channel ${live.channel}: name versions or a release to compare what is live with`,
    );
  }
  const gone = Object.keys(live.parts).map((part) => [part, null] as const);
  const wanted = Object.entries(live.rollout.parts).map(([part, { version }]) => [part, version] as const);
  return { parts: Object.fromEntries([...gone, ...wanted]) };
}
