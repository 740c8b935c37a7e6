import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Locator } from '@playwright/test';

/** How long the finger lies there. People take 60 to 120 ms. */
export const TAP_MS = 80;

/** Touches a link near its top, as a finger does. */
export async function tap(session: CDPSession, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error(`what should be tapped cannot be seen: ${link}`);
  const point = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await delay(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
