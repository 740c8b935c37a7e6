import type { Browser, CDPSession, Page } from '@playwright/test';
import { contextOptions } from '../browser/conditions.ts';
import { type Frames, framesWhile } from '../browser/frames.ts';

/** Ways along the street: stalls nobody has seen yet, the same again when they have come, by keys at night, and a street nobody walks along. */
export const walks = ['first walk', 'walked before', 'at night, by keys', 'standing still'] as const;
export type Walk = (typeof walks)[number];

const AT_REST_MS = 4000;
/** Until the page is taken over and its late scenery stands. */
const REST_MS = 6000;
/** Px a second, of a finger that is in no hurry. */
const SPEED = 600;
const STALLS_BY_KEYS = 6;
/** A step is on its way for about half a second. */
const STEP_MS = 600;

type Slowed = { cpuSlowdown: number };

/** Walks along the street once, on a slow phone. */
export async function measureWalk(
  browser: Browser,
  origin: string,
  walk: Walk,
  { cpuSlowdown }: Slowed,
): Promise<Frames> {
  const isNight = walk === 'at night, by keys';
  const context = await browser.newContext({ ...contextOptions, colorScheme: isNight ? 'dark' : 'light' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/street`, { waitUntil: 'load' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.waitForTimeout(REST_MS);
    if (isNight) await page.getByRole('button', { name: '夜里' }).click();
    if (walk === 'standing still') return await framesWhile(page, () => page.waitForTimeout(AT_REST_MS));
    if (isNight) return await framesWhile(page, () => walkByKeys(page));
    if (walk === 'walked before') {
      await push(page, session, 'away');
      await push(page, session, 'back');
    }
    return await framesWhile(page, () => push(page, session, 'away'));
  } finally {
    await context.close();
  }
}

const rowOf = (page: Page) => page.getByRole('region', { name: '市集街' });

/** A finger pushes the whole street past the window, or back again. */
async function push(page: Page, session: CDPSession, where: 'away' | 'back'): Promise<void> {
  const row = rowOf(page);
  const box = await row.boundingBox();
  if (!box) throw new Error('There is no street on this page.');
  const room = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    xDistance: where === 'away' ? -room : room,
    speed: SPEED,
    gestureSourceType: 'touch',
  });
}

async function walkByKeys(page: Page): Promise<void> {
  await rowOf(page).focus();
  for (let stall = 0; stall < STALLS_BY_KEYS; stall += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(STEP_MS);
  }
}
