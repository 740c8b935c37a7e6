import type { BrowserContext, Page } from '@playwright/test';
import { callApi, demoCustomer, signIn } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { signInByPassword } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

/** Everything a script of the page can get hold of. */
const withinReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cookies = document.cookie.split('; ').map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
    const kept = [localStorage, sessionStorage].flatMap((store) => Object.values({ ...store }));
    return [...cookies, ...kept].map(String);
  });

const opens = (token: string): Promise<boolean> =>
  callApi('user', { token }).then(
    () => true,
    () => false,
  );

const hidden = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ httpOnly, value }) => httpOnly && value !== '').map(({ name }) => name);

/** What the page does for whoever runs a script in it: the call of another program with what that script finds. */
async function expectNothingToTakeAway(page: Page, answer: string | null): Promise<void> {
  for (const value of await withinReach(page)) expect(await opens(value), value).toBe(false);
  if (answer === null) return;
  const told = [...answer.matchAll(/"(?:access|refresh)_token":"([^"]*)"/g)].map(([, value]) => value);
  expect(told).toEqual([expect.stringMatching(/^in\./), expect.stringMatching(/^in\./)]);
}
test('a script of the page finds no token: not after signing in, not after a refresh; signing out forgets both', async ({
  context,
  page,
}) => {
  /** What the page was answered by a call, as its scripts read it. */
  const answerOf = async (call: string) => (await page.waitForResponse((answer) => answer.url().endsWith(call))).text();
  await page.goto('/user/portal');
  const [signedIn] = await Promise.all([answerOf('/login'), signInByPassword(page)]);
  await expect(page.getByRole('main')).toContainText('账户余额');
  expect(await hidden(context)).toEqual(['jishi_access', 'jishi_refresh']);
  await expectNothingToTakeAway(page, signedIn);

  // Two minutes before its end the token is renewed.
  const before = (await context.cookies()).find(({ name }) => name === 'jishi_access')?.value;
  await page.evaluate((end) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop itself writes it
    document.cookie = `jishi_expires_in=${end}; Path=/`;
  }, Date.now() + 120_000);
  const [renewed] = await Promise.all([answerOf('/refreshToken'), page.goto('/user/address')]);
  await expect(page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'jishi_access')?.value)
    .not.toBe(before);
  await expectNothingToTakeAway(page, renewed);

  const account = page.getByRole('banner').locator('a[href="/user/portal"]').first();
  await expectHydrated(account);
  await account.hover();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/pass\/login/);
  await expect.poll(() => hidden(context)).toEqual([]);
});

test('tokens of a sign-in before, where scripts can read them, are put away with the next page', async ({
  context,
  page,
  baseURL,
}) => {
  const tokens = await signIn(demoCustomer);
  const readable = { jishi_token: tokens.access_token, jishi_refresh_token: tokens.refresh_token };
  await context.addCookies(Object.entries(readable).map(([name, value]) => ({ name, value, url: baseURL! })));
  await page.goto('/user/portal');
  await expect(page.getByRole('main')).toContainText('账户余额');
  await expectNothingToTakeAway(page, null);
  expect(await opens(tokens.access_token)).toBe(true);
  await page.goto('/user/address');
  await expect(page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
});

test('remembered or not is what the box says', async ({ context, page }) => {
  const endOf = async () => (await context.cookies()).find(({ name }) => name === 'jishi_refresh')?.expires ?? 0;
  await page.goto('/pass/login');
  await signInByPassword(page);
  await expect.poll(endOf).toBeGreaterThan(Date.now() / 1000 + 6 * 86_400);
  await expect(page.getByRole('main')).toContainText('账户余额');
  // The page of the account would lead to sign-in by itself, without its cookies.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/pass/login');
  const box = page.getByRole('checkbox').first();
  await expectHydrated(box);
  await box.uncheck();
  await signInByPassword(page);
  await expect(page).not.toHaveURL(/\/pass\/login/);
  expect(await endOf()).toBe(-1);
});
