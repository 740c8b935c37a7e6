import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { whoGotByPost } from '../support/refunds.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

type Words = Record<'prefix' | 'ask' | 'fewer' | 'reason' | 'damaged' | 'words' | 'submit' | 'missing', string> &
  Record<'waiting' | 'send' | 'courier' | 'waybill' | 'sent' | 'onItsWay' | 'refunded' | 'income', string>;

const zh: Words = {
  ...{ prefix: '', ask: '申请退款', fewer: '少退一件', reason: '原因', damaged: '收到时有损坏' },
  ...{ words: '说给摊主听', submit: '提交申请', missing: '请选择原因', waiting: '等摊主答复' },
  ...{ send: '等你寄回商品', courier: '快递公司', waybill: '运单号', sent: '我已寄出', onItsWay: '等摊主查收' },
  ...{ refunded: '已退款', income: '¥10.00' },
};
const en: Words = {
  ...{ prefix: '/en', ask: 'Ask for a refund', fewer: 'One fewer', reason: 'Reason', damaged: 'It arrived damaged' },
  ...{ words: 'Tell the shop', submit: 'Send the request', missing: 'Choose a reason' },
  ...{ waiting: 'Waiting for an answer', send: 'Send the goods back', courier: 'Courier', waybill: 'Tracking number' },
  ...{ sent: 'I have sent it', onItsWay: 'On its way back', refunded: 'Refunded', income: '$10.00' },
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** One of three pieces goes back: from the order to the money in the wallet, with the owner's answers between. */
async function returnOne(page: Page, words: Words, origin: string): Promise<void> {
  const product = await ownProduct('煎锅', { price: '10', stock: 5, type: 'physical', nameEn: 'Pan' });
  const { tokens, orderId } = await whoGotByPost(origin, product, 3);
  const token = tokens.access_token;
  const money = async () => (await callApi<{ money: number }>('user', { token, origin })).money;
  await enterAs(page.context(), origin, tokens);

  await page.goto(`${words.prefix}/user/indent/detail?id=${orderId}`);
  await page.getByRole('link', { name: words.ask }).click();
  const submit = page.getByRole('button', { name: words.submit });
  await expectHydrated(submit);
  await page.getByRole('button', { name: words.fewer }).click();
  await page.getByRole('button', { name: words.fewer }).click();
  await submit.click();
  await expect(page.getByText(words.missing, { exact: true }).last()).toBeVisible();
  await page.getByRole('combobox', { name: words.reason }).selectOption({ label: words.damaged });
  await page.getByRole('textbox', { name: words.words }).fill('手柄有一道划痕。');
  await expect(page.getByText(words.income).last()).toBeVisible();
  await submit.click();
  await expect(heading(page, words.waiting)).toBeVisible();
  const refund = new URL(page.url()).searchParams.get('id') ?? '';

  const before = await money();
  await operator('refunds', 'agree', refund, '--words', '抱歉，请寄回来。');
  await page.reload();
  await expect(heading(page, words.send)).toBeVisible();
  const sent = page.getByRole('button', { name: words.sent });
  await expectHydrated(sent);
  await page.getByRole('combobox', { name: words.courier }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: words.waybill }).fill('SF1234567890');
  await sent.click();
  await expect(heading(page, words.onItsWay)).toBeVisible();
  expect(await money()).toBe(before);

  await operator('refunds', 'received', refund, '--yes');
  await page.reload();
  await expect(heading(page, words.refunded)).toBeVisible();
  expect(await money()).toBe(before + 10);
  const { refund: shown } = JSON.parse(await operator('refunds', 'show', refund, '--json'));
  expect(shown).toMatchObject({ state: 'refunded', money: 1000, points: 0 });
  await page.goto(`${words.prefix}/user/finance/list`);
  await expect(page.getByText(words.income).first()).toBeVisible();
}

test('one of three pieces is returned, and the money is back', async ({ page, baseURL }) => {
  await returnOne(page, zh, baseURL ?? '');
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one of three pieces is returned, and the money is back', async ({ page, baseURL }) => {
    await returnOne(page, en, baseURL ?? '');
  });
});
