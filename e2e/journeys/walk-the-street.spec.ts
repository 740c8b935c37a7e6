import type { Locator, Page } from '@playwright/test';
import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { longUnless } from '../support/long.ts';
import { noteMoves } from '../support/note-moves.ts';
import { openSettled } from '../support/open-settled.ts';
import { expect, test } from '../support/test.ts';

const rowOf = (page: Page): Locator => page.getByRole('region', { name: '市集街，可左右滚动' });
const leftOf = (row: Locator) => row.evaluate((element) => Math.round(element.scrollLeft));
const roomOf = (row: Locator) => row.evaluate((element) => element.scrollWidth - element.clientWidth);
const stallsOf = (row: Locator): Locator => row.getByRole('heading', { level: 2 });

/** Where a stall stands in the window, once the street stands still. */
const standsAt = async (stall: Locator): Promise<number> => Math.round((await stall.boundingBox())?.x ?? Number.NaN);

async function openStreet(page: Page, path = '/street'): Promise<Locator> {
  await page.goto(path);
  await expectHydrated(page.getByRole('button', { name: '下一个摊位' }));
  const row = rowOf(page);
  await expectHydrated(row);
  return row;
}

test('along the street by buttons and keys, into a product, and back to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = await openStreet(page);
  const places = row.locator('li[id]');
  const first = await standsAt(places.nth(0));
  await page.getByRole('button', { name: '下一个摊位' }).click();
  await expect.poll(() => standsAt(places.nth(1))).toBe(first);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => standsAt(places.nth(3))).toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => standsAt(places.nth(2))).toBe(first);
  await expect(page.getByRole('navigation', { name: '街道图' }).locator('[aria-current]')).toHaveText(
    (await stallsOf(row).nth(2).textContent()) ?? '',
  );
  await page.keyboard.press('End');
  await expect.poll(async () => (await roomOf(row)) - (await leftOf(row))).toBeLessThan(2);
  await page.keyboard.press('Home');
  await expect.poll(() => leftOf(row)).toBe(0);

  await page.getByRole('button', { name: '下一个摊位' }).click();
  await expect.poll(() => standsAt(places.nth(1))).toBe(first);
  const before = await leftOf(row);
  await markTab(page);
  const good = places.nth(1).locator('a[href^="/product/detail/"]').last();
  const path = (await good.getAttribute('href')) ?? '';
  await good.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('button', { name: '分享', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/street#stall-\w+$/);
  await expect.poll(() => leftOf(rowOf(page))).toBe(before);
  await expectSameTab(page);
});

test('an address that names a stall opens there', async ({ page }) => {
  await page.goto('/street');
  const id = await rowOf(page).locator('li[id]').nth(6).getAttribute('id');
  await page.goto('about:blank');
  const row = await openStreet(page, `/street#${id}`);
  await expect(row.locator(`#${id}`)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('heading', { level: 1, name: '逛逛市集街' })).toBeInViewport();
});

test('the map of the street leads to any stall', async ({ page }) => {
  const row = await openStreet(page);
  const names = await stallsOf(row).allTextContents();
  await page
    .getByRole('navigation', { name: '街道图' })
    .getByRole('link', { name: names.at(-1) ?? '' })
    .click();
  await expect(stallsOf(row).last()).toBeInViewport();
});

test('a wheel walks along the street, and moves the page where the street ends', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const row = await openStreet(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await row.hover({ position: { x: 600, y: 200 } });
  // A browser may still move the page when the listener has only just come: then the street does not move.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const before = await leftOf(row);
    await page.mouse.wheel(0, 240);
    await expect.poll(() => leftOf(row), { timeout: 2_000 }).toBeGreaterThan(before + 100);
    expect(await scrolled()).toBe(0);
  }).toPass();
  await row.focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await roomOf(row)) - (await leftOf(row))).toBeLessThan(2);
  await page.mouse.wheel(0, 240);
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('the list has every stall of the scene, in its order, and the skip link leads there', async ({ page }) => {
  const row = await openStreet(page);
  const list = page.getByRole('region', { name: '摊位清单' });
  const names = await stallsOf(row).allTextContents();
  expect(names.length).toBeGreaterThan(5);
  await expect(list.getByRole('listitem').locator('b')).toHaveText(names);
  const skip = page.getByRole('link', { name: '跳过街景，看摊位清单' });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link').first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
});

test('no good stands twice on the street', async ({ page }) => {
  const row = await openStreet(page);
  const goods = await row
    .locator('a[href^="/product/detail/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(goods.length).toBeGreaterThan(30);
  expect(new Set(goods).size).toBe(goods.length);
});

for (const width of [320, 390, 1440]) {
  test(
    `at ${width} px nothing but the street moves sideways, and nothing moves by itself`,
    longUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(noteMoves);
      await page.goto('/street', { waitUntil: 'networkidle' });
      await openSettled(page, '/street');
      await expectHydrated(rowOf(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const moved = (await page.evaluate(() => globalThis.__moved)) ?? [];
      const score = moved.reduce((sum, { score }) => sum + score, 0);
      expect(score, JSON.stringify(moved)).toBeLessThan(0.002);
    },
  );
}

test('with less motion wanted the scene stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStreet(page);
  const moving = () =>
    page.evaluate(
      () =>
        document
          .querySelector('main [data-light]')!
          .getAnimations({ subtree: true })
          .filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(moving).toBe(0);
});

test('all categories lead to the street', async ({ page }) => {
  await page.goto('/category/list');
  const link = page.getByRole('main').getByRole('link', { name: '逛逛市集街' });
  await expectHydrated(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '逛逛市集街' })).toBeVisible();
  await expect(page).toHaveTitle(/逛逛市集街/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every stall, price and way in is there', async ({ page }) => {
    await page.goto('/street');
    const row = rowOf(page);
    await expect(stallsOf(row).first()).toBeVisible();
    // Late blocks stand behind the footer.
    await expect(page.locator('a[href^="/product/detail/"]:visible').first()).toContainText('¥');
    await stallsOf(row).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/list\/\d+/);
  });
});
