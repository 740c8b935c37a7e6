import { expectHydrated, expectSameTab, markTab } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a variant is chosen by keyboard; what is sold out is named and stays out', async ({ page }) => {
  await page.goto('/product/detail/1141?price=normal');
  const sizes = page.getByRole('group', { name: '容量' });
  const small = sizes.getByRole('button', { name: '18升' });
  const large = sizes.getByRole('button', { name: '24升' });
  await expectHydrated(large);
  // A row is one stop of the tab key.
  await page.getByRole('group', { name: '颜色' }).locator('[aria-pressed="true"]').focus();
  await page.keyboard.press('Tab');
  await expect(small).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  const soldOut = sizes.getByRole('button', { name: /售罄/ });
  await page.keyboard.press('End');
  await expect(soldOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(soldOut).toHaveAttribute('aria-pressed', 'false');

  // Taken off again: the button names the row and leads back to it.
  await large.focus();
  await page.keyboard.press('Enter');
  const buttons = page.getByRole('button', { name: '加入购物车' });
  await expectHydrated(buttons);
  await buttons.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('请选择容量').first()).toBeVisible();
  await expect(sizes.getByRole('button').first()).toBeFocused();
});

test('the chosen variant stands in the address, from which the server draws it again', async ({ page, request }) => {
  await page.goto('/product/detail/1141?price=normal&utm_source=mail');
  const blue = page.getByRole('button', { name: '晴蓝' });
  const picture = page
    .getByRole('main')
    .getByRole('button', { name: /^放大看/ })
    .getByRole('img');
  const first = await picture.getAttribute('src');
  await expectHydrated(blue);
  await markTab(page);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await blue.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await blue.click();
  await expect(page).toHaveURL(/\?price=normal&utm_source=mail&sku=\d+$/);
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  expect([await steps(), await page.evaluate(() => scrollY)]).toEqual([before, scrolled]);
  // Nothing of the page waits for places that nobody has woken: the frame knows the address, too.
  const other = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(other).toHaveAttribute('href', /\?price=normal&utm_source=mail&sku=\d+$/);
  expect(asked.filter((path) => /\/app\/good\/\d+$|\/product\/detail/.test(path))).toEqual([]);
  await expectSameTab(page);

  const src = await picture.getAttribute('src');
  const html = await (await request.get(page.url())).text();
  expect(html).toMatch(new RegExp(`<link[^>]*rel="preload"[^>]*href="${src}"`));
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"?]*\/product\/detail\/1141"/);
  await page.reload();
  await expect(blue).toHaveAttribute('aria-pressed', 'true');
  await expect(picture).toHaveAttribute('src', src ?? '');

  await page.goto('/product/detail/1141?sku=99999999');
  await expect(picture).toHaveAttribute('src', first ?? '');
});

test('a foot is measured, and the shoe that fits it is chosen', async ({ page }) => {
  await page.goto('/en/product/detail/1145');
  const guide = page.getByRole('button', { name: 'Size guide' });
  await expectHydrated(guide);
  await guide.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  await dialog.getByRole('textbox', { name: 'Length of foot in cm' }).fill('25.4');
  await dialog.getByRole('button', { name: 'Choose 41' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '41', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('far down a long page a bar leads back to what is still to be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/product/detail/1141?price=normal');
  const chosen = page.getByRole('group', { name: '容量' }).locator('[aria-pressed="true"]');
  await expectHydrated(chosen);
  await chosen.click();
  const bar = page.getByRole('region', { name: '当前商品' });
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: '去选购' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('group', { name: '容量' }).getByRole('button').first()).toBeFocused();
});
