import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCustomer } from '../support/api.ts';
import { long } from '../support/long.ts';
import { startShop } from '../support/shop-process.ts';
import { enterAs, tokensOf } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** Their clocks are 25 hours apart: what is today in the one is over in the other. */
const [EARLY, LATE] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];

// It starts two shops: one for each day.
test(
  'a draw is made with an own word, and checked in the browser when the day is over',
  long,
  async ({ page, context }) => {
    test.setTimeout(600_000);
    const SHOP_DATA = await mkdtemp(join(tmpdir(), 'jishi-fair-draw-'));
    const word = '今天好运🍀';
    const today = await startShop({ SHOP_DATA, SHOP_TIME_ZONE: EARLY });
    try {
      await enterAs(context, today.origin, await tokensOf(today.origin, demoCustomer));
      await page.goto(`${today.origin}/user/integralDraw?id=1`);
      const panel = page.getByRole('region', { name: '公平可查' });
      const field = panel.getByLabel('你的话');
      await expect(field).not.toHaveValue('');
      await field.fill(word);
      await page.getByRole('button', { name: '不看动画，直接开奖' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '知道了' }).click();
      await expect(panel.getByText(`第 1 次，你的话：${word}`)).toBeVisible();
      await expect(panel.getByText(/到时候可以从头算一遍/)).toBeVisible();
      await expect(panel.getByText('下一次是今天第 2 次')).toBeVisible();
    } finally {
      await today.stop();
    }

    const tomorrow = await startShop({ SHOP_DATA, SHOP_TIME_ZONE: LATE });
    try {
      await enterAs(context, tomorrow.origin, await tokensOf(tomorrow.origin, demoCustomer));
      await page.goto(`${tomorrow.origin}/user/integralDraw/log`);
      const draws = page.getByRole('region', { name: '核对我的抽奖' });
      await draws.getByRole('button', { name: /^核对/ }).first().click();
      await expect(draws.getByText(/从头算了一遍，结果一样/)).toBeVisible();
      await expect(draws.getByText(`draw 1\nblock 0\n${word}`)).toBeVisible();
    } finally {
      await tomorrow.stop();
      await rm(SHOP_DATA, { recursive: true, force: true, maxRetries: 3 });
    }
  },
);
