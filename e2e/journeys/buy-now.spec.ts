import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true });

test('a customer buys one thing at once on a phone, in English', async ({ page }) => {
  await page.goto('/en/product/detail/1029');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Buy now' }).click();

  await expect(page).toHaveURL(/\/en\/pass\/login/);
  await page.getByRole('tab', { name: /password/i }).click();
  await page.getByLabel(/phone number/i).fill('13800000001');
  await page.getByLabel('Password', { exact: true }).fill('jishi123');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/product\/detail\/1029/);

  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/en\/indent\/create/);
  await expect(page.getByRole('main')).toContainText(name ?? '?');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/en\/money\/pay/);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page).toHaveURL(/\/en\/money\/success/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/en/user/indent/list');
  await expect(page.getByRole('main')).toContainText(name ?? '?');
  await expect(page.getByRole('main')).toContainText('To ship');
});
