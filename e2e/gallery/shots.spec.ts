import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openState } from '../access/open-state.ts';
import { expect, test } from '../support/test.ts';
import { draftFolder, fileOf, type Shot, sittings } from './shots.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Large windows are kept at two thirds: letters stay readable, pictures small. */
const kept = { 1440: { height: 900, scale: 2 / 3 }, 390: { height: 844, scale: 1 } } as const;
const QUALITY = 62;

/** Pictures and fonts are there, nothing moves, the page stands at its top. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const isBusy = () =>
    page.evaluate(() => {
      // What is hidden, or stands to the side, may come later or never.
      const isSeen = ({ width, top, bottom, left, right }: DOMRect) =>
        width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      const inView = [...document.images].filter((image) => isSeen(image.getBoundingClientRect()));
      return inView.some((image) => !image.complete) || document.fonts.status !== 'loaded';
    });
  await expect.poll(isBusy).toBe(false);
}

async function take(page: Page, { theme, width, ...shot }: Shot): Promise<void> {
  const { height, scale } = kept[width];
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height });
  await settle(page);
  const browser = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  await writeFile(new URL(fileOf({ theme, width, ...shot }), draftFolder), Buffer.from(data, 'base64'));
}

for (const { state, lang, width, shots } of sittings) {
  test(`${state.route}, ${state.name}, ${lang}, ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: kept[width].height });
    await openState(state, { page, lang, origin: baseURL! });
    for (const shot of shots) await take(page, shot);
  });
}
