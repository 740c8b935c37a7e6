import type { Page } from '@playwright/test';

/** Gaps between frames of the main thread, in milliseconds. */
export type Frames = number[];

/** A frame at sixty a second takes 16.7 ms. */
export const LATE_MS = 20;

/** The share of frames that were late, 0 to 1; 0 of none. */
export const lateShare = (gaps: Frames): number =>
  gaps.length === 0 ? 0 : gaps.filter((gap) => gap > LATE_MS).length / gaps.length;

/** Notes frames from now until the work is done. */
export async function framesWhile(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const note = (at: number): void => {
      gaps.push(at - last);
      last = at;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(globalThis, { __gaps: gaps });
  });
  await work();
  const gaps = await page.evaluate(() => (globalThis as unknown as { __gaps: number[] }).__gaps);
  return gaps.slice(1);
}

/** As they are written down: tenths of a millisecond. */
export const rounded = (gaps: Frames): Frames => gaps.map((gap) => Math.round(gap * 10) / 10);
