import { setTimeout as sleep } from 'node:timers/promises';
import { leadsTo } from '@jishi/api/links';
import { type LivePages, livePages } from './live-pages.ts';

type Releases = Parameters<typeof livePages>[0];

/** Messages are sent by the dozen, releases made by the day. */
const REMEMBERED_MS = 60_000;
/** No message waits longer for a registry. */
const READ_WITHIN_MS = 3000;
const late = { unknown: 'it was not read in time' };

const remembered = new WeakMap<Releases['releases'], { pages: Promise<LivePages>; until: number }>();

/** Tells of a path of the shop whether the live release has its page. Where that cannot be read every path leads somewhere. */
export async function liveLeads(config: Releases): Promise<(path: string) => boolean> {
  const pages = await pagesOf(config);
  return (path) => pages === null || 'unknown' in pages || leadsTo(pages, path);
}

function pagesOf(config: Releases): Promise<LivePages> {
  const now = performance.now();
  const known = remembered.get(config.releases);
  if (known && known.until > now) return known.pages;
  const pages = Promise.race([livePages(config), sleep(READ_WITHIN_MS, late, { ref: false })]);
  remembered.set(config.releases, { pages, until: now + REMEMBERED_MS });
  return pages;
}
