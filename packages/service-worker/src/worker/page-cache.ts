import { CACHE_PREFIX } from '../protocol.ts';
import { factsOf, type KeptPage } from './kept-page.ts';

/** Name of the cache of pages. */
export const PAGES = `${CACHE_PREFIX}pages`;

/** Every kept page, the newest first. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      return response ? [factsOf(request.url, response)] : [];
    }),
  );
  return pages.flat().sort((a, b) => b.at - a.at);
}

/** Forgets the pages for which `isOver` says so. */
export async function forgetPages(isOver: (page: KeptPage) => boolean): Promise<void> {
  const cache = await caches.open(PAGES);
  const over = (await keptPages()).filter(isOver);
  await Promise.all(over.map(({ url }) => cache.delete(url)));
}

/** Whether a page can be opened without the network. */
export const isKept = async (url: string): Promise<boolean> => {
  const cache = await caches.open(PAGES);
  return (await cache.match(url)) !== undefined;
};

/** A page that was opened again this soon is asked for no second time. */
const RECENT_MS = 60_000;

/** Whether the copy of a page is as good as new. */
export async function isRecent(url: string, now: number): Promise<boolean> {
  const cache = await caches.open(PAGES);
  const response = await cache.match(url);
  return response !== undefined && now - factsOf(url, response).at < RECENT_MS;
}
