import { randomUUID } from 'node:crypto';
import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { operator } from '../support/operator.ts';
import { ownSale } from '../support/own-sale.ts';
import { expect } from '../support/test.ts';

/** Reminds so many minutes before; null: as early as usual. */
const remindEarly = (minutes: number | null) =>
  operator('settings', 'set', 'flash_sales.reminder_minutes', String(minutes));

const mailsTo = async (email: string): Promise<number> =>
  (JSON.parse(await operator('outbox', 'list', '--to', email, '--json')) as unknown[]).length;

test('a reminder is set, undone and set again; it comes by notice and mail', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  test.setTimeout(240_000);
  const product = await ownSale({ word: '等着抢', beginsIn: 30 });
  const email = `waits-${randomUUID().slice(0, 8)}@mail.example`;
  const as = { token: tokens.access_token, origin };
  const { code } = await callApi<{ code: number }>('emailCode', { body: { email }, ...as });
  await callApi('verifyEmail', { body: { email, code: String(code) }, ...as });

  await page.goto(`/product/detail/${product.id}`);
  const set = page.getByRole('button', { name: `提醒我：${product.name}` });
  await expectHydrated(set);
  await set.click();
  await expect(page.getByRole('button', { name: `已设提醒，按一下取消：${product.name}` })).toBeVisible();
  await page.getByRole('button', { name: '查看提醒' }).click();
  await expect(page).toHaveURL(/\/user\/seckill\/reminders$/);
  const waited = page.getByRole('main').getByRole('link', { name: product.name });
  await expect(waited).toBeVisible();
  await expect(page.getByRole('timer', { name: '距开抢' })).toBeVisible();

  // Taken away by mistake.
  await page.getByRole('button', { name: `取消提醒：${product.name}` }).click();
  await expect(waited).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(waited).toBeVisible();

  // The time has come.
  const before = await mailsTo(email);
  try {
    await remindEarly(40);
    const bell = page.getByRole('banner').getByRole('link', { name: /^消息/ });
    await expect(bell).toHaveAccessibleName('消息 1 条未读', { timeout: 30_000 });
    await bell.click();
    await page.getByRole('main').getByRole('link', { name: '未读 你关注的秒杀马上开始' }).click();
    await expect(page.getByRole('main')).toContainText(product.name);
  } finally {
    await remindEarly(null);
  }
  expect(await mailsTo(email)).toBe(before + 1);

  // The product is one step away.
  await page.getByRole('main').getByRole('link', { name: '查看商品' }).click();
  await expect(page).toHaveURL(new RegExp(`/product/detail/${product.id}$`));
});

test('a visitor signs in first', async ({ browser, newCustomer: { origin } }) => {
  test.setTimeout(150_000);
  const product = await ownSale({ word: '先登录', beginsIn: 30 });
  const visiting = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
  const page = await visiting.newPage();
  await page.goto(`/product/detail/${product.id}`);
  const set = page.getByRole('button', { name: `提醒我：${product.name}` });
  await expectHydrated(set);
  await set.click();
  await expect(page).toHaveURL(/\/pass\/login/);
  await visiting.close();
});
