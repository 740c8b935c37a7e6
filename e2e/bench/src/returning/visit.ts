import type { BrowserContext } from '@playwright/test';
import { observePage } from '../browser/observe-page.ts';
import type { Transfer } from '../browser/transfers.ts';
import { waitUntilIdle } from '../browser/wait-until-idle.ts';
import { watchTransfers } from '../browser/watch-transfers.ts';

/** What one visit of home fetches over the network; what the browser has is in its cache. */
export async function visitHome(context: BrowserContext, origin: string): Promise<Transfer[]> {
  const page = await context.newPage();
  try {
    await page.addInitScript(observePage);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const transfers = watchTransfers(session);
    await page.goto(origin);
    await page.mouse.wheel(0, 10); // somebody is there: scripts come
    await waitUntilIdle(session, transfers);
    return transfers.arrived().filter(({ bytes }) => bytes > 0);
  } finally {
    await page.close();
  }
}
