import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const countOf = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

test('a list is narrowed by colour and service, counted, shared and undone', async ({ page }) => {
  await page.goto('/product/list');
  const main = page.getByRole('main');
  const filters = main.getByRole('group', { name: '筛选' });
  const red = filters.getByRole('checkbox', { name: '红色' });
  await expectHydrated(red);
  await markTab(page);
  const row = (name: string) => filters.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
  const promised = countOf(await row('红色').textContent());
  expect(promised).toBeGreaterThan(0);
  await red.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/product\/list\?colour=red$/);
  await expect(main.getByText(`共 ${promised} 件商品`)).toBeVisible();

  // Any of the colours will do.
  const blue = filters.getByRole('checkbox', { name: '蓝色' });
  const added = countOf(await row('蓝色').textContent());
  await blue.check();
  await expect(page).toHaveURL(/colour=red%2Cblue/);
  await expect
    .poll(async () => countOf(await main.getByText(/^共 \d+ 件商品$/).textContent()))
    .toBeGreaterThan(promised);
  expect(countOf(await main.getByText(/^共 \d+ 件商品$/).textContent())).toBeLessThanOrEqual(promised + added);

  // And all of the services have to hold.
  await filters.getByRole('checkbox', { name: '包邮' }).check();
  await expect(page).toHaveURL(/service=free-delivery/);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  const left = countOf(await main.getByText(/^共 \d+ 件商品$/).textContent());
  expect(left).toBeGreaterThan(0);
  await expectSameTab(page);

  await page.goto(`/en${new URL(page.url()).pathname}${new URL(page.url()).search}`);
  const chosen = main.getByRole('group', { name: 'Chosen' });
  await expect(chosen.getByRole('link')).toHaveText(['Remove Red', 'Remove Blue', 'Remove Free delivery', 'Clear all']);
  const chip = chosen.getByRole('link', { name: 'Remove Blue' });
  await expectHydrated(chip);
  await chip.click();
  await expect(page).toHaveURL(/colour=red&service=free-delivery/);
  await chosen.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/en\/product\/list$/);
});

test('on a phone the colours stand in the sheet of filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/list');
  const button = page.getByRole('main').getByRole('button', { name: '筛选' });
  await expectHydrated(button);
  await button.click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('checkbox', { name: '绿色' }).check();
  await sheet.getByRole('checkbox', { name: '积分可抵' }).check();
  await sheet.getByRole('button', { name: /^查看 \d+ 件商品$/ }).click();
  await expect(page).toHaveURL(/colour=green&service=points$/);
  await expect(page.getByRole('group', { name: '已选' })).toContainText('绿色');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('colours and services are sent with the other filters', async ({ page }) => {
    await page.goto('/product/list?sort=sales');
    const filters = page.getByRole('group', { name: '筛选' }).filter({ visible: true });
    await filters.getByRole('checkbox', { name: '红色' }).check();
    await filters.getByRole('checkbox', { name: '包邮' }).check();
    await filters.getByRole('button', { name: '按条件筛选' }).click();
    await expect(page).toHaveURL(/sort=sales.*colour=red.*service=free-delivery/);
    await expect(page.getByRole('group', { name: '已选' })).toContainText('红色');
  });
});
