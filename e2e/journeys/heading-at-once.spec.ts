import type { Locator, Page, Route } from '@playwright/test';
import { breakFiles } from '../failures/network-faults.ts';
import { callApi } from '../support/api.ts';
import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { longUnless } from '../support/long.ts';
import { newCustomerTest } from '../support/new-customer.ts';
import { openSettled } from '../support/open-settled.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: /个人中心菜单|Account menu/ });
const headings = (page: Page) => main(page).getByRole('heading', { level: 1 });
const bodyOf = (page: Page, id: string) => page.locator(`[data-place="${id}"] > [data-body]`);
const overview = (page: Page) => page.locator('[data-place="mf_user_centre/portal"]');

/** Opens the overview and waits until it is at rest; the tab is the same as long as the test says nothing else. */
async function openOverview(page: Page, path = '/user/portal'): Promise<void> {
  await openSettled(page, path);
  await markTab(page);
}

async function follow(link: Locator): Promise<void> {
  await expectHydrated(link);
  await link.click();
}

/** Keeps answers back until they are let go. */
async function holdBack(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await letGo;
    await route.fallback().catch(() => undefined); // whoever asked may have given up
  };
  await page.route(addresses, hold);
  return async () => {
    resolve();
    await page.unroute(addresses, hold);
  };
}

test.beforeEach(({ context, baseURL }) => enterSignedIn(context, baseURL ?? ''));

for (const [lang, path, heading] of [
  ['zh', '', '我的优惠券'],
  ['en', '/en', 'My coupons'],
] as const) {
  test(`the heading stands while the code of its page is on its way, in ${lang}`, async ({ page }) => {
    await openOverview(page, `${path}/user/portal`);
    const letGo = await holdBack(page, '**/remotes/mf-promotions/**');
    await follow(menu(page).getByRole('link', { name: heading }));
    await expect(headings(page)).toHaveText([heading]);
    await expect(overview(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${path}/user/coupon/list`);
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    await expect(menu(page).getByRole('link', { name: heading })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: /面包屑|Breadcrumb/ })).toContainText(heading);
    const before = await headings(page).boundingBox();
    await letGo();
    await expect(bodyOf(page, 'mf_promotions/own-coupons')).toBeVisible();
    await expect(headings(page)).toHaveText([heading]);
    expect(await headings(page).boundingBox()).toEqual(before);
    await expectSameTab(page);
  });
}

test('the heading stands while the data of its page are on their way', async ({ page }) => {
  await openOverview(page);
  const letGo = await holdBack(page, '**/api/**');
  await follow(menu(page).getByRole('link', { name: '收货地址' }));
  await expect(headings(page)).toHaveText(['收货地址']);
  await expect(overview(page)).toHaveCount(0);
  await letGo();
  await expect(main(page).getByRole('button', { name: '新增收货地址' })).toBeVisible();
  await expect(headings(page)).toHaveText(['收货地址']);
});

test('a part that does not come is told under the heading, and comes when it can', async ({ page, faults }) => {
  faults.allow(/Failed to fetch|could not be loaded|did not load/);
  await openOverview(page);
  const repair = await breakFiles(page, 'mf-promotions', 'refused', { isShort: false });
  await follow(menu(page).getByRole('link', { name: '我的优惠券' }));
  const retry = main(page).getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await expect(headings(page)).toHaveText(['我的优惠券']);
  await repair();
  await retry.click();
  await expect(bodyOf(page, 'mf_promotions/own-coupons')).toBeVisible();
  await expect(headings(page)).toHaveText(['我的优惠券']);
  await expectSameTab(page);
});

test('going back leads to the page before, where it was left, also from one that has not come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openOverview(page);
  await holdBack(page, '**/remotes/mf-promotions/**');
  const link = main(page).locator('a[href="/user/coupon/list"]').first();
  await expectHydrated(link);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const left = await page.evaluate(() => Math.round(scrollY));
  await link.click();
  await expect(headings(page)).toHaveText(['我的优惠券']);
  await expect(page).toHaveURL('/user/coupon/list');
  await page.goBack();
  await expect(headings(page)).toHaveText(['个人中心']);
  await expect(overview(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  await expectSameTab(page);
});

test('whoever goes on by keyboard is in the new page', async ({ page }) => {
  await openOverview(page);
  const link = main(page).locator('a[href="/user/finance/list"]').first();
  await expectHydrated(link);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(headings(page)).toHaveText(['我的钱包']);
  await expect(main(page)).toBeFocused();
  await expect(bodyOf(page, 'mf_user_centre/wallet')).toBeVisible();
  await expect(main(page)).toBeFocused();
});

declare global {
  var __headings: { frames: string[][]; isThere: boolean } | undefined;
}

/** Runs in the page: notes in every frame from the next press on which headings there are and where, until the page is there. */
function noteHeadings(): void {
  const from = location.pathname;
  const page = () => document.querySelector('main > [data-place^="mf_"] > [data-body]');
  const before = page();
  const noted: NonNullable<typeof globalThis.__headings> = { frames: [], isThere: false };
  globalThis.__headings = noted;
  const look = () => {
    const all = [...document.querySelectorAll('main h1')];
    if (location.pathname !== from && page() !== before) {
      noted.frames.push(
        all.map((heading) => {
          const { x, y } = heading.getBoundingClientRect();
          return [heading.textContent, Math.round(x + scrollX), Math.round(y + scrollY)].join(' ');
        }),
      );
      noted.isThere = page() !== null;
    }
    // Some frames more: what the page asks for may change it again.
    if (!noted.isThere || noted.frames.length < 20) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const [where, size, prefix] of [
  ['a wide screen', { width: 1280, height: 900 }, ''],
  ['a phone', { width: 390, height: 844 }, '/en'],
] as const) {
  test(
    `no heading blinks, moves or stands twice when its page comes, on ${where}`,
    longUnless(prefix === ''),
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openOverview(page, `${prefix}/user/portal`);
      const links = await page
        .locator('main a[href], [data-place="shell/side-menu"] a[href]')
        .evaluateAll((all) => all.flatMap((link) => (link.checkVisibility() ? (link.getAttribute('href') ?? '') : [])));
      const paths = [...new Set(links.map((href) => href.split('?')[0]!))].filter((path) =>
        /\/user\/(?!portal)/.test(path),
      );
      expect(paths.length).toBeGreaterThan(8);
      for (const path of paths) {
        const link = page.locator(`main a[href^="${path}"], [data-place="shell/side-menu"] a[href^="${path}"]`);
        await page.evaluate(noteHeadings);
        await follow(link.locator('visible=true').first());
        await expect.poll(() => page.evaluate(() => globalThis.__headings!.frames.length > 19)).toBe(true);
        const { frames } = (await page.evaluate(() => globalThis.__headings))!;
        expect([...new Set(frames.map((frame) => frame.join(' | ')))], path).toHaveLength(1);
        await page.goBack();
        await expect(overview(page)).toBeVisible();
      }
      await expectSameTab(page);
    },
  );
}

newCustomerTest('a session that has ended elsewhere leads to sign-in', async ({ page, context, newCustomer }) => {
  await openOverview(page);
  const link = menu(page).getByRole('link', { name: '收货地址' });
  await expectHydrated(link);
  await callApi('logout', { body: {}, token: newCustomer.tokens.access_token, origin: newCustomer.origin });
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === '/pass/login');
  expect((await context.cookies()).filter(({ name, value }) => name === 'jishi_token' && value)).toEqual([]);
});
