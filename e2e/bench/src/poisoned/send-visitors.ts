import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { visitorCookie } from './visitor-cookie.ts';

/** One visitor, and whether the candidate was theirs. */
export type Visitor = { hasCandidate: boolean };

/** Visitors at a time: more would be pages nobody can paint on two cores. */
const AT_ONCE = 6;
/** A tab tells of a view once its script has come, five seconds after the load event. */
const LOOKS_FOR_MS = 6_000;

/** Sends visitors one after the other, several at a time, until somebody says that it is enough. */
export async function sendVisitors(
  browser: Browser,
  origin: string,
  { isEnough, stop }: { isEnough: (visitors: readonly Visitor[]) => Promise<boolean>; stop: AbortSignal },
): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  let isOver = false;
  const come = async (): Promise<void> => {
    while (!isOver) {
      stop.throwIfAborted();
      const visitor = await visit(browser, origin);
      if (visitor) visitors.push(visitor);
      isOver ||= await isEnough(visitors);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, come));
  return visitors;
}

/** Somebody who has been here before opens home, looks at it, and leaves; `null`: no rollout runs any more. */
async function visit(browser: Browser, origin: string): Promise<Visitor | null> {
  const cookie = await visitorCookie(origin);
  if (!cookie) return null;
  const context = await browser.newContext({ locale: 'zh-CN' });
  try {
    await context.addCookies([{ ...cookie, url: origin }]);
    const page = await context.newPage();
    const answer = await page.goto(origin, { timeout: 60_000 });
    await sleep(LOOKS_FOR_MS);
    await page.goto('about:blank');
    return { hasCandidate: answer?.headers()['x-release']?.endsWith('-candidate') ?? false };
  } finally {
    await context.close();
  }
}
