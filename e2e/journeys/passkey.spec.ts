import type { CDPSession, Page } from '@playwright/test';
import { callApi, type Tokens } from '../support/api.ts';
import { newPhone } from '../support/customers.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** The device does not offer its keys by itself: a key store without a person would use them before a button is pressed. */
const offersNothing = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

/** A device with a key store of its own, which recognises its owner at once. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

type Asked = { challenge: string; options: Record<string, unknown> };

/** Adds a key of this browser to a new account, through the api: the shop has no page for it yet. */
async function addKey(page: Page, origin: string): Promise<void> {
  const phone = newPhone();
  const { code } = await callApi<{ code: number }>('cellphoneCode', { body: { cellphone: phone }, origin });
  const { access_token: token } = await callApi<Tokens>('register', { body: { cellphone: phone, code }, origin });
  const asked = await callApi<Asked>('user/passkeys/options', { body: {}, token, origin });
  const credential = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return made.toJSON() as unknown;
  }, asked.options);
  await callApi('user/passkeys', { body: { challenge: asked.challenge, name: '手机', credential }, token, origin });
}

test('a customer with a key of this device signs in without number, code and password', async ({ page, baseURL }) => {
  await offersNothing(page);
  await withAuthenticator(page);
  await page.goto('/pass/terms');
  await addKey(page, baseURL!);
  await page.goto('/user/address');
  await expect(page).toHaveURL(/\/pass\/login/);
  const button = page.getByRole('button', { name: '用通行密钥登录' });
  await expectHydrated(button);
  await button.click();
  await expect(page).toHaveURL(/\/user\/address$/);
  await expect(page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
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
  await expect(page.getByText(/没有用通行密钥登录/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
});
