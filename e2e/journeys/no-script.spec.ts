import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const prefix of ['', '/en']) {
  test(`home, list and product read and link without JavaScript${prefix ? ' in English' : ''}`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    await page.getByRole('main').locator(`a[href^="${prefix}/product/list"]`).first().click();
    await expect(page).toHaveURL(/\/product\/list/);
    // What came after the first flush stands behind the footer: only a script could move it into its place. On a busy
    // machine that is the list itself, and its title is read once in the skeleton and once there.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const products = page.locator(`a[href^="${prefix}/product/detail/"]:visible`);
    await expect(products.first()).toBeVisible();
    await products.first().click();
    await expect(page).toHaveURL(/\/product\/detail\/\d+/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(prefix ? '$' : '¥').first()).toBeVisible();
  });
}

test('searching works without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('茶');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/product\/list\?title=/);
  await expect(page.getByRole('heading', { level: 1, name: /茶/ }).first()).toBeVisible();
});
