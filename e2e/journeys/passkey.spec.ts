import type { Page } from '@playwright/test';
import { offersNothing, withAuthenticator } from '../support/authenticator.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest } from '../support/new-customer.ts';
import { openSettled } from '../support/open-settled.ts';
import { expect, test } from '../support/test.ts';

/** Adds a key of this browser on the page of passkeys, which is open. */
async function addKey(page: Page, texts: { add: string; name: string; go: string }, name: string): Promise<void> {
  await page.getByRole('button', { name: texts.add }).click();
  await page.getByLabel(texts.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: texts.go }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Forgets the sign-in, but not the key store. First of all the open page, which would notice. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

newCustomerTest('a passkey is added, named, used by the button, and removed', async ({ page, newCustomer: _ }) => {
  await offersNothing(page);
  await withAuthenticator(page);
  await openSettled(page, '/user/security');
  await page.getByRole('link', { name: '管理 通行密钥' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '通行密钥' })).toBeVisible();
  await addKey(page, { add: '添加通行密钥', name: '名字', go: '继续' }, '我的电脑');
  await expect(page.getByText('还没用过')).toBeVisible();

  // The device has one of this account now.
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await page.getByRole('button', { name: '继续' }).click();
  await expect(page.getByText('这台设备已经有这个账号的通行密钥了。')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();

  await page.getByRole('button', { name: '给 我的电脑 改名' }).click();
  await page.getByLabel('名字', { exact: true }).fill('书房的电脑');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '书房的电脑' })).toBeVisible();

  await forget(page);
  await page.goto('/user/passkeys');
  await expect(page).toHaveURL(/\/pass\/login/);
  const button = page.getByRole('button', { name: '用通行密钥登录' });
  await expectHydrated(button);
  await button.click();
  await expect(page).toHaveURL(/\/user\/passkeys$/);
  await expect(page.getByText(/上次使用/)).toBeVisible();

  await page.getByRole('button', { name: '移除 书房的电脑' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('还没有通行密钥')).toBeVisible();
  await page.goto('/user/notice/list');
  await expect(page.getByRole('link', { name: /已移除通行密钥/ })).toBeVisible();

  // What was removed opens nothing.
  await forget(page);
  await page.goto('/pass/login');
  await expectHydrated(button);
  await button.click();
  await expect(page.getByText(/通行密钥未通过验证|通行密钥登录没有成功/)).toBeVisible();
});

newCustomerTest.describe('on a phone', () => {
  newCustomerTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  newCustomerTest('the browser offers the passkey by itself, in English', async ({ page, newCustomer: _ }) => {
    await withAuthenticator(page);
    await openSettled(page, '/en/user/passkeys');
    await addKey(page, { add: 'Add a passkey', name: 'Name', go: 'Continue' }, 'My phone');
    await forget(page);
    // The key store of this browser takes the offer up at once: nothing is typed or pressed.
    await page.goto('/en/user/security');
    await expect(page).toHaveURL(/\/en\/user\/security$/);
    await expect(page.getByText('1 passkey', { exact: true })).toBeVisible();
  });
});

test('a device without a key says so, and the other ways still work', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'u2f', transport: 'usb', automaticPresenceSimulation: true },
  });
  await page.goto('/pass/login');
  const button = page.getByRole('button', { name: '用通行密钥登录' });
  await expectHydrated(button);
  await button.click();
  await expect(page.getByText(/通行密钥登录没有成功/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
});
