import type { Page } from '@playwright/test';

/** A draw of yesterday's as the shop tells it once the day is over; result and seed were made by another program. */
const proven = {
  ...{ id: 7, algorithm: 'jishi-draw-1', integral_draw: { id: 1, name: '秋收大转盘' }, type: 1, user_id: 17 },
  ...{ number: 12, draw: 1, word: 'plum', shown: 1, prize_name: '谢谢参与', created_at: '2026-11-22 10:00:00' },
  prizes: [
    { id: 1, name: '20 积分', weight: 3000, left: -1 },
    { id: 2, name: '谢谢参与', weight: 6000, left: -1 },
    { id: 3, name: '保温杯', weight: 1000, left: 5 },
  ],
  receipt: 'cd'.repeat(32),
  day: '2026-11-22',
  commitment: '81417d9d4d1dd22432247d122497d5541b7aec700ca3a24b1b4791ce7dbb87fb',
  published_at: '2026-11-23 00:05:00',
  seed: '4be61c27f57c1c5f835dac01b9dc8ad089a89433b97877e18cba945f81d1288d',
};

/** Answers what browsers ask about the customer's draws with one draw: its day is over, or (`isSealed`) still runs. */
export async function fulfillOneDraw(page: Page, isSealed: boolean): Promise<void> {
  const draw = isSealed ? { ...proven, seed: null } : proven;
  const message = { data: [draw], current_page: 1, per_page: 15, total: 1, last_page: 1, from: 1, to: 1 };
  await page.route('**/api/v1/app/integralDrawProof?*', (route) => route.fulfill({ json: { result: 'ok', message } }));
}
