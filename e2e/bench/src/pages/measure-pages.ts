import { say } from '@jishi/scripts/terminal';
import type { Browser } from '@playwright/test';
import { type ScreenName, screens } from '../browser/conditions.ts';
import { loadAverage } from '../machine.ts';
import { keptFor } from '../page-set/kept-for.ts';
import { type PageName, pages } from '../page-set/page-set.ts';
import { type Load, measureLoad } from './measure-load.ts';

export const sides = ['shop', 'yardstick'] as const;
export type Side = (typeof sides)[number];

/** One load, and the load average of the machine at the beginning of its round. */
export type PageRun = { page: PageName; screen: ScreenName; side: Side; load: Load; loadAverage: number };

/** Loads every page of both sides on both screens `runs` times, in turns, after one round that is not counted. */
export async function measurePages(
  browser: Browser,
  origins: Record<Side, string>,
  runs: number,
  stop: AbortSignal,
): Promise<PageRun[]> {
  const measured: PageRun[] = [];
  for (let round = 0; round <= runs; round += 1) {
    const busy = loadAverage();
    say('pages', round === 0 ? 'a round to get warm' : `round ${round} of ${runs}, load average ${busy}`);
    for (const page of pages) {
      const { name, path } = page;
      // A static page knows nobody.
      const kept = { shop: await keptFor(page, origins.shop), yardstick: undefined };
      for (const screen of screens) {
        for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
          stop.throwIfAborted();
          const load = await measureLoad(browser, origins[side] + path, screen, kept[side]);
          if (round > 0) measured.push({ page: name, screen, side, load, loadAverage: busy });
        }
      }
    }
  }
  return measured;
}
