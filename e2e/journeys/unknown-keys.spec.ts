import { expectAlive, expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** How web came by a page: from memory it is the one other visitors were given. */
const cacheOf = (timing: string | undefined): string => /cache;desc=([\w-]+)/.exec(timing ?? '')?.[1] ?? 'unknown';
const fromMemory = /^(hit|stale)$/;

for (const { address, other, english } of [
  { address: '/?zz=1&utm_source=mail', other: '/', english: '/en?zz=1&utm_source=mail' },
  {
    address: '/product/list?zz=1&sort=sales&brand=3&min=5',
    other: '/product/list?brand=3&min=5&sort=sales',
    english: '/en/product/list?zz=1&sort=sales&brand=3&min=5',
  },
  {
    address: '/product/detail/1029?from=friend',
    other: '/product/detail/1029',
    english: '/en/product/detail/1029?from=friend',
  },
]) {
  test(`${address}: the page every visitor gets comes alive under its own address`, async ({ page, request }) => {
    // A page is kept once it is whole.
    await expect.poll(async () => cacheOf((await request.get(other)).headers()['server-timing'])).toMatch(fromMemory);
    const response = await page.goto(address);
    expect(cacheOf(response?.headers()['server-timing'])).toMatch(fromMemory);
    await expectAlive(page, 'mf_catalog');
    expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);

    const link = page.getByRole('link', { name: 'English' }).first();
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/zz=1|utm_source|from=friend/);
    await expectHydrated(link);
    await expect(link).toHaveAttribute('href', english);
    await link.click();
    await expect(page).toHaveURL(english);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });
}

test('links of a list carry its own keys only', async ({ page }) => {
  await page.goto('/product/list/1?zz=1&sort=sales');
  const next = page.getByRole('link', { name: '第 2 页' });
  await expectHydrated(next);
  await next.click();
  await expect(page).toHaveURL(/\/product\/list\/1\?sort=sales&page=2$/);
});

test('another spelling of an address leads to its own, query kept', async ({ page }) => {
  await page.goto('/Product/List/1/?sort=sales&zz=1');
  await expect(page).toHaveURL('/product/list/1?sort=sales&zz=1');
});
