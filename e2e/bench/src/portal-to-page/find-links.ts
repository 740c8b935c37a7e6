import type { Page } from '@playwright/test';

/** Where the overview leads to, once each: pages of the account, in the order they stand there. */
export async function findAccountLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')));
  const pages = new Map<string, string>();
  for (const href of hrefs) {
    const path = href?.split(/[?#]/)[0] ?? '';
    if (href && /^\/(user|comment)\//.test(path) && !pages.has(path)) pages.set(path, href);
  }
  return [...pages.values()];
}
