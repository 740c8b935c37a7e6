import { paymentCodes } from '../support/payment-codes.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a customer refuses a payment at the cashier, pays with the new code, and the page goes on by itself', async ({
  page,
  context,
  baseURL,
}) => {
  await enterSignedIn(context, baseURL!);
  await page.goto('/product/detail/1029');
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page).toHaveURL(/\/indent\/create/);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  const codes = paymentCodes(page);
  await page.getByRole('radio', { name: /^微信支付/ }).check();
  await page.getByRole('button', { name: /^支付/ }).click();
  const dialog = page.getByRole('dialog', { name: '微信扫码付款' });
  await expect(dialog.getByRole('img', { name: '微信付款二维码' })).toBeVisible();

  // The cashier in a second page stands for the phone that has scanned the code.
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect.poll(() => codes.length).toBe(1);
  const phone = await context.newPage();
  await phone.goto(codes[0] ?? '');
  await phone.getByRole('button', { name: '拒绝付款' }).click();
  await page.bringToFront();
  await expect(dialog.getByText(/付款取消或被拒绝/)).toBeVisible({ timeout: 30_000 });
  expect(codes).toHaveLength(2);

  await phone.goto(codes[1] ?? '');
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d{15,}/);
});

test('a customer pays on the page of a provider and comes back', async ({ page, context, baseURL }) => {
  await enterSignedIn(context, baseURL!);
  await page.goto('/en/product/detail/1029');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/en\/money\/pay/);
  await page.getByRole('radio', { name: /^Alipay/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
  await page.getByRole('button', { name: /^(Refuse|拒绝付款)$/ }).click();
  await expect(page).toHaveURL(/\/en\/money\/pay\?id=/);
  await expect(page.getByText(/Payment cancelled or refused\. Nothing was charged/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Alipay/ })).toBeChecked();

  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/\/sandbox\/cashier\//);
  await page.getByRole('button', { name: /^(Confirm payment|确认付款)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
});
