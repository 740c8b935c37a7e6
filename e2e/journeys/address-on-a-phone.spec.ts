import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { ownProduct } from '../support/operator.ts';
import { addAddress } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone shows one address, and the others to whoever asks, by keyboard too', async ({ page, newCustomer }) => {
  const { origin, tokens } = newCustomer;
  const cup = await ownProduct('茶杯', { price: '35', stock: 9, type: 'physical' });
  for (const name of ['家里', '公司', '外婆']) await addAddress(origin, tokens, name);
  await page.goto(`/product/detail/${cup.id}`);
  const buy = page.getByRole('button', { name: '立即购买' });
  await expectHydrated(buy);
  await buy.click();
  const address = (name: RegExp) => page.getByRole('radio', { name });
  await expect(address(/家里/)).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: '选择收货地址' }).getByRole('radio')).toHaveCount(1);

  const others = page.getByRole('button', { name: '其他地址（2）' });
  await others.press('Enter');
  await expect(others).toHaveAttribute('aria-expanded', 'true');
  await expect(address(/家里/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(address(/公司/)).toBeChecked();
  await expect(page.getByText(/寄往.*公司/)).toBeVisible();

  await others.press('Enter');
  await expect(address(/公司/)).toBeVisible();
  await expect(address(/家里/)).toBeHidden();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/pay/);
  await expect(page.getByText(/公司/).first()).toBeVisible();
});
