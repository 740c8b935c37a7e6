import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHE_PREFIX } from '../protocol.ts';
import { expiration } from './expiration.ts';

/** A network that answers for the shop, to have somebody sign in to it, does so with a page. */
const isOf = (response: Response, type: RegExp): boolean =>
  response.status === 200 && type.test(response.headers.get('content-type') ?? '');

const keepOnly = (mayKeep: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
});

/** Files of versions and pictures never change under their address. Scripts come with their hash, which the browser compares first. */
const files = new CacheFirst({
  cacheName: `${CACHE_PREFIX}files`,
  plugins: [keepOnly((response) => isOf(response, /javascript|json|svg/)), expiration({ maxEntries: 400 })],
});
const pictures = new CacheFirst({
  cacheName: `${CACHE_PREFIX}pictures`,
  plugins: [keepOnly((response) => isOf(response, /^image\//)), expiration({ maxEntries: 200 })],
});

/** Answers of the api that are the same for everybody, for what a page draws later. */
const answers = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}answers`,
  plugins: [keepOnly((response) => isOf(response, /json/) && isPublic(response)), expiration({ maxEntries: 150 })],
});

const isPublic = ({ headers }: Response): boolean => headers.get('cache-control')?.startsWith('public') === true;

const isFile = ({ pathname }: URL): boolean => pathname.startsWith('/remotes/');
const isPicture = ({ pathname }: URL): boolean => pathname.startsWith('/media/');

/** What pages are made of. Everything that is not named here passes by the worker. */
export function routeFiles(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), files);
  // A video is asked for in pieces.
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && isPicture(url) && request.destination === 'image',
    pictures,
  );
  registerRoute(({ url, sameOrigin, request }) => sameOrigin && isAnswer(url, request), answers);
}

/** An event stream has no end that could be kept. */
const isAnswer = ({ pathname }: URL, { headers }: Request): boolean =>
  pathname.startsWith('/api/') && !headers.get('accept')?.includes('text/event-stream');

/**
 * Keeps scripts that a page has loaded before the worker was there to see it: they are in the browser's own cache. So are its pictures, which
 * that cache gives out without the network, too; asked for by a worker they would come in another format.
 */
export async function keepFiles(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const own = addresses.filter((address) => {
    const url = new URL(address);
    return url.origin === self.origin && isFile(url);
  });
  const kept = own.map(async (address) => {
    const request = new Request(address, { mode: 'cors', credentials: 'same-origin' });
    const [response, done] = files.handleAll({ event, request });
    await response;
    await done;
  });
  await Promise.allSettled(kept);
}
