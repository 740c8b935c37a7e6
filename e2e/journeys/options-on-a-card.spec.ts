import { noteMoves } from '../support/note-moves.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first touch of a card opens its options, which go into the cart from there', async ({ page }) => {
    await page.addInitScript(noteMoves);
    await page.goto('/product/list', { waitUntil: 'networkidle' });
    const choose = page.getByRole('button', { name: /^选规格/ }).first();
    await choose.tap();
    const dialog = page.getByRole('dialog', { name: '选择规格' });
    const row = dialog.getByRole('group').first();
    const [first, second] = [row.getByRole('button').first(), row.getByRole('button').nth(1)];
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await dialog.getByRole('button', { name: '增加' }).tap();
    await dialog.getByRole('button', { name: '加入购物车' }).tap();
    await expect(page.getByText('已加入购物车')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/product\/list$/);
    expect(await page.evaluate(() => globalThis.__moved)).toEqual([]);
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card with options has no cart button: its name leads to the page', async ({ page }) => {
    await page.goto('/en/product/list');
    const links = page.getByRole('main').getByRole('link');
    await expect(links.filter({ visible: true }).first()).toBeVisible();
    const names = page.locator('main a[href^="/en/product/detail/"]');
    await expect.poll(() => names.count()).toBeGreaterThan(10);
    await expect(page.getByRole('button', { name: /^Choose options/ })).toHaveCount(0);
  });
});
