import { newCustomerTest as test } from '../support/new-customer.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { expect } from '../support/test.ts';

test('a price that changes during checkout is shown and confirmed before anything is ordered', async ({
  page,
  newCustomer: _,
}) => {
  const product = await ownProduct('要涨价的', { price: '50', stock: 9 });
  await page.goto(`/product/detail/${product.id}`);
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByText('应付金额 ¥50.00')).toBeAttached();
  await page.getByRole('textbox', { name: /订单备注/ }).fill('不急');

  await operator('price', 'set', product.key, '--price', '56.50');
  const submit = page.getByRole('button', { name: '提交订单' });
  await submit.click();
  await expect(page.getByText(`${product.name}：¥50.00 变为 ¥56.50`)).toBeVisible();
  await expect(page).toHaveURL(/\/indent\/create/);
  await submit.click();
  await expect(page).toHaveURL(/\/indent\/create/);

  await page.getByRole('button', { name: '按新价格继续' }).click();
  await expect(page.getByText('应付金额 ¥56.50')).toBeAttached();
  await expect(page.getByRole('textbox', { name: /订单备注/ })).toHaveValue('不急');
  await submit.click();
  await expect(page).toHaveURL(/\/money\/pay/);
  await expect(page.getByRole('button', { name: '支付 ¥56.50' })).toBeVisible();
});
