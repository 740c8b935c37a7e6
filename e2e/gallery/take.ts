import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { draftFolder, fileOf, type Shot, type Sitting } from './shots.ts';

/** Large windows are kept at two thirds: letters stay readable, pictures small. */
export const kept = {
  1440: { height: 900, tallest: 1500, scale: 2 / 3 },
  390: { height: 844, tallest: 844, scale: 1 },
};
const QUALITY = 31;

/** Pictures and fonts are there, nothing moves, no colour is on its way to another one. */
async function settle(page: Page): Promise<void> {
  const isBusy = () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      // What is hidden, or stands to the side, may come later or never.
      const isSeen = ({ width, top, bottom, left, right }: DOMRect) =>
        width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      const inView = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()));
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      return inView.some((image) => !image.complete) || document.fonts.status !== 'loaded' || moving.length > 0;
    });
  await expect.poll(isBusy).toBe(false);
}

/** The room below what a page says, where it goes on only because the window is tall. */
const BELOW = 64;

/** The page as far down as it says something, within limits. */
async function heightOf(page: Page, { width, isTall }: Sitting): Promise<number> {
  const { height, tallest } = kept[width];
  if (!isTall || tallest === height) return height;
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width, height: tallest });
  await settle(page);
  const { whole, said } = await page.evaluate(() => {
    const ends = [...document.querySelectorAll('main *')]
      .filter((node) => node.childElementCount === 0)
      .map((node) => node.getBoundingClientRect())
      .filter(({ top, height }) => height > 0 && top < innerHeight)
      .map(({ bottom }) => Math.min(bottom, innerHeight));
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    return { whole: Math.min(footer?.bottom ?? innerHeight, innerHeight), said: Math.max(0, ...ends) };
  });
  const isStretched = whole === tallest && said < tallest - 2 * BELOW;
  return Math.max(height, Math.round(Math.min(isStretched ? said + BELOW : whole, tallest)));
}

async function take(page: Page, shot: Shot, height: number): Promise<void> {
  const { width, theme, state } = shot;
  await page.emulateMedia({ colorScheme: theme });
  if (!state.isScrolled) await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  const browser = await page.context().newCDPSession(page);
  const top = await page.evaluate(() => Math.round(scrollY));
  const clip = { x: 0, y: top, width, height, scale: kept[width].scale };
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  // `pnpm gallery` has emptied it; a single state may be taken without that.
  await mkdir(draftFolder, { recursive: true });
  await writeFile(new URL(fileOf(shot), draftFolder), Buffer.from(data, 'base64'));
}

/** Takes all pictures of a state that is open. */
export async function takeAll(page: Page, sitting: Sitting): Promise<void> {
  const { width, shots } = sitting;
  const height = await heightOf(page, sitting);
  await page.setViewportSize({ width, height });
  for (const shot of shots) await take(page, shot, height);
}
