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

/** Pages that might be opened next are not fetched ahead for whoever saves data. */
function saveData(): void {
  const { connection = {} } = navigator as { connection?: object };
  Object.defineProperty(connection, 'saveData', { value: true });
}

/** Nobody has visited the shop: what tabs tell is counted. Sending every request through Playwright instead would turn the cache off. */
async function keepSilent(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: [`*${BEACON_PATH}`] });
}

/** Opens a page in a context of its own, as somebody does who comes for the first time, and pictures it once it has come to rest. */
export async function takePicture(browser: Browser, side: Side, wanted: Wanted): Promise<Picture> {
  const context = await openContext(browser, side, wanted);
  try {
    const page = await context.newPage();
    await keepSilent(context, page);
    return await pictureIn(page, side, wanted);
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
  await context.addInitScript(saveData);
  return context;
}

async function pictureIn(page: Page, side: Side, { origin, path, width, now }: Wanted): Promise<Picture> {
  const rest = watchRest(page);
  await page.clock.setFixedTime(now);
  const response = await page.goto(origin + path, { waitUntil: 'domcontentloaded', timeout: WITHIN_MS });
  const status = response?.status() ?? 0;
  const until = performance.now() + WITHIN_MS;
  await rest.come(until);
  const versions = await page.evaluate(versionsOfPage);
  await lookThrough(page);
  await rest.come(until);
  await sameTime(page, now);
  const isAtRest = await rest.come(until);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
  const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  if (status >= 400) return { png, isOpen: false, problem: `answers ${status}` };
  const other = versions === null ? 'is no page of the shop' : otherVersions(side, versions);
  if (other !== null) return { png, isOpen: false, problem: other };
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

/** Version of each part a page says it is of; `null` for what is no page of the shop. A release that changes no part keeps the pages of the one before. */
function versionsOfPage(): Record<string, string> | null {
  const { __shop: start } = globalThis as { __shop?: { parts?: Record<string, readonly [version: string]> } };
  return start?.parts
    ? Object.fromEntries(Object.entries(start.parts).map(([part, [version]]) => [part, version]))
    : null;
}

/** In words, when a page is of another release than it should be: one that went live meanwhile. */
function otherVersions({ parts }: Side, versions: Readonly<Record<string, string>>): string | null {
  const others = Object.keys({ ...parts, ...versions }).filter((part) => parts[part]?.version !== versions[part]);
  return others.length === 0
    ? null
    : `is of another release: ${others.map((part) => `${part}@${versions[part] ?? 'none'}`).join(', ')}`;
}
