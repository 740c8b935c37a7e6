import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme follows the system until one is chosen, and the choice is drawn by the server', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/category/list');
  const light = await backgroundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => backgroundOf(page)).not.toBe(light);
  const dark = await backgroundOf(page);

  const button = page.getByRole('banner').getByRole('button', { name: /配色/ });
  await expectHydrated(button);
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => backgroundOf(page)).toBe(light);
  expect(await (await page.request.get('/category/list')).text()).toContain('data-theme="light"');

  await button.click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => backgroundOf(page)).toBe(dark);

  await expectHydrated(button);
  await button.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect.poll(() => backgroundOf(page)).toBe(light);
});
