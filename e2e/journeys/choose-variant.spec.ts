import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a variant is chosen by keyboard; what is sold out is named and stays out', async ({ page }) => {
  await page.goto('/product/detail/1141?price=normal');
  const sizes = page.getByRole('group', { name: '容量' });
  const large = sizes.getByRole('button', { name: '24升' });
  await expectHydrated(large);
  await large.focus();
  await page.keyboard.press('Enter');
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  const soldOut = sizes.getByRole('button', { name: /售罄/ });
  await soldOut.focus();
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
