import type { Page } from 'playwright-core';

/** What ticks in a page ticks once a second. */
const TICK_MS = 1_100;

/**
 * Makes it the same time in both pages of a pair. A page goes by the clock of the server, which it learns when it is drawn: pages that were drawn a minute apart, one of them
 * from a cache, show countdowns that are a minute apart.
 *
 * @param page whose clock has stood at `now` since before it was opened
 * @param now what the time is to be, in milliseconds
 */
export async function sameTime(page: Page, now: number): Promise<void> {
  const drawnAt = await page.evaluate(
    () => (globalThis as { __shop?: { renderedAt?: number } }).__shop?.renderedAt ?? null,
  );
  if (drawnAt !== null) await page.clock.setFixedTime(now + (now - drawnAt));
  await page.clock.runFor(TICK_MS);
}
