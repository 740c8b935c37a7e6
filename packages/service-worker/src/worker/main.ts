/// <reference lib="webworker" />
import { enable as enablePreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { CACHE_PREFIX, type TabMessage } from '../protocol.ts';
import { keepFiles, routeFiles } from './files.ts';
import { offlinePage } from './offline-page.ts';
import { isKept, isRecent, keptPages } from './page-cache.ts';
import { forgetOwn, keepVisited, pages } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Addresses of the shop that are no pages of it. */
const noPages = [/^\/(api|media|remotes|-)\//, /^\/(healthz|readyz|metrics|release)$/];

// A release is live when it is pinned: its worker waits for no tab of the one before. It has no state that could be mixed. Tabs that were
// there before the first one are not taken over: browsers would throw away pages of the back/forward cache.
void self.skipWaiting();
// The page is on its way while the worker starts.
enablePreload();
self.addEventListener('install', (event) => event.waitUntil(keepLogo()));

const logo = '/favicon.svg';
registerRoute(
  new NavigationRoute(
    (context) => pages.handle(context).catch(async () => offlinePage(context.request.url, await keptPages())),
    { denylist: noPages },
  ),
);
// They have been asked for already (navigation preload): once is enough.
registerRoute(new NavigationRoute(new NetworkOnly(), { allowlist: noPages }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === logo,
  ({ request }) => fetch(request).catch(async () => (await caches.match(logo)) ?? Response.error()),
);
routeFiles();

self.addEventListener('message', (event) => {
  const message = event.data as TabMessage;
  if (message.type === 'session') event.waitUntil(forgetOwn());
  else if (message.type === 'is-kept') event.waitUntil(tell(event, isKept(message.url)));
  else event.waitUntil(keepPage(message, event));
});

async function tell({ ports: [port] }: ExtendableMessageEvent, answer: Promise<boolean>): Promise<void> {
  port?.postMessage(await answer.catch(() => false));
}

async function keepPage({ url, files }: TabMessage & { type: 'visited' }, event: ExtendableEvent): Promise<void> {
  if (new URL(url).origin === self.origin && !(await isRecent(url, Date.now()))) await keepVisited(url, event);
  await keepFiles(files, event);
}

/** The one picture of the offline page. */
async function keepLogo(): Promise<void> {
  const cache = await caches.open(`${CACHE_PREFIX}host`);
  await cache.add(logo);
}
