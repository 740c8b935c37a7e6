import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownProduct } from '../support/operator.ts';
import { putIntoCart } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

test('back and forward through checkout lose nothing, and never order twice', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  const [bought, kept] = await Promise.all([
    ownProduct('这次买的', { price: '15', stock: 9 }),
    ownProduct('下次再买', { price: '25', stock: 9 }),
  ]);
  await putIntoCart(origin, tokens, [
    [bought, 2],
    [kept, 1],
  ]);
  await page.goto('/cart');
  const keptBox = page.getByRole('checkbox', { name: `选中 ${kept.name}` });
  // Pressed as soon as it is there: what is drawn anew meanwhile loses nothing.
  await keptBox.click();
  await expect(keptBox).not.toBeChecked();
  await page.getByRole('button', { name: /去结算/ }).click();
  const remark = page.getByRole('textbox', { name: /订单备注/ });
  await remark.fill('请放门口，谢谢！');

  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(keptBox).not.toBeChecked();
  await page.goForward();
  await expect(remark).toHaveValue('请放门口，谢谢！');
  await expect(page.getByText('应付金额 ¥30.00')).toBeAttached();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);

  // The order page has given way to the payment: back leads to the cart, which holds the rest.
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('link', { name: kept.name }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: bought.name })).toHaveCount(0);
  await page.goto('/indent/create');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('没有待确认的商品')).toBeVisible();
  await page.getByRole('link', { name: '我的订单' }).last().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});
