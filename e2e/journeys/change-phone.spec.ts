import { callApi, type Tokens } from '../support/api.ts';
import { withAuthenticator } from '../support/authenticator.ts';
import { newPhone } from '../support/customers.ts';
import { newCustomerTest } from '../support/new-customer.ts';
import { openSettled } from '../support/open-settled.ts';
import { enterAs, newCustomer, tokensOf } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** As the site shows it. */
const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

// A code went to the old number a moment ago, when the customer signed up: the next one has to wait, the passkey has not.
newCustomerTest('a number is changed after a passkey, by a code to the new one', async ({ page, newCustomer }) => {
  const next = newPhone();
  await withAuthenticator(page);
  await openSettled(page, '/user/passkeys');
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await page.getByRole('button', { name: '继续' }).click();
  await expect(page.getByText('已添加通行密钥')).toBeVisible();
  await openSettled(page, '/user/security');
  await page.getByRole('link', { name: '更换 手机号' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '更换手机号' })).toBeVisible();
  await page.getByRole('tab', { name: '短信验证码' }).click();
  await expect(page.getByText(/^验证码会发到 139\*{4}/)).toBeVisible();
  await page.getByRole('tab', { name: '通行密钥' }).click();
  await page.getByRole('button', { name: '用通行密钥验证' }).click();

  await page.getByLabel('新手机号').fill('123');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请输入 11 位手机号')).toBeVisible();
  await page.getByLabel('新手机号').fill(next);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByLabel('验证码')).toHaveValue(/^\d{5}$/);
  const code = await page.getByLabel('验证码').inputValue();
  await page.getByLabel('验证码').fill(code === '10000' ? '10001' : '10000');
  await page.getByRole('button', { name: '确认更换' }).click();
  await expect(page.getByText('验证码不正确')).toBeVisible();
  await page.getByLabel('验证码').fill(code);
  await page.getByRole('button', { name: '确认更换' }).click();
  await expect(page.getByRole('heading', { name: `手机号已换成 ${masked(next)}` })).toBeVisible();

  const { access_token: token } = newCustomer.tokens;
  const { cellphone } = await callApi<{ cellphone: string }>('user', { token, origin: newCustomer.origin });
  expect(cellphone).toBe(next);
  await page.getByRole('main').getByRole('link', { name: '返回账号安全' }).last().click();
  await expect(page.getByRole('main').getByText(masked(next)).first()).toBeVisible();
  await page.goto('/user/notice/list');
  await expect(page.getByRole('link', { name: /手机号已更换/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a number is changed after the password, in English, and other devices end', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const origin = baseURL!;
    const [customer, next] = [await newCustomer(origin), newPhone()];
    await enterAs(context, origin, await tokensOf(origin, customer));
    const elsewhere = await browser.newContext({ baseURL: origin });
    const credentials = { cellphone: customer.phone, password: customer.password };
    await enterAs(elsewhere, origin, await callApi<Tokens>('login', { body: credentials, origin }));

    await openSettled(page, '/en/user/cellphone');
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-one');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The current password is wrong')).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill(customer.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New phone number').fill(next);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^\d{5}$/);
    await page.getByRole('button', { name: 'Change the number' }).click();
    await expect(page.getByRole('heading', { name: `Your number is now ${masked(next)}` })).toBeVisible();

    const other = await elsewhere.newPage();
    await other.goto('/user/portal');
    await expect(other).toHaveURL(/\/pass\/login/);
    await elsewhere.close();
    // The new number signs in, the old one does not.
    await callApi('login', { body: { ...credentials, cellphone: next }, origin });
    const old = callApi('login', { body: credentials, origin });
    await expect(old).rejects.toThrow(/401/);
  });
});
