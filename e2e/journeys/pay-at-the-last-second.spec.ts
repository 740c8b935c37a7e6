import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownProduct } from '../support/operator.ts';
import { orderByApi } from '../support/own-cart.ts';
import { paymentCodes } from '../support/payment-codes.ts';
import { expect } from '../support/test.ts';

test('a payment that arrives as the time runs out still leads to success', async ({
  page,
  context,
  newCustomer: { origin, tokens },
}) => {
  const product = await ownProduct('压哨付款', { price: '18', stock: 9 });
  const id = await orderByApi(origin, tokens, product, 1, 18);
  await page.goto(`/money/pay?id=${id}`);
  const codes = paymentCodes(page);
  await page.getByRole('radio', { name: /^微信支付/ }).check();
  await page.getByRole('button', { name: /^支付/ }).click();
  await expect(page.getByRole('img', { name: '微信付款二维码' })).toBeVisible();
  await expect.poll(() => codes.length).toBe(1);
  const cashier = codes[0] ?? '';

  // From here on the page hears that only a moment is left, until the order is paid.
  await page.route(`**/goodIndent/pay/${id}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { message: { state: number; overtime_time: number } };
    if (body.message.state === 1) body.message.overtime_time = 1;
    await route.fulfill({ response: answer, json: body });
  });
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('heading', { name: '付款时间已过' })).toBeVisible();
  await expect(page.getByRole('link', { name: '查看订单' })).toBeVisible();

  const phone = await context.newPage();
  await phone.goto(cashier);
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(phone.getByRole('button', { name: '确认付款' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.bringToFront();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('¥18.00');
});
