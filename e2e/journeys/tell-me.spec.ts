import { long } from '../support/long.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { expect } from '../support/test.ts';

test('what is sold out is waited for, seen among the favourites, and given up', async ({ page, newCustomer: _ }) => {
  const product = await ownProduct('等到货', { price: '35', stock: 0 });
  await page.goto(`/product/detail/${product.id}`);
  const wish = page.getByRole('button', { name: '到货时告诉我' });
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('到货时会发消息告诉你')).toBeVisible();
  await page.goto('/user/collect');
  await expect(page.getByText('已售完')).toBeVisible();
  const bell = page.getByRole('button', { name: `到货提醒：${product.name}` });
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
});

// The shop looks every half minute.
test('a price that falls is told', long, async ({ page, newCustomer: _ }) => {
  test.setTimeout(180_000);
  const product = await ownProduct('等降价', { price: '35', stock: 9 });
  await page.goto(`/product/detail/${product.id}`);
  await page.getByRole('button', { name: '收藏' }).click();
  await page.getByRole('button', { name: '降价时告诉我' }).click();
  await expect(page.getByText('降价时会发消息告诉你')).toBeVisible();
  await operator('goods', 'save', product.key, '--set', 'price=28');
  const notices = page.getByRole('banner').getByRole('link', { name: /^消息/ });
  await expect(notices).toHaveAccessibleName('消息 1 条未读', { timeout: 90_000 });
  await notices.click();
  await page.getByRole('main').getByRole('link', { name: '未读 你关注的商品降价了' }).click();
  await expect(page.getByRole('main')).toContainText('¥28.00');
});
