import type { Page } from '@playwright/test';

/** Where a page of the account leads to its other pages from. */
export const origins = {
  /** Links of the overview, tapped on a phone. */
  overview: 'main a[href]',
  /** The menu beside every page of the account, clicked on a wide screen: phones do not have it. */
  menu: '[data-place="shell/side-menu"] a[href]',
} as const;

export type LinkOrigin = keyof typeof origins;

/** Where these links lead to, once each: pages of the account, in the order they stand there. */
export async function findAccountLinks(page: Page, from: LinkOrigin): Promise<string[]> {
  const hrefs = await page
    .locator(origins[from])
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')));
  const pages = new Map<string, string>();
  for (const href of hrefs) {
    const path = href?.split(/[?#]/)[0] ?? '';
    if (href && /^\/(user|comment)\//.test(path) && path !== PORTAL && !pages.has(path)) pages.set(path, href);
  }
  return [...pages.values()];
}

export const PORTAL = '/user/portal';
