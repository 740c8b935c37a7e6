import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('four products are put aside, compared, shared, and one is taken out', async ({ page, browser }) => {
  await page.goto('/product/list');
  const toggles = page.getByRole('main').getByRole('button', { name: /^对比 / });
  await expectHydrated(toggles.first());
  for (const place of [0, 1, 2, 3]) await toggles.nth(place).click();
  await toggles.nth(4).click();
  await expect(page.getByText('最多放 4 件一起对比')).toBeVisible();
  await page.reload();
  await page.getByRole('region', { name: '待对比的商品' }).getByRole('link', { name: '对比 4 件' }).click();

  await expect(page).toHaveURL(/\/compare\?ids=/);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const shared = page.url();
  await page.getByRole('main').getByRole('button', { name: /^移除/ }).first().click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);

  const friend = await browser.newPage({ javaScriptEnabled: false });
  await friend.goto(shared);
  await expect(friend.getByRole('columnheader')).toHaveCount(4);
  await friend.close();
});
