import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { contextOn, type ScreenName, slowDown } from '../browser/conditions.ts';
import { TAP_MS } from '../browser/tap.ts';
import { type TransferWatch, watchTransfers } from '../browser/watch-transfers.ts';
import type { Kept } from '../page-set/page-set.ts';
import { ANSWERED, type Control, type Outcome, watchPresses } from './in-page.ts';

/**
 * One press: what was pressed, when, and what became of it. `answeredAfter`: milliseconds from the press until the frame in which something of it,
 * or because of it, had changed; null when nothing had.
 */
export type Press = { key: string; at: number; answeredAfter: number | null; outcome: Outcome };

export type PressPlan = {
  url: string;
  screen: ScreenName;
  kept: Kept;
  /** Milliseconds after the navigation began; or once the page is alive and at rest. */
  at: number | 'late';
  /** Which of the controls in view, from 0 to 1; or the one with this key. */
  which: number | string;
};

/** Nothing has been on its way for so long; and so long is waited at most. */
const QUIET_MS = 800;
const SETTLED_WITHIN_MS = 20_000;

/** Opens a page in a browser that has never seen it, slowed, and presses one thing; null when nothing could be pressed then. */
export async function measurePress(browser: Browser, plan: PressPlan): Promise<Press | null> {
  const context = await browser.newContext(contextOn(plan.screen));
  try {
    const { storage, cookies } = plan.kept;
    const { origin } = new URL(plan.url);
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watchPresses);
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, storage);
    await slowDown(session);
    const transfers = watchTransfers(session);
    await page.goto(plan.url, { waitUntil: 'commit', timeout: 60_000 });
    const control = await controlAt(page, transfers, plan);
    if (!control) return null;
    const at = await page.evaluate((key) => {
      globalThis.__presses?.watch(key);
      return performance.now();
    }, control.key);
    await press(session, control, plan.screen);
    await settled(page, transfers);
    const known = new URL(page.url()).origin === origin ? await resultOf(page, control.key) : led(page.url());
    return { key: control.key, at, ...known };
  } finally {
    await context.close();
  }
}

async function controlAt(page: Page, transfers: TransferWatch, { at, which }: PressPlan): Promise<Control | null> {
  if (at === 'late') await settled(page, transfers);
  else await page.waitForFunction((time) => performance.now() >= time, at, { polling: 20, timeout: 30_000 });
  const controls = (await page.evaluate(() => globalThis.__presses?.controls())) ?? [];
  const found =
    typeof which === 'string'
      ? controls.find(({ key }) => key === which)
      : controls[Math.min(controls.length - 1, Math.floor(which * controls.length))];
  return found ?? null;
}

async function press(session: CDPSession, { x, y }: Control, screen: ScreenName): Promise<void> {
  if (screen === 'phone') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await delay(TAP_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await delay(TAP_MS);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Alive, and with nothing on its way. */
async function settled(page: Page, transfers: TransferWatch): Promise<void> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  const isAlive = () => page.evaluate(() => '__alive' in globalThis || !('__shop' in globalThis)).catch(() => false);
  await delay(QUIET_MS);
  while (performance.now() < end && (transfers.quietFor() < QUIET_MS || !(await isAlive()))) await delay(100);
}

type Result = Pick<Press, 'answeredAfter' | 'outcome'>;

async function resultOf(page: Page, key: string): Promise<Result> {
  const answered = await page.evaluate((name) => sessionStorage.getItem(name), ANSWERED);
  const outcome = await page.evaluate((control) => globalThis.__presses?.outcome(control), key);
  if (!outcome) throw new Error(`${page.url()} is not watched`);
  return { answeredAfter: answered === null ? null : Number(answered), outcome };
}

/** Out of the shop, as the way back does for whoever has come from nowhere: nothing can be asked there. */
const led = (path: string): Result => ({ answeredAfter: null, outcome: { path, state: [], open: [], cart: '' } });
