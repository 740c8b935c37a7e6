import type { Page, Request } from 'playwright-core';

/** Scripts ask for more as soon as they have run. */
const QUIET_MS = 500;

/** Event streams stay open as long as the page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events');

/** Watches what a page asks for; `areQuiet`: nothing is on its way, and nothing was for half a second. */
export function watchRequests(page: Page): { areQuiet: () => boolean } {
  const open = new Set<Request>();
  let moved = performance.now();
  const end = (request: Request) => {
    if (open.delete(request)) moved = performance.now();
  };
  page.on('request', (request) => {
    if (isStream(request)) return;
    open.add(request);
    moved = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { areQuiet: () => open.size === 0 && performance.now() - moved > QUIET_MS };
}
