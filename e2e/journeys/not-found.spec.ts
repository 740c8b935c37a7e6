import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

for (const path of [
  '/no-such-page',
  '/product/detail',
  '/product/detail/not-a-number',
  '/product/detail/99999999',
  '/product/list/not-a-number',
]) {
  test(`${path} answers 404 with a way home`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '这个摊位找不到了' })).toBeVisible();
    const home = page.getByRole('main').getByRole('link', { name: '回首页' });
    await expectHydrated(home);
    await markTab(page);
    await home.click();
    await expect(page.getByRole('heading', { level: 1, name: '集市首页' })).toBeAttached();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectSameTab(page);
  });
}

test('in English as well, and one can go back', async ({ page }) => {
  await page.goto('/en/category/list');
  const response = await page.goto('/en/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  const back = page.getByRole('main').getByRole('button', { name: 'Back' });
  await expectHydrated(back);
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [prefix, stalls, label] of [
      ['', '去这些摊位逛逛', '搜索商品'],
      ['/en', 'Or browse these stalls', 'Search products'],
    ] as const) {
      test(`it leads to stalls and to a search${prefix ? ' in English' : ''}`, async ({ page }) => {
        await page.goto(`${prefix}/no-such-page`);
        const ways = page.getByRole('navigation', { name: stalls });
        await expect(ways.getByRole('link', { name: stalls })).toHaveAttribute('href', `${prefix}/street`);
        const links = ways.getByRole('listitem').getByRole('link');
        await expect(links).toHaveCount(3);
        if (javaScriptEnabled) await expectHydrated(links.first());
        const name = ((await links.first().textContent()) ?? '').trim();
        await links.first().click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await page.goto(`${prefix}/no-such-page`);
        const box = page.getByRole('main').getByRole('combobox', { name: label });
        if (javaScriptEnabled) await expectHydrated(box);
        await box.fill('tea');
        await box.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${prefix}/product/list\\?title=tea`));
      });
    }
  });
}
