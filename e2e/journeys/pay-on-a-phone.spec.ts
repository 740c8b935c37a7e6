import { newCustomerTest as test } from '../support/new-customer.ts';
import { noteMoves } from '../support/note-moves.ts';
import { ownProduct } from '../support/operator.ts';
import { orderByApi } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone begins with what can be paid on it, and opens a code it cannot scan', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  await page.addInitScript(noteMoves);
  const product = await ownProduct('手机付款', { price: '18', stock: 9 });
  const id = await orderByApi(origin, tokens, product, 1, 18);
  await page.goto(`/money/pay?id=${id}`);
  await expect(page.getByRole('radio', { name: /^支付宝/ })).toBeChecked();
  const wechat = page.getByRole('radio', { name: /^微信支付/ });
  await expect(wechat).toHaveAccessibleName(/另一台手机/);
  const topOf = async (name: RegExp) => (await page.getByRole('radio', { name }).boundingBox())?.y ?? 0;
  expect(await topOf(/^微信支付/)).toBeGreaterThan(await topOf(/^支付宝/));
  expect(await page.evaluate(() => globalThis.__moved)).toEqual([]);

  await wechat.check();
  await page.getByRole('button', { name: /^支付/ }).tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: '在本机打开付款页面' })).toBeVisible();
});
