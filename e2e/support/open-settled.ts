import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const QUIET_MS = 500;

/** Event streams stay open as long as the page: they are not waited for. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events');

/** Follows what a page asks for; `settled` waits until nothing of it is on its way, and nothing new was asked for during half a second. */
export function followRequests(page: Page): Disposable & { settled(): Promise<void> } {
  const asked = new Set<Request>();
  let lastMoved = performance.now();
  const begin = (request: Request) => {
    if (isStream(request)) return;
    asked.add(request);
    lastMoved = performance.now();
  };
  const end = (request: Request) => {
    if (asked.delete(request)) lastMoved = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    settled: () => expect.poll(() => asked.size === 0 && performance.now() - lastMoved > QUIET_MS).toBe(true),
    [Symbol.dispose]: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/** Opens a page and waits until it has settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
  using requests = followRequests(page);
  await page.goto(path);
  await requests.settled();
}
