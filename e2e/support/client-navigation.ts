import type { Page } from '@playwright/test';

/** Goes to an address inside the tab, as a link of the shop would: the router hears of it, nothing is loaded anew. */
export const goInTab = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ idx, key: `test-${idx}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

type StartData = { release: string; parts: Record<string, [version: string]>; pages: { id: string; path: string }[] };

/** The release this tab was loaded with, as its HTML says. */
export const startOf = (page: Page): Promise<StartData> =>
  page.evaluate(() => {
    const { release, parts, pages } = (globalThis as unknown as { __shop: StartData }).__shop;
    return { release, parts, pages };
  });
