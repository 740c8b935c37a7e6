import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApi, type Tokens } from '../support/api.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { blank, drawByApi, givePoints, openLottery, pointsPrize } from '../support/lotteries.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { operator, ownProduct } from '../support/operator.ts';
import { orderByApi } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

/** Presses the way to the file, and reads it. */
async function exported(page: Page, name: string): Promise<{ name: string; lines: string[] }> {
  const button = page.getByRole('button', { name });
  await expectHydrated(button);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = (await readFile(await download.path())).toString();
  return { name: download.suggestedFilename(), lines: text.split('\r\n') };
}

/** Gives money, pays an order with some of it, and has it back; answers number and id of the order. */
async function spendAndReturn(origin: string, tokens: Tokens): Promise<{ id: number; number: string }> {
  const as = { token: tokens.access_token, origin };
  const product = await ownProduct('记账的', { price: '5', stock: 9 });
  const { cellphone } = await callApi<{ cellphone: string }>('user', as);
  await operator('users', 'balance', cellphone, '--change', '20', '--reason', '见面礼', '--yes');
  const id = await orderByApi(origin, tokens, product, 1, 5);
  await callApi('balancePay', { body: { id }, ...as });
  const { identification } = await callApi<{ identification: string }>(`goodIndent/detail/${id}`, as);
  await operator('orders', 'refund', String(id), '--reason', '不要了', '--yes');
  return { id, number: identification };
}

/** Today in the shop. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

test('bills are filtered, added up and taken along as a file', async ({ page, newCustomer: { origin, tokens } }) => {
  const order = await spendAndReturn(origin, tokens);
  await page.goto('/user/portal');
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '我的钱包' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的钱包' })).toBeAttached();
  const table = page.getByRole('table', { name: '账单' });
  const sums = page.getByRole('group', { name: '合计' });
  await expect(sums).toContainText('共 3 笔收入 ¥25.00支出 ¥5.00');
  await expect(table.getByRole('row').nth(1)).toContainText('+¥5.00¥20.00');
  await expect(table.getByRole('row').nth(2)).toContainText('−¥5.00¥15.00');
  await expect(page.getByText(/近 30 天，从 ¥0\.00 到 ¥20\.00/)).toBeAttached();

  // Filtered, step by step; every step is in the address.
  await page.getByRole('link', { name: '收入' }).click();
  await expect(sums).toContainText('共 2 笔收入 ¥25.00');
  await page.getByRole('searchbox', { name: '搜索账单' }).fill('退款');
  await page.getByRole('searchbox', { name: '搜索账单' }).press('Enter');
  await expect(sums).toContainText('共 1 笔收入 ¥5.00');
  await page.getByRole('link', { name: '近 7 天' }).click();
  await expect(page).toHaveURL(/\?type=income&keyword=%E9%80%80%E6%AC%BE&range=week$/);
  await page.reload();
  await expect(sums).toContainText('共 1 笔收入 ¥5.00');

  const file = await exported(page, '导出表格');
  expect(file.name).toMatch(new RegExp(`^集市账单_\\d{4}-\\d\\d-\\d\\d_${today()}\\.csv$`));
  expect(file.lines).toEqual([
    '\uFEFF时间,类型,金额,备注,方式,订单编号',
    expect.stringMatching(
      new RegExp(`^${today()} \\d\\d:\\d\\d:\\d\\d,收入,5,订单：${order.number}的退款,余额,${order.number}$`),
    ),
    '',
  ]);

  await table.getByRole('link', { name: `订单 ${order.number}` }).click();
  await expect(page).toHaveURL(`/user/indent/detail?id=${order.id}`);
  await page.goBack();
  await expect(sums).toContainText('共 1 笔收入 ¥5.00');
});

test('the balance is read day by day, without a mouse', async ({ page, newCustomer: { origin, tokens } }) => {
  await spendAndReturn(origin, tokens);
  await page.goto('/user/finance/list?range=week');
  await page.getByRole('link', { name: '看表格' }).press('Enter');
  const rows = page.getByRole('table', { name: '余额走势' }).getByRole('row');
  await expect(rows).toHaveCount(8);
  const [year, month, day] = today().split('-').map(Number);
  await expect(rows.nth(1)).toContainText(`${year}年${month}月${day}日¥20.00`);
  await expect(rows.last()).toContainText('¥0.00');
  await page.getByRole('link', { name: '看走势' }).press('Enter');
  await expect(page.getByRole('table', { name: '余额走势' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

  test('points are found, lead to their lottery, and are taken along', async ({
    page,
    newCustomer: { origin, tokens },
  }) => {
    await givePoints(origin, tokens, 100);
    const name = { zh: '换一换', en: 'Swap shop' };
    const lottery = await openLottery({ name, kind: 'wheel', cost: 40, prizes: [pointsPrize(5), blank] });
    await drawByApi(origin, tokens, lottery);

    await page.goto('/en/user/portal');
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Points' }).tap();
    await expect(page).toHaveURL(/\/en\/user\/integral\/list$/);
    const sums = page.getByRole('group', { name: 'Totals' });
    await expect(sums).toContainText('3 entriesIn 105Out 40');
    await expect(page.getByText(/^Points take something off when you order: \$1\.00 for 100 points/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const search = page.getByRole('searchbox', { name: 'Search points' });
    await expectHydrated(search);
    await search.fill('swap');
    await page.getByRole('search', { name: 'Search points' }).getByRole('button', { name: 'Search' }).tap();
    await expect(sums).toContainText('2 entriesIn 5Out 40');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Largest first');
    await expect(page).toHaveURL(/\?keyword=swap&sort=largest$/);
    const rows = page.getByRole('table', { name: 'Changes of points' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('−40');

    const file = await exported(page, 'Export table');
    expect(file.name).toMatch(new RegExp(`^jishi-points_.+_${today()}\\.csv$`));
    expect(file.lines.map((line) => line.replace(/^[\d-]{10} [\d:]{8}/, 'then'))).toEqual([
      '\uFEFFTime,Type,Points,Remark,Order number',
      'then,Income,5,Swap shop: won 5 points,',
      'then,Spending,-40,Lottery: Swap shop,',
      '',
    ]);

    await rows.nth(1).getByRole('link', { name: 'See the lottery' }).tap();
    await expect(page).toHaveURL(`/en/user/integralDraw?id=${lottery}`);
  });

  test('a bill in English says the same', async ({ page, newCustomer: { origin, tokens } }) => {
    const order = await spendAndReturn(origin, tokens);
    await page.goto('/en/user/finance/list?type=spending');
    await expect(page.getByRole('group', { name: 'Totals' })).toContainText('1 entryOut $5.00');
    const file = await exported(page, 'Export table');
    expect(file.lines[0]).toBe('\uFEFFTime,Type,Amount,Remark,Way,Order number');
    expect(file.lines[1]).toMatch(new RegExp(`,Spending,-5,Payment of order ${order.number},Balance,${order.number}$`));
    expect(file.lines).toHaveLength(3);
  });
});
