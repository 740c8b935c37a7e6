import { expectAlive, expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('category panels by keyboard', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: '商品分类' }).first();
  const entries = menu.locator('[data-entry]');
  await expectHydrated(entries.first());
  await entries.first().focus();
  await expect(entries.first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await expect(entries.first()).toHaveAttribute('aria-expanded', 'false');
  const inPanel = menu.locator('li').nth(1).locator('a:not([data-entry])').first();
  await expect(inPanel).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(inPanel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries.nth(1)).toBeFocused();
  await expect(entries.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(menu.locator('li').first().locator('a:not([data-entry])').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const name = ((await menu.locator('a:focus').textContent()) ?? '').trim();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('the stage stands there at once, and fades in from its first turn on', async ({ page }) => {
  await page.goto('/');
  const slide = page.getByRole('main').getByRole('group', { name: /^第 \d+ 张，共/ });
  const motion = () => slide.evaluate((element) => getComputedStyle(element).animationName);
  expect(await motion()).toBe('none');
  const second = page.getByRole('button', { name: /^第 2 张/ });
  await expectHydrated(second);
  await second.click();
  await expect(slide).toHaveAccessibleName(/^第 2 张/);
  expect(await motion()).not.toBe('none');
});

test('one slow block of home holds up none of the others', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.goto('/category/list');
  await expectAlive(page, 'mf_catalog');
  const home = page.getByRole('banner').getByRole('link', { name: /^集市/ });
  await expectHydrated(home);
  await page.route('**/api/v1/app/banner?*', async (route) => {
    await answered;
    await route.continue();
  });
  await home.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '今日摊头好货' })).toBeVisible();
  await expect(main.locator('a[href^="/product/detail/"]').first()).toBeVisible();
  await expect(main.getByRole('navigation', { name: '商品分类' }).first()).toBeVisible();
  const stage = main.getByRole('region', { name: '今日推荐活动' });
  await expect(stage).toHaveCount(0);
  answer();
  await expect(stage).toBeVisible();
});

test('what a visitor looked at stands on the home page', async ({ page }) => {
  await page.goto('/product/detail/1029');
  await expectAlive(page, 'mf_catalog');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jishi_RecentlyViewed'))).toBe('["1029"]');
  await page.goto('/');
  const seen = page.getByRole('main').getByRole('list', { name: '最近浏览' });
  await expect(seen.getByRole('link', { name: /迁西板栗/ })).toBeVisible();
});

for (const width of [1280, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the tile of a floor is full, and as high as two rows of products', async ({ page }) => {
      await page.goto('/');
      const tile = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: '热卖前三' }) })
        .first();
      await tile.scrollIntoViewIfNeeded();
      const { height = 0 } = (await tile.boundingBox()) ?? {};
      const filled = await tile
        .locator('> *')
        .evaluateAll((parts) => parts.reduce((sum, part) => sum + part.clientHeight, 0));
      expect(filled).toBeGreaterThan(0.9 * height);
      const pictures = await tile
        .getByRole('link')
        .locator('img')
        .evaluateAll((all) => all.map((one) => one.clientWidth));
      expect(Math.min(...pictures)).toBeGreaterThanOrEqual(120);
      const card = (await tile.locator('xpath=following-sibling::li[1]').boundingBox())?.height ?? 0;
      expect(Math.abs(height - 2 * card - 16)).toBeLessThanOrEqual(4);
    });
  });
}
