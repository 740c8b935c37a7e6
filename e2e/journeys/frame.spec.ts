import { demoCustomer } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { signInByPassword } from '../support/sign-in-page.ts';
import { enterSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('QR codes stand above the header: by hover, by focus, closed by Escape', async ({ page }) => {
  await page.goto('/');
  const trigger = page.getByRole('banner').getByRole('button', { name: '手机网页' });
  const code = page.getByRole('img', { name: '手机网页' });
  await trigger.hover();
  await expect(code).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(code).toBeHidden();
  await trigger.focus();
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a customer signs out by the menu, and another tab follows', async ({ context, page, baseURL }) => {
  await page.goto('/category/list');
  const signIn = page.getByRole('banner').getByRole('link', { name: '登录' });
  await expectHydrated(signIn);
  await signIn.click();
  await signInByPassword(page, demoCustomer);
  await expect(page).toHaveURL(/\/category\/list$/);
  const other = await context.newPage();
  await other.goto('/category/list');
  const nameThere = other.getByRole('banner').getByRole('link', { name: /小满/ });
  await expectHydrated(nameThere);
  const name = page.getByRole('banner').getByRole('link', { name: /小满/ });
  await expectHydrated(name);
  await name.hover();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(signIn).toBeVisible();
  await other.bringToFront();
  await expect(other.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  expect((await context.cookies(baseURL)).map(({ name: cookie }) => cookie)).not.toContain('jishi_token');
});

test('a session that has ended is told on the page, with the way back in, in English too', async ({
  context,
  page,
  baseURL,
}) => {
  await enterSignedIn(context, baseURL!);
  const ended = { value: 'ended', url: baseURL! };
  await context.addCookies([
    { name: 'jishi_token', ...ended },
    { name: 'jishi_refresh_token', ...ended },
    { name: 'jishi_expires_in', value: '1', url: baseURL! },
  ]);
  await page.goto('/en/category/list');
  await expect(page.getByText('Login timed out')).toBeVisible();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/pass\/login$/);
  await page.getByRole('tab', { name: /password/i }).click();
  await page.getByLabel('Phone number').fill(demoCustomer.phone);
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/category\/list$/);
});

test('the network goes and comes back', async ({ context, page }) => {
  await page.goto('/category/list');
  await expect(page.locator('[aria-live="polite"]').first()).toBeAttached(); // the strip listens from then on
  await context.setOffline(true);
  await expect(page.getByText('网络已断开，部分内容可能不是最新的')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('网络已恢复')).toBeVisible();
  await expect(page.getByText('网络已断开，部分内容可能不是最新的')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer leads everywhere and changes the language of the page', async ({ page }) => {
    await page.goto('/product/list?title=茶');
    const more = page.getByRole('button', { name: '更多', exact: true });
    await more.tap();
    const drawer = page.getByRole('dialog', { name: '更多' });
    await drawer.getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/en/product/list' && url.searchParams.get('title') === '茶',
    );
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Help' }).tap();
    await expect(page).toHaveURL(/\/en\/article\/list/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
