import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a part is alive: its version has been executed. */
export async function expectAlive(page: Page, mfName: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((name) => globalThis.__parts?.[`__part:${name}`] ?? null, mfName), { timeout: 20_000 })
    .not.toBeNull();
}

/** Waits until React has taken over an element: from then on a click on a link is a navigation inside the tab. */
export async function expectHydrated(element: Locator): Promise<void> {
  const isTakenOver = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTakenOver, { timeout: 20_000 }).toBe(true);
}

/** Marks the document; `expectSameTab` then tells whether it was loaded anew. */
export const markTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.__isSameTab = true;
  });

export const expectSameTab = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => globalThis.__isSameTab === true)).toBe(true);

declare global {
  var __parts: Record<string, string> | undefined;
  var __isSameTab: boolean | undefined;
}
