import { chromiumArgs } from '@jishi/scripts/chromium';
import type { Page } from '@playwright/test';
import { openState } from '../access/open-state.ts';
import { states } from '../access/states.ts';
import { simpleProduct } from '../support/product-page.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// Playwright switches off what is tested here, and the headless shell of other journeys does not have it.
test.use({
  launchOptions: {
    executablePath: process.env['FULL_CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
test.describe.configure({ mode: 'parallel' });

declare global {
  /** Set once the page has been shown: whether it came back as it was left. */
  var __shownAgain: boolean | undefined;
}

const addressOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname + location.search);

/** Leaves for another document and comes back; `[]` when the page came back as it was, else why not. */
async function leaveAndReturn(
  page: Page,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  await page.waitForFunction(() => '__alive' in globalThis);
  await page.evaluate(() => addEventListener('pageshow', () => (globalThis.__shownAgain = true), { once: true }));
  const path = await addressOf(page);
  await page.goto('/robots.txt');
  await meanwhile();
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => addressOf(page).catch(() => '')).not.toBe('/robots.txt');
  if ((await addressOf(page)) !== path) return ['elsewhere'];
  return page.evaluate(() => {
    if (globalThis.__shownAgain) return [];
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return (entry?.notRestoredReasons?.reasons ?? [{ reason: 'unknown' }]).map(({ reason }) => reason);
  });
}

/** One state of each page: answers of an error are never kept, so theirs are left out. */
const pages = [...Map.groupBy(states, ({ route }) => route).values()].flatMap(([first]) =>
  first && first.route !== 'shell/not-found' ? [first] : [],
);

/** Each eighth page; all of them in `pnpm test:full`. */
const looked = process.env['TEST_FULL'] ? pages : pages.filter((_, at) => at % 8 === 0);

for (const state of looked) {
  test(`back to ${state.route} is instant`, async ({ page, baseURL, faults }) => {
    if (state.says) faults.allow(state.says);
    await openState(state, { page, lang: 'zh', origin: baseURL ?? '' });
    expect(await leaveAndReturn(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: state.level ?? 1, name: state.heading.zh })).toBeAttached();
  });
}

test('a customer page does not come back once nobody is signed in any more', async ({ page, context, baseURL }) => {
  await enterSignedIn(context, baseURL ?? '');
  await page.goto('/user/portal');
  await leaveAndReturn(page, () => context.clearCookies());
  await expect(page).toHaveURL(/\/pass\/login/);
});

test('a page of before shows what is in the cart now', async ({ page, context }) => {
  await page.goto('/product/list');
  const buy = async () => {
    const other = await context.newPage();
    await other.goto(`/product/detail/${simpleProduct.id}`);
    await other.getByRole('button', { name: '加入购物车' }).click();
    await expect(other.getByText('已加入购物车')).toBeVisible();
    await other.close();
  };
  expect(await leaveAndReturn(page, buy)).toEqual([]);
  await expect(page.getByRole('banner').getByRole('link', { name: /购物车/ })).toContainText('1');
});
