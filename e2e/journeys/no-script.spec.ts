import { simpleProduct } from '../support/product-page.ts';
import { customerWithCart, enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const prefix of ['', '/en']) {
  test(`home, list and product read and link without JavaScript${prefix ? ' in English' : ''}`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    await page.locator(`a[href^="${prefix}/product/list"]:visible`).first().click();
    await expect(page).toHaveURL(/\/product\/list/);
    // What came after the first flush stands behind the footer: only a script could move it into its place. On a busy
    // machine that is the list itself.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await page.getByRole('combobox').fill('茶');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/product\/list\?title=/);
  await expect(page.getByRole('heading', { level: 1, name: /茶/ }).first()).toBeVisible();
});

test('a list is filtered, sorted, sized and paged without JavaScript', async ({ page }) => {
  await page.goto('/product/list/1?sort=sales');
  // Not inside of main: what comes after the first flush stands behind the footer.
  const filters = page.getByRole('group', { name: '筛选' }).first();
  await filters.getByRole('checkbox').first().check();
  await filters.getByRole('textbox', { name: '最低价' }).fill('10');
  await filters.getByRole('button', { name: '按条件筛选' }).click();
  await expect(page).toHaveURL(/sort=sales/);
  await expect(page).toHaveURL(/brand=\d+/);
  const chosen = page.getByRole('group', { name: '已选' });
  await expect(chosen).toContainText('¥10.00');
  await chosen.getByRole('link', { name: '清除全部' }).click();
  await expect(page).toHaveURL(/\/product\/list\/1\?sort=sales$/);
  await page.getByRole('combobox', { name: '每页条数' }).selectOption('10');
  await page.getByRole('button', { name: '每页条数' }).click();
  await expect(page).toHaveURL(/size=10/);
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
});

test('a customer’s cart reads without JavaScript, and its button leads to what the order takes', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/cart');
  // Found by the element: texts and roles below it are hidden from whoever runs scripts, Playwright among them.
  const said = page.locator('main noscript > div');
  await expect(said).toBeVisible();
  await expect(said).toContainText('登录后才能看到购物车');
  await enterAs(context, baseURL!, await customerWithCart(baseURL!));
  await page.goto('/en/cart');
  await expect(page.getByRole('link', { name: simpleProduct.en }).first()).toBeVisible();
  await expect(page.getByText('$').first()).toBeVisible();
  await page.getByRole('button', { name: /^Checkout/ }).click();
  await expect(page).toHaveURL(/\/en\/indent\/create/);
  await expect(said).toContainText('Confirming an order takes JavaScript');
  await said.locator('a').click();
  await expect(page).toHaveURL(/\/en\/cart$/);
});
