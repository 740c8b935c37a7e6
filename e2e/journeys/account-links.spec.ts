import type { Locator, Page } from '@playwright/test';
import { newCustomerTest } from '../support/new-customer.ts';
import { openSettled } from '../support/open-settled.ts';
import { expect, test } from '../support/test.ts';

const linksIn = async (place: Locator): Promise<string[]> =>
  place.locator('a[href^="/"]').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

/** Every address answers with its page; a guard that turned a customer away would lead elsewhere. */
async function expectPages(page: Page, addresses: readonly string[]): Promise<void> {
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of new Set(addresses)) {
    const response = await page.request.get(address);
    const path = new URL(response.url()).pathname;
    expect({ address, status: response.status(), path }).toEqual({
      address,
      status: 200,
      path: new URL(address, response.url()).pathname,
    });
  }
}

newCustomerTest('every way of the menus and the overview leads to its page', async ({ page, newCustomer }) => {
  await openSettled(page, '/user/portal');
  await expect(page, newCustomer.origin).toHaveURL(/\/user\/portal$/);
  const inMenu = await linksIn(page.getByRole('navigation', { name: '个人中心菜单' }));
  const inPage = await linksIn(page.getByRole('main'));
  const inHeader = await linksIn(page.getByRole('banner'));
  await expectPages(page, [...inMenu, ...inPage.filter((address) => address.startsWith('/user/')), ...inHeader]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  newCustomerTest('every shortcut of the overview leads to its page, in English', async ({ page, newCustomer }) => {
    await openSettled(page, '/en/user/portal');
    await expect(page, newCustomer.origin).toHaveURL(/\/en\/user\/portal$/);
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(shortcuts).toBeVisible();
    await expectPages(page, await linksIn(shortcuts));
  });
});
