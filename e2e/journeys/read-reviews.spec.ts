import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('reviews are narrowed, their pictures looked at, and the way back found', async ({ page }) => {
  await page.goto('/product/detail/1087');
  const tab = page.getByRole('tab', { name: /^评价/ });
  await expectHydrated(tab);
  await tab.click();
  await page.getByRole('link', { name: '4 星 2' }).click();
  await expect(page).toHaveURL(/tab=reviews&score=4/);
  await expect(page.getByRole('link', { name: '4 星 2' })).toHaveAttribute('aria-current', 'true');

  const withThree = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '买家图片 3' }) });
  const small = withThree.getByRole('button', { name: '买家图片 1' });
  await small.click();
  const viewer = page.getByRole('dialog', { name: /的图片$/ });
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(small).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('link', { name: /^全部 9/ })).toBeVisible();
  await page.goto('/comment/list?good_id=1087');
  await expect(page.getByRole('heading', { level: 1, name: '买家评价' })).toBeVisible();
});
