import type { Page } from '@playwright/test';
import { blank, drawsOf, givePoints, openLottery, pointsPrize, soap } from '../support/lotteries.ts';
import { newCustomerTest as test } from '../support/new-customer.ts';
import { addAddress } from '../support/own-cart.ts';
import { expect } from '../support/test.ts';

const name = { zh: '试手气', en: 'Try your luck' };
const draw = { zh: /^抽一次/, en: /^Draw once/ } as const;
const understood = { zh: '知道了', en: 'OK' } as const;

const own = (page: Page) => page.getByRole('region', { name: '我的积分和次数' });

/** Presses by keyboard, hears the result, and closes it by keyboard. */
async function play(page: Page, lang: 'zh' | 'en', result: string): Promise<void> {
  const press = page.getByRole('button', { name: draw[lang] });
  await press.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: result });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: understood[lang], exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(press).toBeFocused();
}

for (const kind of ['wheel', 'grid'] as const) {
  test(`a ${kind} is won and lost, for its points each time, in both languages`, async ({
    page,
    newCustomer: { origin, tokens },
  }) => {
    await givePoints(origin, tokens, 100);
    const prizes = [pointsPrize(30), blank] as const;
    const good = await openLottery({ name, kind, cost: 10, prizes });
    const bad = await openLottery({ name, kind, cost: 10, triesPerDay: 1, prizes: prizes.toReversed() });

    await page.goto(`/user/integralDraw?id=${good}`);
    await expect(own(page)).toContainText('100');
    await expect(own(page)).toContainText('9 / 9');
    await play(page, 'zh', '抽中了：30 积分');
    await expect(own(page)).toContainText('120');
    await expect(own(page)).toContainText('8 / 9');
    await expect(page.getByRole('table', { name: '中奖名单' }).getByRole('cell', { name: /30 积分/ })).toBeVisible();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/en/user/integralDraw?id=${bad}`);
    await page.getByRole('button', { name: draw.en }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Nothing this time' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'The 1 try of today is used, come back tomorrow' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'My points and tries' })).toContainText('110');
    expect([await drawsOf(origin, tokens, good), await drawsOf(origin, tokens, bad)]).toEqual([1, 1]);
  });
}

test('a slot machine shows what was lost as well as what was won', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  const prizes = [pointsPrize(5), pointsPrize(7)];
  const slots = await openLottery({ name, kind: 'slots', triesPerDay: 0, prizes });
  await page.goto(`/user/integralDraw?id=${slots}`);
  await page.getByRole('button', { name: draw.zh }).click();
  const dialog = page.getByRole('dialog');
  const seen = new Set<string>();
  // One in four is won: so many tries that both come.
  for (let tries = 1; tries <= 60 && seen.size < 2; tries += 1) {
    const heading = await dialog.getByRole('heading').textContent();
    seen.add(heading?.startsWith('抽中了') ? 'won' : `${heading}`);
    await dialog.getByRole('button', { name: understood.zh }).click();
    expect(await drawsOf(origin, tokens, slots)).toBe(tries);
    if (seen.size < 2) await page.getByRole('button', { name: '不看动画，直接开奖' }).click();
  }
  expect([...seen].toSorted()).toEqual(['won', '这次没抽中']);
});

test('two presses, a second tab and a lost answer are one draw', async ({
  page,
  context,
  newCustomer: { origin, tokens },
}) => {
  await givePoints(origin, tokens, 100);
  const lottery = await openLottery({ name, kind: 'grid', cost: 40, prizes: [pointsPrize(1), blank] });
  // The draw is made, and nobody hears of it.
  await context.route('**/integralWinning/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto(`/user/integralDraw?id=${lottery}`);
  await page.getByRole('button', { name: draw.zh }).dblclick();
  await expect(page.getByText(/还不知道这次有没有扣积分/)).toBeVisible();
  expect(await drawsOf(origin, tokens, lottery)).toBe(1);
  await context.unroute('**/integralWinning/*');

  await page.reload();
  await expect(page.getByRole('button', { name: '查看上一次的结果' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/user/integralDraw?id=${lottery}`);
  await second.getByRole('button', { name: '查看上一次的结果' }).click();
  await expect(second.getByRole('dialog', { name: '抽中了：1 积分' })).toBeVisible();
  expect(await drawsOf(origin, tokens, lottery)).toBe(1);
  // The first tab hears that it is over: the next press is a draw of its own, and it knows what is left.
  await expect(page.getByRole('button', { name: draw.zh })).toBeVisible();
  await expect(own(page)).toContainText('61');
  await expect(own(page)).toContainText('8 / 9');
});

test('a prize is claimed, ordered for nothing, and leads to its order', async ({
  page,
  newCustomer: { origin, tokens },
}) => {
  await addAddress(origin, tokens, '林小满');
  const lottery = await openLottery({ name, kind: 'wheel', prizes: [soap, blank] });
  await page.goto(`/user/integralDraw?id=${lottery}`);
  await page.getByRole('button', { name: '不看动画，直接开奖' }).click();
  const dialog = page.getByRole('dialog', { name: '抽中了：洗手液两瓶' });
  await expect(dialog.getByRole('link', { name: '填地址领取' })).toBeVisible();

  await page.goto('/user/integralDraw/log');
  await expect(page.getByText(/前填写地址$/)).toBeVisible();
  await page.getByRole('link', { name: '填地址领取：洗手液两瓶' }).click();
  await expect(page).toHaveURL(/\/indent\/create\?integral_draw_log_id=\d+$/);
  const checkout = page.url();
  await expect(page.getByText('应付金额 ¥0.00')).toBeAttached();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/money\/success/);

  await page.goto('/user/integralDraw/log');
  await page.getByRole('link', { name: '查看订单：洗手液两瓶' }).click();
  await expect(page).toHaveURL(/\/user\/indent\/detail\?id=\d+$/);
  await expect(page.getByRole('link', { name: '洗手液两瓶' })).toHaveAttribute(
    'href',
    `/user/integralDraw?id=${lottery}`,
  );

  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: '这件奖品现在不能领取' })).toBeVisible();
});

test('a lottery that has not begun, one that is over and one that is not there say so', async ({
  page,
  newCustomer,
}) => {
  expect(newCustomer.origin).not.toBe('');
  const soon = await openLottery({ name, kind: 'wheel', starts: 1, ends: 2, prizes: [pointsPrize(1), blank] });
  await page.goto(`/user/integralDraw?id=${soon}`);
  await expect(page.getByRole('button', { name: /开始$/ })).toHaveAttribute('aria-disabled', 'true');
  const over = await openLottery({
    name,
    kind: 'slots',
    starts: -2,
    ends: -1,
    prizes: [pointsPrize(1), pointsPrize(2)],
  });
  await page.goto(`/user/integralDraw?id=${over}`);
  await expect(page.getByRole('button', { name: '活动已结束' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/user/integralDraw?id=999999999');
  await expect(page.getByRole('heading', { level: 1, name: '这个抽奖活动不存在' })).toBeVisible();
  await page.getByRole('link', { name: '看看抽奖活动' }).click();
  await expect(page).toHaveURL(/\/user\/integralDraw\/list$/);
});
