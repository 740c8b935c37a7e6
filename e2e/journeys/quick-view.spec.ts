import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a product is looked at over its list, by keyboard, and put into the cart', async ({ page }) => {
  await page.goto('/product/list/1');
  const main = page.getByRole('main');
  const sales = main.getByRole('link', { name: '销量' });
  await expectHydrated(sales);
  await markTab(page);
  const view = main.getByRole('button', { name: /^快速查看：/ }).first();
  await view.focus();
  await expectHydrated(view);
  await expect(view.locator('../..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '快速查看' });
  await expect(sheet.getByRole('link', { name: '查看完整详情' })).toBeVisible();
  await expect(sheet.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(view).toBeFocused();

  await sales.click();
  await expect(page).toHaveURL(/sort=sales/);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  const address = page.url();
  await view.click();
  await expect(sheet.getByRole('link', { name: '查看完整详情' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(address);

  const choose = main.locator('li', { has: page.getByRole('button', { name: /^加入购物车：/ }) }).first();
  await choose.getByRole('button', { name: /^快速查看：/ }).click();
  await sheet.getByRole('button', { name: '增加' }).click();
  await sheet.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expectSameTab(page);
});

test('its code comes when the button is meant, not with the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/product/list?title=tea');
  const view = page.getByRole('button', { name: /^Quick view: / }).first();
  const scripts = () => asked.filter((url) => /\/remotes\/mf-cart-checkout\/.*\.js$/.test(url)).length;
  await expectHydrated(page.getByRole('main').getByRole('link', { name: 'Price', exact: true }));
  const before = scripts();
  await view.hover();
  await expect.poll(scripts).toBeGreaterThan(before);
  await view.click();
  const sheet = page.getByRole('dialog', { name: 'Quick view' });
  await sheet.getByRole('link', { name: 'See full details' }).click();
  await expect(page).toHaveURL(/\/en\/product\/detail\/\d+/);
  await expect(sheet).toHaveCount(0);
});

test('what is sold out says so, and on a phone the button is there without hovering', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/list');
  const view = page.getByRole('button', { name: /^快速查看：/ }).first();
  await expectHydrated(page.getByRole('main').getByRole('link', { name: '价格' }));
  await page.route('**/api/v1/app/good/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { message: object };
    const message = { ...body.message, good_sku: [], inventory: 0, inventory_show: 0 };
    await route.fulfill({ response, json: { ...body, message } });
  });
  await view.click();
  const sheet = page.getByRole('dialog', { name: '快速查看' });
  await expect(sheet.getByText('选中的商品已售罄')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '加入购物车' })).toHaveCount(0);
  await expect(sheet.getByRole('link', { name: '查看完整详情' })).toBeVisible();
});
