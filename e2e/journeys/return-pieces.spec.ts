import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { long } from '../support/long.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { whoGotByPost } from '../support/refunds.ts';
import { enterAs } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const zh = {
  ...{ prefix: '', ask: '申请退款', fewer: '少退一件', reason: '原因', damaged: '收到时有损坏' },
  ...{ words: '说给摊主听', submit: '提交申请', missing: '请选择原因', waiting: '等摊主答复' },
  ...{ send: '等你寄回商品', courier: '快递公司', waybill: '运单号', sent: '我已寄出', onItsWay: '等摊主查收' },
  ...{ refunded: '已退款', sum: '退多少，退到哪', bills: '账单', points: '积分明细', total: '合计' },
  quote: [
    ...['商品 1 件¥10.00', '分摊的优惠券-¥0.33', '积分抵扣的部分-¥0.83', '退回给你¥8.84'],
    ...['83 积分，值 ¥0.83', '用掉的优惠券订单没退完，不退回'],
  ],
  facts: ['¥8.84', '退回积分83'],
  earlier: '共 3 笔收入 ¥208.84支出 ¥26.50',
  bill: /退款单 T\d+：退到余额.*\+¥8\.84 ¥182\.34/,
  returned: /退款，积分退回.*\+83/,
  taken: /退款，积分扣回.*−44/,
};
const en: typeof zh = {
  ...{ prefix: '/en', ask: 'Ask for a refund', fewer: 'One fewer', reason: 'Reason', damaged: 'It arrived damaged' },
  ...{ words: 'Tell the shop', submit: 'Send the request', missing: 'Choose a reason' },
  ...{ waiting: 'Waiting for an answer', send: 'Send the goods back', courier: 'Courier', waybill: 'Tracking number' },
  ...{ sent: 'I have sent it', onItsWay: 'On its way back', refunded: 'Refunded', sum: 'How much, and where to' },
  ...{ bills: 'Transactions', points: 'Changes of points', total: 'Totals' },
  quote: [
    ...['Goods, 1 pcs$10.00', 'Share of the coupon-$0.33', 'Paid with points-$0.83', 'Back to you$8.84'],
    ...['83, worth $0.83', 'The coupon you usedstays used: part of the order remains'],
  ],
  facts: ['$8.84', 'Points returned83'],
  earlier: '3 entriesIn $208.84Out $26.50',
  bill: /Refund T\d+, to your balance.*\+\$8\.84/,
  returned: /was refunded, points returned.*\+83/,
  taken: /was refunded, points taken back.*−44/,
};
type Words = typeof zh;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Three pieces at 10.00, with a coupon of 1.00 and 250 points worth 2.50: each piece takes 0.33 of the one and 0.83 of the other
 * with it. 26.50 that was paid has earned 133 points; 44 of them go with 8.84.
 */
const paid = { coupon: '1', points: 250 };
const piece = { money: 884, couponMoney: 33, pointsMoney: 83, points: 83, pointsTaken: 44, freight: 0 };
const earned = 133;

/** Asks for one piece; answers the id of the refund. */
async function askForOne(page: Page, words: Words): Promise<string> {
  await page.getByRole('link', { name: words.ask }).click();
  const submit = page.getByRole('button', { name: words.submit });
  await expectHydrated(submit);
  await page.getByRole('button', { name: words.fewer }).click();
  await page.getByRole('button', { name: words.fewer }).click();
  await submit.click();
  await expect(page.getByText(words.missing, { exact: true }).last()).toBeVisible();
  await page.getByRole('combobox', { name: words.reason }).selectOption({ label: words.damaged });
  await page.getByRole('textbox', { name: words.words }).fill('手柄有一道划痕。');
  const sum = page.getByRole('region', { name: words.sum });
  for (const line of words.quote) await expect(sum).toContainText(line);
  await submit.click();
  await expect(heading(page, words.waiting)).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function sendBack(page: Page, words: Words): Promise<void> {
  await expect(heading(page, words.send)).toBeVisible();
  const sent = page.getByRole('button', { name: words.sent });
  await expectHydrated(sent);
  await page.getByRole('combobox', { name: words.courier }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: words.waybill }).fill('SF1234567890');
  await sent.click();
  await expect(heading(page, words.onItsWay)).toBeVisible();
}

/** One of three pieces goes back: from the order to the money in the wallet, with the owner's answers between. */
async function returnOne(page: Page, words: Words, origin: string): Promise<void> {
  const wanted = { price: '10', stock: 5, type: 'physical', nameEn: 'Pan', pointsPay: 500 } as const;
  const pan = { ...(await ownProduct('煎锅', wanted)), number: 3, price: 10 };
  const { tokens, orderId } = await whoGotByPost(origin, [pan], paid);
  const as = { token: tokens.access_token, origin };
  type Account = { money: number; integral: { available: number } };
  const has = async () => {
    const { money, integral } = await callApi<Account>('user', as);
    return { money, points: integral.available };
  };
  await enterAs(page.context(), origin, tokens);
  const before = { money: 173.5, points: earned };
  expect(await has()).toEqual(before);

  await page.goto(`${words.prefix}/user/indent/detail?id=${orderId}`);
  const refund = await askForOne(page, words);
  await operator('refunds', 'agree', refund, '--words', '抱歉，请寄回来。');
  await page.reload();
  await sendBack(page, words);
  expect(await has()).toEqual(before);

  await operator('refunds', 'received', refund, '--yes');
  await page.reload();
  await expect(heading(page, words.refunded)).toBeVisible();
  for (const fact of words.facts) await expect(page.getByRole('main')).toContainText(fact);
  expect(await has()).toEqual({ money: 182.34, points: earned + 83 - 44 });

  const { refund: shown } = JSON.parse(await operator('refunds', 'show', refund, '--json'));
  expect(shown).toMatchObject({ state: 'refunded', ...piece });
  expect(await operator('refunds', 'show', refund)).toContain('8.84');

  await page.goto(`${words.prefix}/user/finance/list`);
  await expect(page.getByRole('group', { name: words.total })).toContainText(words.earlier);
  await expect(page.getByRole('table', { name: words.bills }).getByRole('row', { name: words.bill })).toBeVisible();
  await page.goto(`${words.prefix}/user/integral/list`);
  const changes = page.getByRole('table', { name: words.points });
  await expect(changes.getByRole('row', { name: words.returned })).toBeVisible();
  await expect(changes.getByRole('row', { name: words.taken })).toBeVisible();
}

test('one of three pieces is returned, and every cent and point of it is back', async ({ page, baseURL }) => {
  await returnOne(page, zh, baseURL ?? '');
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one of three pieces is returned, and every cent and point of it is back', long, async ({ page, baseURL }) => {
    await returnOne(page, en, baseURL ?? '');
  });
});
