import { keyBuyer } from '../support/key-buyer.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// The page asks for the contact of customer service, which the bar above it shows as well: it was drawn without.
test('an order of keys has nothing to return, and leads to customer service', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { tokens, orderId } = await keyBuyer(baseURL!);
  await enterAs(page.context(), baseURL!, tokens);
  await page.goto(`/user/refund/ask?order=${orderId}`);
  await expect(page.getByRole('heading', { name: '这个订单没有可以退的商品' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('在线客服')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '联系客服' }).click();
  await expect(page.getByRole('dialog')).toContainText(/\d{12,}/);
});
