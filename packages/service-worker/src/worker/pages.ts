import { NetworkFirst } from 'workbox-strategies';
import { OFFLINE_HEADER } from '../protocol.ts';
import { forgetEnded } from './ended-releases.ts';
import { expiration } from './expiration.ts';
import { isShown, mayKeep, toKept, toShown } from './kept-page.ts';
import { forgetPages, PAGES } from './page-cache.ts';

/** Older pages are shown to nobody: prices and stock of a week ago help less than they mislead. */
const LONGEST_S = 7 * 86_400;
const MOST_PAGES = 60;

/** A shop that does not answer at all holds up nobody who has the page. */
const PATIENCE_S = 8;

/** The newest page the shop gives; without it, the one that was kept. Keeps what it is given. */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (mayKeep(response) ? await toKept(response, Date.now()) : null),
      // A page that was on its way before the worker had started goes through no other callback.
      handlerDidRespond: async ({ response, request, event }) => {
        if (response && !isShown(response)) event.waitUntil(hear(response, request.mode === 'navigate'));
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? await toShown(cachedResponse) : null),
    },
    expiration({ maxEntries: MOST_PAGES, maxAgeSeconds: LONGEST_S }),
  ],
});

/** What a page tells: which release is live, and, as it was asked for with cookies, whether anybody is signed in. */
async function hear({ headers }: Response, isNavigation: boolean): Promise<void> {
  await forgetEnded(headers.get('x-release'));
  if (isNavigation && headers.get(OFFLINE_HEADER) === 'shared') await forgetOwn();
}

/** Forgets pages of whoever was signed in. */
export const forgetOwn = (): Promise<void> => forgetPages(({ keeping }) => keeping === 'own');

/** Asks for a page that was opened without asking for its document, as every visitor has it, and keeps it. */
export async function keepVisited(url: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url, {
    headers: { [OFFLINE_HEADER]: 'shared', accept: 'text/html' },
    cache: 'no-store',
    redirect: 'error',
    priority: 'low',
  });
  const [response, done] = pages.handleAll({ event, request });
  await response.catch(() => undefined);
  await done.catch(() => undefined);
}
