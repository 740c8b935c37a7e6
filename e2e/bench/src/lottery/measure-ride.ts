import { type Tokens, tokenCookies } from '@jishi/e2e/api';
import type { Browser, Page } from '@playwright/test';
import { contextOptions } from '../browser/conditions.ts';
import { type Frames, framesWhile } from '../browser/frames.ts';

/** Games of the demo shop, and a page at rest beside them. */
export const games = ['wheel', 'grid', 'slot machine', 'idle page'] as const;
export type GameMeasured = (typeof games)[number];

const lotteries = { wheel: 1, grid: 2, 'slot machine': 3, 'idle page': 1 } as const;
/** What the draw comes to: answered by the bench, so that it costs no points and no tries. */
const answers = { wheel: 5, grid: 5, 'slot machine': [2, 2, 4] } as const;
/** How long the answer takes: as on a mobile network. */
const ANSWER_MS = 300;
const IDLE_MS = 4000;
/** Until the page is taken over and at rest. */
const REST_MS = 6000;

type Slowed = { cpuSlowdown: number };

/** One ride on a slow phone: from the press to the result, or for as long on a page nothing moves on. */
export async function measureRide(
  browser: Browser,
  origin: string,
  tokens: Tokens,
  game: GameMeasured,
  { cpuSlowdown }: Slowed,
): Promise<Frames> {
  const context = await browser.newContext(contextOptions);
  try {
    await context.addCookies(tokenCookies(tokens).map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    await page.goto(`${origin}/user/integralDraw?id=${lotteries[game]}`, { waitUntil: 'load' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.waitForTimeout(REST_MS);
    return game === 'idle page' ? await framesWhile(page, () => page.waitForTimeout(IDLE_MS)) : await ride(page, game);
  } finally {
    await context.close();
  }
}

async function ride(page: Page, game: Exclude<GameMeasured, 'idle page'>): Promise<Frames> {
  await page.route('**/integralWinning/*', async (route) => {
    await page.waitForTimeout(ANSWER_MS);
    await route.fulfill({ json: { result: 'ok', message: answers[game] } });
  });
  return framesWhile(page, async () => {
    await page.getByRole('button', { name: /^抽一次/ }).click();
    await page.getByRole('dialog').waitFor();
  });
}
