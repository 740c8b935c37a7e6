import type { BrowserContext } from '@playwright/test';
import { demoCustomer, signIn, tokenCookies } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const MINUTE_MS = 60_000;

/** A browser whose token ends at `leftMs` from now, and how often it asks for another. */
async function enterWithOldToken(context: BrowserContext, origin: string, leftMs: number): Promise<() => number> {
  const tokens = await signIn(demoCustomer);
  const cookies = tokenCookies({ ...tokens, expires_in: leftMs / 1000 });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().includes('/refreshToken')) refreshes += 1;
  });
  return () => refreshes;
}

const tokenOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'jishi_token')?.value;

for (const { what, leftMs } of [
  { what: 'is about to end', leftMs: 2 * MINUTE_MS },
  { what: 'has ended', leftMs: -MINUTE_MS },
]) {
  test(`two tabs with a token that ${what} renew it once`, async ({ context, baseURL }) => {
    const refreshes = await enterWithOldToken(context, baseURL!, leftMs);
    const before = await tokenOf(context);
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto('/user/portal')));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { level: 1, name: '个人中心' })).toBeAttached();
      await expect(tab.getByRole('main')).toContainText('账户余额');
    }
    await expect.poll(() => tokenOf(context)).not.toBe(before);
    expect(refreshes()).toBe(1);

    // The renewed token is good for both: nobody asks again, nobody is turned away.
    await Promise.all(tabs.map((tab) => tab.goto('/user/address')));
    for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
    expect(refreshes()).toBe(1);
  });
}

test('a token with time left is not renewed', async ({ context, page, baseURL }) => {
  const refreshes = await enterWithOldToken(context, baseURL!, 30 * MINUTE_MS);
  await page.goto('/user/portal');
  await expect(page.getByRole('main')).toContainText('账户余额');
  expect(refreshes()).toBe(0);
});
