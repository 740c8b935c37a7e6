import { type Lang, localeOf } from '@jishi/i18n/locale';
import { BEACON_PATH } from '@jishi/rum/protocol';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Side } from './compared-releases.ts';
import { sameTime } from './same-time.ts';
import { countChanges, watchRest } from './watch-rest.ts';

/** A picture of a page as PNG; `isOpen`: it is the page that was asked for, of the release that was asked for. */
export type Picture = { png: Buffer | null; isOpen: boolean; problem: string | null };

type Wanted = {
  origin: string;
  path: string;
  width: number;
  lang: Lang;
  /** What the time is in the page, in milliseconds. */
  now: number;
};

/** A page that goes on moving for longer is pictured as it is. */
const WITHIN_MS = 20_000;
/** Further down there are lists, and a picture would have megabytes. */
const TALLEST = 4_000;
/** Below it the shop draws for phones. */
const TABLET = 768;

/** The bar of a preview is no part of the release. Constructed style sheets are free of the policy of the page. */
function hideBar(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.jishi-preview{display:none!important}');
  document.adoptedStyleSheets.push(sheet);
}

/** Opens a page in a context of its own, as somebody does who comes for the first time, and pictures it once it has come to rest. */
export async function takePicture(browser: Browser, side: Side, wanted: Wanted): Promise<Picture> {
  const context = await openContext(browser, side, wanted);
  try {
    return await pictureIn(await context.newPage(), side, wanted);
  } catch (error) {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return { png: null, isOpen: false, problem: why };
  } finally {
    await context.close();
  }
}

async function openContext(browser: Browser, side: Side, { width, lang }: Wanted): Promise<BrowserContext> {
  const isPhone = width < TABLET;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: localeOf(lang).iso,
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies(side.cookies);
  await context.addInitScript(hideBar);
  await context.addInitScript(countChanges);
  // Nobody has visited the shop: what tabs tell is counted.
  await context.route(
    ({ pathname }) => pathname === BEACON_PATH,
    (route) => route.fulfill({ status: 204 }),
  );
  return context;
}

async function pictureIn(page: Page, side: Side, { origin, path, width, now }: Wanted): Promise<Picture> {
  const rest = watchRest(page);
  await page.clock.setFixedTime(now);
  const response = await page.goto(origin + path, { waitUntil: 'domcontentloaded', timeout: WITHIN_MS });
  const status = response?.status() ?? 0;
  const until = performance.now() + WITHIN_MS;
  await rest.come(until);
  const shownAs = await page.evaluate(releaseOfPage);
  await lookThrough(page);
  await rest.come(until);
  await sameTime(page, now);
  const isAtRest = await rest.come(until);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
  const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  if (status >= 400) return { png, isOpen: false, problem: `answers ${status}` };
  if (shownAs !== side.shownAs) {
    return { png, isOpen: false, problem: shownAs === null ? 'is no page of the shop' : `is of release ${shownAs}` };
  }
  return { png, isOpen: true, problem: isAtRest ? null : 'did not come to rest within 20 seconds' };
}

/** Scrolls down as far as the picture goes, and back: pictures and fragments further down come when they are near. */
async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async (tallest) => {
    const drawn = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const end = Math.min(document.documentElement.scrollHeight, tallest);
    for (let top = 0; top < end; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  }, TALLEST);
}

/** The release a page says it is of; `null` for what is no page of the shop. */
function releaseOfPage(): string | null {
  return (globalThis as { __shop?: { release?: string } }).__shop?.release ?? null;
}
