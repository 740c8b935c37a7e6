import { newCustomerTest as test } from '../support/new-customer.ts';
import { noteMoves } from '../support/note-moves.ts';
import { ownProduct } from '../support/operator.ts';
import { putIntoCart } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone tells what is chosen and what a line costs, and removes and puts back in place', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  await page.addInitScript(noteMoves);
  const [tea, pot, cup] = await Promise.all([
    ownProduct('白茶', { price: '15', stock: 9 }),
    ownProduct('茶壶', { price: '25', stock: 9 }),
    ownProduct('茶杯', { price: '5', stock: 9 }),
  ]);
  await putIntoCart(origin, tokens, [
    [tea, 1],
    [pot, 2],
    [cup, 1],
  ]);
  await page.goto('/cart');
  const rows = page.locator('[data-line]');
  const potRow = rows.filter({ hasText: pot.name });
  await expect(potRow.getByText('小计')).toBeVisible();
  await expect(potRow).toContainText('¥50.00');
  await expect(rows.filter({ hasText: tea.name }).getByText('小计')).toBeHidden();
  await expect(page.getByText('已选 3 种 4 件', { exact: true })).toBeVisible();
  const bar = page.locator('form').filter({ has: page.getByRole('button', { name: /去结算/ }) });
  const height = (await bar.boundingBox())?.height;
  expect(height).toBeLessThan(100);

  await page.getByRole('checkbox', { name: `选中 ${cup.name}` }).uncheck();
  await expect(page.getByText('已选 2 种 3 件', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '删除选中' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: '删除选中' })).toBeDisabled();
  expect((await bar.boundingBox())?.height).toBe(height);

  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('checkbox', { name: `选中 ${tea.name}` })).toBeFocused();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(tea.name);
  await expect(rows.nth(1)).toContainText(pot.name);
  await expect(rows.nth(2)).toContainText(cup.name);
  expect(await page.evaluate(() => globalThis.__moved)).toEqual([]);
});
