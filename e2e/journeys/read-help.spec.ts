import { expect, test } from '../support/test.ts';

test('from the help to an article and on, in both languages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '帮助' }).click();
  await expect(page).toHaveURL(/\/article\/list$/);
  await expect(page.getByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();

  const menu = page.getByRole('navigation', { name: '帮助中心' });
  await menu.getByRole('link', { name: '购物指南' }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^怎么买第一单/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '怎么买第一单' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '购物指南' })).toHaveAttribute('aria-current', 'true');
  await main.getByRole('link', { name: /^下一篇/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '怎么挑规格和尺码' })).toBeVisible();

  // The address holds the Chinese name; the page is the same one all the same.
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/article\/detail\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Choosing a size' })).toBeVisible();
});

test('an article nobody wrote is not found', async ({ page }) => {
  const response = await page.goto(`/article/detail/${encodeURIComponent('没有这一篇')}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '这个摊位找不到了' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the help reads and links', async ({ page }) => {
    await page.goto('/en/article/list/3');
    await page.getByRole('main').getByRole('link', { name: 'Your first order' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your first order' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Find: use the search box');
  });
});

test('on paper a page stands alone, dark on light', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/article/detail/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const colour = await page.getByRole('article').evaluate((article) => getComputedStyle(article).color);
  expect(colour).toBe('rgb(36, 28, 23)');
});
