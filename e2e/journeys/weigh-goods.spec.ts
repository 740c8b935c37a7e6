import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const cents = (text: string) => Math.round(Number(/[\d,.]+$/.exec(text)?.[0].replaceAll(',', '')) * 100);

test('berries are ordered by what 500 g of them cost, put aside and weighed against each other', async ({ page }) => {
  await page.goto('/category/list');
  await page.getByRole('main').getByRole('link', { name: '莓果樱桃' }).first().click();
  const main = page.getByRole('main');
  const byWeight = main.getByRole('link', { name: '每 500 克价格' });
  await expectHydrated(byWeight);
  await byWeight.click();
  await expect(page).toHaveURL(/sort=unit-price-g/);
  const prices = main.getByText(/^每 500 克 ¥/);
  await expect(prices.first()).toBeVisible();
  // The list of before stays until the new one is there.
  const isOrdered = async () => {
    const shown = (await prices.allTextContents()).map(cents);
    return shown.length > 1 && shown.every((price, at) => at === 0 || price >= (shown[at - 1] ?? 0));
  };
  await expect.poll(isOrdered).toBe(true);
  const shown = (await prices.allTextContents()).map(cents);

  const toggles = main.getByRole('button', { name: /^对比 / });
  for (const place of [0, 1]) await toggles.nth(place).click();
  await page.getByRole('region', { name: '待对比的商品' }).getByRole('link', { name: '对比 2 件' }).click();
  const scale = page.getByRole('region', { name: '公平秤' });
  await expect(scale.getByText(/每 500 克便宜 ¥/)).toBeVisible();
  const difference = cents(((await scale.getByText(/便宜/).textContent()) ?? '').replace('。', ''));
  expect(difference).toBe(Math.abs((shown[1] ?? 0) - (shown[0] ?? 0)));

  const choose = page.getByRole('columnheader').getByRole('button', { name: /^选规格：/ });
  await choose.first().click();
  const options = page.getByRole('dialog');
  await options.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
});

test('what is sold by weight and what is sold by volume lie on no scale together', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/compare?ids=1013,1072');
  const scale = page.getByRole('region', { name: '公平秤' });
  await expect(scale).toContainText('一件按重量卖，一件按容量卖');
  await expect(page.getByRole('row', { name: /^单位价格/ })).toContainText('每 100 毫升 ¥2.30');
  await page.close();
});
