import type { Page } from '@playwright/test';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownProduct } from '../support/operator.ts';
import { putIntoCart } from '../support/own-cart.ts';
import { addSimpleProduct, simpleProduct } from '../support/product-page.ts';
import { expect } from '../support/test.ts';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^购物车.*\d/ });

test('two tabs of a visitor show one cart, also where nobody has touched it', async ({ page, context }) => {
  await page.goto('/');
  await expect(badge(page)).toHaveCount(0);
  const other = await context.newPage();
  await addSimpleProduct(other);
  await expect(badge(page)).toContainText('1');

  await page.goto('/cart');
  await other.goto('/cart');
  const quantityIn = (tab: Page) => tab.getByRole('spinbutton', { name: `${simpleProduct.zh} 的数量` });
  await other.getByRole('button', { name: '增加' }).click();
  await expect(quantityIn(page)).toHaveValue('2');
  await page.getByRole('button', { name: `删除 ${simpleProduct.zh}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(other.getByRole('heading', { name: '购物车还是空的' })).toBeVisible();
});

test('two tabs of a customer follow each other, and each orders what it chose', async ({
  page,
  context,
  newCustomer: { origin, tokens },
}) => {
  const [tea, pen] = await Promise.all([
    ownProduct('第一页的', { price: '10', stock: 9 }),
    ownProduct('第二页的', { price: '20', stock: 9 }),
  ]);
  await putIntoCart(origin, tokens, [
    [tea, 1],
    [pen, 1],
  ]);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/cart');
  for (const [tab, left] of [
    [page, pen],
    [other, tea],
  ] as const) {
    await tab.getByRole('checkbox', { name: `选中 ${left.name}` }).uncheck();
    await tab.getByRole('button', { name: /去结算 \(1\)/ }).click();
    await expect(tab).toHaveURL(/\/indent\/create/);
  }
  await expect(page.getByText('应付金额 ¥10.00')).toBeAttached();
  await expect(other.getByText('应付金额 ¥20.00')).toBeAttached();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);

  // Only what was bought has left the cart, in both tabs.
  await other.goBack();
  await expect(other.getByRole('link', { name: pen.name }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: tea.name })).toHaveCount(0);
});
