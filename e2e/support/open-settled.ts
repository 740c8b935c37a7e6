import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const QUIET_MS = 500;

/** Event streams stay open as long as the page: they are not waited for. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events');

/** Opens a page and waits until nothing it asked for is on its way, and nothing new was asked for during half a second. */
export async function openSettled(page: Page, path: string): Promise<void> {
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
  await page.goto(path);
  await expect.poll(() => asked.size === 0 && performance.now() - lastMoved > QUIET_MS).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
