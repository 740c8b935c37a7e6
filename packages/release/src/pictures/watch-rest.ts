import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Scripts ask for more, and draw, as soon as they have run. */
const QUIET_MS = 500;
const LOOK_MS = 100;

/** Event streams stay open as long as the page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events');

/** Watches a page from before it is opened. */
export type Rest = {
  /**
   * Waits until nothing the page asked for is on its way, what it shows is there, and nothing in it has changed for half a second.
   *
   * @param until the latest, by `performance.now()`
   * @returns whether it has come to rest
   */
  come(until: number): Promise<boolean>;
};

/** Runs in the page before anything else; `watchRest` reads the count. */
export function countChanges(): void {
  const counted = globalThis as { _changes?: number };
  counted._changes = 0;
  new MutationObserver(() => {
    counted._changes = (counted._changes ?? 0) + 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

export function watchRest(page: Page): Rest {
  const open = new Set<Request>();
  let changes = -1;
  let moved = performance.now();
  const move = () => {
    moved = performance.now();
  };
  const end = (request: Request) => {
    if (open.delete(request)) move();
  };
  page.on('request', (request) => {
    if (isStream(request)) return;
    open.add(request);
    move();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    async come(until) {
      for (;;) {
        const seen = await page.evaluate(look);
        if (seen.changes !== changes || !seen.isDrawn || open.size > 0) move();
        changes = seen.changes;
        if (performance.now() - moved > QUIET_MS) return true;
        if (performance.now() > until) return false;
        await sleep(LOOK_MS);
      }
    },
  };
}

/** Runs in the page. Pictures further down than the page was looked through are not asked for. */
function look(): { isDrawn: boolean; changes: number } {
  const isDrawn =
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  return { isDrawn, changes: (globalThis as { _changes?: number })._changes ?? 0 };
}
