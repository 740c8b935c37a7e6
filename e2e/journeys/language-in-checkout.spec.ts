import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownProduct } from '../support/operator.ts';
import { addAddress } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

test('another language in the middle of checkout keeps goods, address and remark', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  const cup = await ownProduct('茶杯', { price: '35', stock: 9, type: 'physical', nameEn: 'Tea cup' });
  await addAddress(origin, tokens, '家里');
  await addAddress(origin, tokens, '公司');
  await page.goto(`/product/detail/${cup.id}`);
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByRole('radio', { name: /家里/ })).toBeChecked();
  await page.getByRole('radio', { name: /公司/ }).check({ force: true });
  await page.getByRole('textbox', { name: /订单备注/ }).fill('轻放');

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/indent\/create/);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm order' })).toBeAttached();
  await expect(page.getByRole('table', { name: 'Items' })).toContainText(`Tea cup ${cup.key}`);
  await expect(page.getByRole('radio', { name: /公司/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Note for the shop/ })).toHaveValue('轻放');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/en\/money\/pay/);
  await expect(page.getByText(/^To: 公司/)).toBeVisible();
});
